import UIKit

/// Writes a card number in groups of four, with the replacement made by NSString.
final class CardNumberFormatter: NSObject, UITextFieldDelegate {
  private let groupSize = 4
  private let maxDigits = 16

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let text = textField.text as NSString? else { return true }
    let proposed = text.replacingCharacters(in: range, with: string)
    let digits = proposed.components(separatedBy: CharacterSet.decimalDigits.inverted).joined()
    if digits.count > maxDigits { return false }

    // How many digits stand in front of the caret, before and after.
    let prefix = text.substring(to: range.location) + string
    let caretDigits = prefix.components(separatedBy: CharacterSet.decimalDigits.inverted).joined().count

    var formatted = ""
    for (i, ch) in digits.enumerated() {
      if i > 0 && i % groupSize == 0 { formatted.append(" ") }
      formatted.append(ch)
    }
    textField.text = formatted

    let caret = caretDigits + max(0, (caretDigits - 1) / groupSize)
    if let newPosition = textField.position(from: textField.beginningOfDocument, offset: min(caret, formatted.count)) {
      DispatchQueue.main.async {
        textField.selectedTextRange = textField.textRange(from: newPosition, to: newPosition)
      }
    }
    return false
  }
}
