import UIKit

struct PasswordFormViewModel {
  enum Message: String {
    case tooShort = "At least 8 characters"
    case notTheSame = "The passwords are not the same"
  }

  var password = ""
  var confirmation = ""
  var touchedConfirmation = false

  var passwordMessage: Message? { !password.isEmpty && password.count < 8 ? .tooShort : nil }
  var confirmationMessage: Message? {
    touchedConfirmation && !confirmation.isEmpty && confirmation != password ? .notTheSame : nil
  }
  var isValid: Bool { password.count >= 8 && password == confirmation }
}

final class PasswordFormView: UIView, UITextFieldDelegate {
  let passwordField = UITextField()
  let confirmationField = UITextField()
  let passwordLabel = UILabel()
  let confirmationLabel = UILabel()
  let continueButton = UIButton(configuration: .filled())
  /// The fault: only the field that changed is judged again.
  let reevaluatesBoth: Bool
  private(set) var viewModel = PasswordFormViewModel() {
    didSet { render() }
  }

  init(reevaluatesBoth: Bool) {
    self.reevaluatesBoth = reevaluatesBoth
    super.init(frame: .zero)
    for field in [passwordField, confirmationField] {
      field.isSecureTextEntry = true
      field.textContentType = .newPassword
      field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
      field.delegate = self
      addSubview(field)
    }
    passwordField.addAction(
      UIAction { [unowned self] _ in viewModel.password = passwordField.text ?? "" }, for: .editingChanged)
    confirmationField.addAction(
      UIAction { [unowned self] _ in
        viewModel.touchedConfirmation = true
        viewModel.confirmation = confirmationField.text ?? ""
      }, for: .editingChanged)
    render(all: true)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == passwordField {
      return confirmationField.becomeFirstResponder()
    }
    textField.resignFirstResponder()
    return true
  }

  func toggleVisibility() {
    passwordField.isSecureTextEntry.toggle()
    confirmationField.isSecureTextEntry = passwordField.isSecureTextEntry
  }

  private func render(all: Bool = false) {
    let all = all || reevaluatesBoth
    if all || passwordField.isFirstResponder { passwordLabel.text = viewModel.passwordMessage?.rawValue }
    if all || confirmationField.isFirstResponder { confirmationLabel.text = viewModel.confirmationMessage?.rawValue }
    continueButton.isEnabled = viewModel.isValid
  }
}
