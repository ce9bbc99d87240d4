import UIKit

/// A screen as apps have it, with most of what such screens say about text fields.
final class SignUpViewController: UIViewController {
  private let nameField: UITextField = {
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.textContentType = .name
    field.autocapitalizationType = .words
    field.autocorrectionType = .no
    field.returnKeyType = .next
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityIdentifier = "name"
    return field
  }()
  private lazy var mailField = makeField(placeholder: "Mail", keyboardType: .emailAddress)
  private let bioView = UITextView(frame: .zero)
  let errorLabel = UILabel()
  let countLabel = UILabel()
  private(set) lazy var saveButton = UIButton(
    configuration: .filled(), primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
  private let stack = UIStackView()
  private var observers: [any NSObjectProtocol] = []
  private(set) var saved: [String] = []
  private let maximumLength: Int

  init(maximumLength: Int = 6) {
    self.maximumLength = maximumLength
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign up"
    view.backgroundColor = .systemBackground
    nameField.delegate = self
    mailField.delegate = self
    bioView.delegate = self
    bioView.text = ""
    bioView.layer.borderColor = UIColor.separator.cgColor
    bioView.layer.borderWidth = 1 / UIScreen.main.scale
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
    nameField.addAction(
      UIAction { [weak self] action in
        guard let field = action.sender as? UITextField else { return }
        self?.validate(field.text)
      }, for: .editingChanged)
    [nameField, mailField, bioView, errorLabel, countLabel, saveButton].forEach(stack.addArrangedSubview)
    stack.axis = .vertical
    stack.spacing = 8
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      nameField.heightAnchor.constraint(equalToConstant: 44),
    ])
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
    ]
    nameField.inputAccessoryView = toolbar
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  private func makeField(placeholder: String, keyboardType: UIKeyboardType) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.attributedPlaceholder = NSAttributedString(
      string: placeholder,
      attributes: [.foregroundColor: UIColor.placeholderText, .font: UIFont.systemFont(ofSize: 15)])
    field.keyboardType = keyboardType
    field.setPadding(8)
    return field
  }

  func validate(_ text: String?) {
    guard nameField.markedTextRange == nil else { return }
    let count = text?.count ?? 0
    countLabel.text = "\(count)/\(maximumLength)"
    let isTooLong = count > maximumLength
    errorLabel.text = isTooLong ? "At most \(maximumLength) characters" : nil
    UIView.animate(withDuration: 0.2) { self.errorLabel.isHidden = !isTooLong }
    saveButton.isEnabled = !isTooLong
  }

  private func save() {
    view.endEditing(true)
    saved.append(nameField.text ?? "")
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  var fields: (name: UITextField, mail: UITextField, bio: UITextView) { (nameField, mailField, bioView) }
}

extension SignUpViewController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard textField === mailField else { return true }
    let current = (textField.text ?? "") as NSString
    return current.replacingCharacters(in: range, with: string).allSatisfy(\.isASCII)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      mailField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.text = textField.text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension SignUpViewController: UITextViewDelegate {
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    guard text != "\n" else {
      textView.resignFirstResponder()
      return false
    }
    guard let range = Range(range, in: textView.text) else { return false }
    return textView.text.replacingCharacters(in: range, with: text).count <= 20
  }

  func textViewDidChange(_ textView: UITextView) {
    countLabel.text = "\(textView.text.count)"
  }
}

extension UITextField {
  func setPadding(_ padding: CGFloat) {
    leftView = UIView(frame: CGRect(x: 0, y: 0, width: padding, height: frame.size.height))
    leftViewMode = .always
  }

  /// The offset of the caret, as many apps compute it.
  var caretOffset: Int? {
    get { selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) } }
    set {
      guard let newValue, let position = position(from: beginningOfDocument, offset: newValue) else { return }
      selectedTextRange = textRange(from: position, to: position)
    }
  }
}

/// A field as apps subclass it.
class PaddedTextField: UITextField {
  var padding = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
  private(set) var deletions = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() { clearButtonMode = .always }

  override var text: String? {
    didSet { accessibilityValue = text }
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).inset(by: padding) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func deleteBackward() {
    deletions += 1
    super.deleteBackward()
  }
  override func becomeFirstResponder() -> Bool {
    layer.borderColor = UIColor.systemBlue.cgColor
    return super.becomeFirstResponder()
  }
}
