import Observation
import UIKit

/// A view model that knows nothing of a field but its text and whether a composition is under way.
@Observable @MainActor
final class ProfileModel {
  var name = ""
  var isComposing = false
  var email = ""
  private(set) var savedName: String?
  @ObservationIgnored private(set) var evaluations = 0

  var nameError: String? {
    evaluations += 1
    guard !isComposing, !name.isEmpty else { return nil }
    return name.allSatisfy { $0.isLetter && !$0.isASCII } ? nil : "漢字または仮名で入力してください"
  }

  var canSave: Bool { !isComposing && !name.isEmpty && nameError == nil }

  func save() {
    guard canSave else { return }
    savedName = name
  }
}

final class ProfileViewController: UIViewController {
  let model: ProfileModel
  let nameField = UITextField()
  let errorLabel = UILabel()
  let saveItem: UIBarButtonItem
  private(set) var renders = 0

  init(model: ProfileModel) {
    self.model = model
    saveItem = UIBarButtonItem(systemItem: .save)
    super.init(nibName: nil, bundle: nil)
    saveItem.primaryAction = UIAction(title: "Save") { [weak model] _ in model?.save() }
    navigationItem.rightBarButtonItem = saveItem
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameField)
    view.addSubview(errorLabel)
    nameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        model.isComposing = nameField.markedTextRange != nil
        model.name = nameField.text ?? ""
      }, for: .allEditingEvents)
    observe()
  }

  private func observe() {
    withObservationTracking {
      render()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observe() }
    }
  }

  private func render() {
    renders += 1
    errorLabel.text = model.nameError
    errorLabel.isHidden = model.nameError == nil
    saveItem.isEnabled = model.canSave
  }
}
