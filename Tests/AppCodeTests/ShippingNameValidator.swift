import UIKit

@MainActor
final class ShippingNameValidator {
  private(set) var errorMessage: String?
  private weak var textField: UITextField?

  func attach(to textField: UITextField) {
    self.textField = textField
    textField.addAction(
      UIAction { [weak self] in
        guard let textField = $0.sender as? UITextField else { return }
        self?.textFieldDidChange(textField)
      }, for: .editingChanged)
  }

  func textFieldDidChange(_ textField: UITextField) {
    guard textField.markedTextRange == nil else {
      errorMessage = nil
      return
    }
    errorMessage = isValid(textField.text ?? "") ? nil : "Han characters only"
  }

  func submit() -> Bool {
    guard let textField, textField.markedTextRange == nil else { return false }
    return isValid(textField.text ?? "")
  }

  private func isValid(_ text: String) -> Bool {
    let predicate = NSPredicate(format: "SELF MATCHES %@", "\\p{Han}+")
    return predicate.evaluate(with: text)
  }
}
