import UIKit

/// Writes a phone number as someone types it: (555) 123-4567.
final class PhoneNumberFormatter: NSObject, UITextFieldDelegate {
  /// The fault: the delegate writes the text and answers false, also to the first key of a keyboard that composes.
  var formatsInDelegate = false
  var onChange: ((String) -> Void)?

  func attach(to textField: UITextField) {
    textField.delegate = self
    textField.keyboardType = .phonePad
    textField.addAction(
      UIAction { [weak self] action in
        guard let textField = action.sender as? UITextField else { return }
        self?.editingChanged(textField)
      }, for: .editingChanged)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let oldText = textField.text ?? ""
    guard let editedRange = Range(range, in: oldText) else { return false }
    let isDeletion = string.isEmpty && textField.markedTextRange == nil
    guard isDeletion || formatsInDelegate else { return true }

    // A deletion that hits only punctuation takes the digit before it too.
    var replacedRange = editedRange
    if isDeletion, !oldText[editedRange].contains(where: \.isNumber) {
      let digitIndex = oldText[..<editedRange.lowerBound].lastIndex(where: \.isNumber)
      replacedRange = (digitIndex ?? editedRange.lowerBound)..<editedRange.upperBound
    }
    let textBeforeCaret = oldText[..<replacedRange.lowerBound] + string
    let newText = oldText.replacingCharacters(in: replacedRange, with: string)
    write(newText, to: textField, digitsBeforeCaret: textBeforeCaret.filter(\.isNumber).count)
    return false
  }

  private func editingChanged(_ textField: UITextField) {
    guard textField.markedTextRange == nil, let selection = textField.selectedTextRange else { return }
    let beforeCaret = textField.textRange(from: textField.beginningOfDocument, to: selection.end)
    let textBeforeCaret = beforeCaret.flatMap(textField.text(in:)) ?? ""
    write(textField.text ?? "", to: textField, digitsBeforeCaret: textBeforeCaret.filter(\.isNumber).count)
  }

  private func write(_ text: String, to textField: UITextField, digitsBeforeCaret: Int) {
    let formatted = Self.format(text)
    textField.text = formatted

    var remaining = digitsBeforeCaret
    let end = formatted.firstIndex { character in
      if remaining == 0 { return true }
      if character.isNumber { remaining -= 1 }
      return false
    }
    let offset = formatted.utf16.distance(from: formatted.startIndex, to: end ?? formatted.endIndex)
    if let position = textField.position(from: textField.beginningOfDocument, offset: offset) {
      textField.selectedTextRange = textField.textRange(from: position, to: position)
    }
    onChange?(formatted)
  }

  static func format(_ text: String) -> String {
    let halfWidth = text.applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? text
    let digits = halfWidth.filter(\.isNumber).prefix(10)
    var result = ""
    for (index, digit) in digits.enumerated() {
      switch index {
      case 0: result += "("
      case 3: result += ") "
      case 6: result += "-"
      default: break
      }
      result.append(digit)
    }
    return result
  }
}
