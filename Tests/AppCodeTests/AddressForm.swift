import UIKit

/// A form with Previous, Next and Done above the keyboard.
final class AddressFormViewController: UIViewController {
  let streetField = UITextField()
  let cityField = UITextField()
  let notesView = UITextView()
  private(set) var submitted: [String]?

  private var responders: [UIView] { [streetField, cityField, notesView] }

  private lazy var previousItem = UIBarButtonItem(
    image: UIImage(systemName: "chevron.up"),
    primaryAction: UIAction { [weak self] _ in self?.move(by: -1) })
  private lazy var nextItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Next", image: UIImage(systemName: "chevron.down")) { [weak self] _ in
      self?.move(by: 1)
    })
  private lazy var doneItem = UIBarButtonItem(
    systemItem: .done,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      view.endEditing(true)
      submitted = [streetField.text ?? "", cityField.text ?? "", notesView.text]
    })

  lazy var toolbar: UIToolbar = {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    toolbar.setItems([previousItem, nextItem, .flexibleSpace(), doneItem], animated: false)
    toolbar.sizeToFit()
    return toolbar
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    streetField.textContentType = .streetAddressLine1
    cityField.textContentType = .addressCity
    streetField.inputAccessoryView = toolbar
    cityField.inputAccessoryView = toolbar
    notesView.inputAccessoryView = toolbar
    for view in responders { self.view.addSubview(view) }
    for field in [streetField, cityField] {
      field.delegate = self
    }
    notesView.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    streetField.becomeFirstResponder()
  }

  private func move(by distance: Int) {
    guard let current = responders.firstIndex(where: { $0.isFirstResponder }),
      responders.indices.contains(current + distance)
    else { return }
    responders[current + distance].becomeFirstResponder()
  }

  private func updateItems() {
    let index = responders.firstIndex(where: \.isFirstResponder)
    previousItem.isEnabled = index != 0
    nextItem.isEnabled = index != responders.count - 1
  }
}

extension AddressFormViewController: UITextFieldDelegate, UITextViewDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { updateItems() }
  func textViewDidBeginEditing(_ textView: UITextView) { updateItems() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    guard reason == .committed else { return }
    textField.text = textField.text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
