import UIKit

/// A screen with a switch, a tap that ends editing, and insets that follow the keyboard.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  lazy var scrollView = UIScrollView()
  let stack: UIStackView = {
    let stack = UIStackView()
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    stack.setCustomSpacing(4, after: UIView())
    stack.alignment = .fill
    return stack
  }()
  let toggle = UISwitch()
  private var keyboardTokens: [any NSObjectProtocol] = []
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    keyboardTokens.append(
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { [weak self] note in
        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        MainActor.assumeIsolated { self?.scrollView.contentInset.bottom = frame.height }
      })
    toggle.addAction(UIAction { [unowned self] _ in stack.isHidden = !toggle.isOn }, for: .valueChanged)
    view.keyboardLayoutGuide.topAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    view.window?.endEditing(true)
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.endEditing(true); super.touchesBegan(touches, with: event)
  }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let r = textField.selectedTextRange else { return }
    if let s = textField.position(from: r.start, in: .left, offset: 1),
      textField.compare(s, to: r.start) == .orderedAscending
    {
      _ = textField.tokenizer.rangeEnclosingPosition(s, with: .word, inDirection: .storage(.backward))
    }
    if textField.textInputMode?.primaryLanguage?.hasPrefix("zh") == true { return }
    _ = textField.isFirstResponder && textField.canResignFirstResponder
  }
  @available(iOS 16.0, *)
  func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
    -> UIMenu?
  { UIMenu(children: suggestedActions) }
}
