import UIKit

final class NameForm: UIViewController {
  @IBOutlet weak var nameField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
  }

  @objc private func nameChanged() {
    title = "\(nameField.text ?? "") // not @objc"
  }

  #if canImport(ObjectiveC)
    @objc private func onlyOnAppleSystems() {}
  #endif
}
