import UIKit

/// A nickname of at most eight Chinese characters, checked at every change by a UIAction.
final class NicknameViewController: UIViewController {
  enum Validation { case everyChange, whenNothingIsMarked }

  let nicknameField = UITextField()
  let errorLabel = UILabel()
  let saveButton = UIButton(type: .system)
  private let validation: Validation
  private let maxLength = 8

  init(validation: Validation) {
    self.validation = validation
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nicknameField.borderStyle = .roundedRect
    nicknameField.placeholder = NSLocalizedString("nickname", comment: "")
    errorLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    errorLabel.textColor = .systemRed
    saveButton.setTitle("Save", for: .normal)
    saveButton.isEnabled = false

    let stackView = UIStackView(arrangedSubviews: [nicknameField, errorLabel, saveButton])
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])

    nicknameField.addAction(
      UIAction(identifier: UIAction.Identifier("nickname.changed")) { [weak self] action in
        guard let textField = action.sender as? UITextField else { return }
        self?.nicknameChanged(textField)
      },
      for: [.editingChanged, .editingDidEnd])
  }

  private func nicknameChanged(_ textField: UITextField) {
    if validation == .whenNothingIsMarked, let marked = textField.markedTextRange, !marked.isEmpty {
      errorLabel.text = nil
      saveButton.isEnabled = false
      return
    }
    if let text = textField.text, text.count > maxLength {
      textField.text = String(text.prefix(maxLength))
    }
    let nickname = textField.text?.trimmingCharacters(in: .whitespaces) ?? ""
    let isChinese = nickname.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
    errorLabel.text = isChinese ? nil : "请输入中文昵称"
    saveButton.isEnabled = !nickname.isEmpty && isChinese
  }
}
