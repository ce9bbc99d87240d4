import UIKit

private final class DigitField: UITextField {
  var onDeleteWhenEmpty: (() -> Void)?

  override func deleteBackward() {
    let wasEmpty = !hasText
    super.deleteBackward()
    if wasEmpty { onDeleteWhenEmpty?() }
  }
}

/// A code in boxes, one digit each.
final class OneTimeCodeView: UIView, UITextFieldDelegate {
  private(set) var fields: [UITextField] = []
  var onComplete: ((String) -> Void)?

  var code: String { fields.compactMap(\.text).joined() }

  init(digitCount: Int = 6) {
    super.init(frame: .zero)
    let stackView = UIStackView()
    stackView.distribution = .fillEqually
    stackView.spacing = 8
    addSubview(stackView)
    for index in 0..<digitCount {
      let field = DigitField()
      field.delegate = self
      field.tag = index
      field.keyboardType = .numberPad
      field.textContentType = .oneTimeCode
      field.textAlignment = .center
      field.layer.cornerRadius = 6
      field.onDeleteWhenEmpty = { [weak self] in self?.deleteBefore(index) }
      fields.append(field)
      stackView.addArrangedSubview(field)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    (fields.first { !$0.hasText } ?? fields[fields.count - 1]).becomeFirstResponder()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    if string.isEmpty { return true }
    let digits = string.filter { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return false }
    var index = textField.tag
    for digit in digits where index < fields.count {
      fields[index].text = String(digit)
      index += 1
    }
    if index < fields.count {
      fields[index].becomeFirstResponder()
    } else {
      endEditing(true)
    }
    if code.count == fields.count { onComplete?(code) }
    return false
  }

  private func deleteBefore(_ index: Int) {
    guard index > 0 else { return }
    fields[index - 1].text = ""
    fields[index - 1].becomeFirstResponder()
  }
}
