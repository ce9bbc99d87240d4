import UIKit

@MainActor
protocol AutocompleteTextFieldDelegate: AnyObject {
  func autocompleteTextField(_ textField: AutocompleteTextField, didEnter text: String)
  func autocompleteTextFieldDidDeleteOnEmpty(_ textField: AutocompleteTextField)
}

/// An address field that completes what is typed, and lets a composition alone. What the keyboard calls is overridden.
class AutocompleteTextField: UITextField {
  weak var autocompleteDelegate: (any AutocompleteTextFieldDelegate)?
  var candidates: [String] = []
  private(set) var completion = ""
  private(set) var isComposing = false

  override var text: String? {
    get { return super.text }
    set {
      completion = ""
      super.text = newValue
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    autocorrectionType = .no
    autocapitalizationType = .none
    keyboardType = .webSearch
    super.addAction(UIAction { [unowned self] _ in self.textDidChange() }, for: .editingChanged)
  }

  override func deleteBackward() {
    if !completion.isEmpty {
      completion = ""
      return
    }
    if text?.isEmpty ?? true { autocompleteDelegate?.autocompleteTextFieldDidDeleteOnEmpty(self) }
    super.deleteBackward()
  }

  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    // A partial composition: completing it would end it.
    completion = ""
    isComposing = !(markedText ?? "").isEmpty
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }

  override func unmarkText() {
    super.unmarkText()
    isComposing = false
  }

  override func insertText(_ text: String) {
    completion = ""
    isComposing = false
    super.insertText(text)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  override func caretRect(for position: UITextPosition) -> CGRect {
    completion.isEmpty ? super.caretRect(for: position) : .zero
  }

  private func textDidChange() {
    guard !isComposing, markedTextRange == nil else { return }
    let typed = text ?? ""
    let match = candidates.first { !typed.isEmpty && $0.lowercased().hasPrefix(typed.lowercased()) }
    completion = match.map { String($0.dropFirst(typed.count)) } ?? ""
    autocompleteDelegate?.autocompleteTextField(self, didEnter: typed)
  }
}
