import Analytics
import UIKit

public final class NameForm: UIViewController, UITextFieldDelegate {
  public let nameField = UITextField()
  public let errorLabel = UILabel()
  public let submitButton = UIButton(type: .system)
  public private(set) var sent: [String] = []
  private let validator = NameFieldValidator()

  public override func viewDidLoad() {
    super.viewDidLoad()
    nameField.delegate = self
    nameField.textContentType = .name
    nameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        validator.editingDidChange(nameField)
        refresh()
      }, for: .editingChanged)
    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    [nameField, errorLabel, submitButton].forEach(view.addSubview)
    refresh()
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submit()
    return false
  }

  private func refresh() {
    errorLabel.text = validator.message
    errorLabel.isHidden = validator.message == nil
    submitButton.isEnabled = validator.canSubmit
  }

  private func submit() {
    defer { refresh() }
    guard let name = validator.submit(nameField) else { return }
    sent.append(name)
    Analytics.record("name sent")
  }
}
