import UIKit

/// A text view with a placeholder, a counter and a limit, which leaves marked text alone.
final class BioTextView: UITextView, UITextViewDelegate {
  enum Limit { case always, whenNothingIsMarked }

  let placeholderLabel = UILabel()
  let counterLabel = UILabel()
  private let maxLength: Int
  private let limit: Limit

  init(maxLength: Int, limit: Limit = .whenNothingIsMarked) {
    self.maxLength = maxLength
    self.limit = limit
    super.init(frame: .zero, textContainer: nil)
    placeholderLabel.text = "自我介绍"
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.font = font
    addSubview(placeholderLabel)
    textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    textContainer.lineFragmentPadding = 0
    isScrollEnabled = false
    delegate = self
    update()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var text: String! {
    didSet { update() }
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholderLabel.isHidden = hasText
    if limit == .whenNothingIsMarked, let range = textView.markedTextRange,
      textView.position(from: range.start, offset: 0) != nil
    {
      return
    }
    if textView.text.count > maxLength {
      let selected = textView.selectedRange
      textView.text = String(textView.text.prefix(maxLength))
      textView.selectedRange = NSRange(location: min(selected.location, textView.text.utf16.count), length: 0)
    }
    update()
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    if text == "\n" {
      textView.resignFirstResponder()
      return false
    }
    // A limit asked here counts letters that will be replaced: it must not be asked while there are any.
    if limit == .whenNothingIsMarked { return true }
    let newText = (textView.text as NSString).replacingCharacters(in: range, with: text)
    return newText.count <= maxLength
  }

  private func update() {
    placeholderLabel.isHidden = !text.isEmpty
    counterLabel.text = "\(text.count)/\(maxLength)"
    counterLabel.textColor = text.count >= maxLength ? .systemRed : .secondaryLabel
  }
}
