import Testing
import UIKit

@MainActor @Suite struct LoginViewControllerTests {
  @Test func theInsetFollowsTheKeyboard() {
    let controller = LoginViewController(nibName: nil, bundle: nil)
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 500, width: 390, height: 336))
      ])
    #expect(controller.scrollView.contentInset.bottom == 336)
    #expect(controller.view.gestureRecognizers?.count == 1)
    #expect(controller.view.gestureRecognizers?.first?.view === controller.view)
    controller.toggle.isOn = false
    controller.toggle.sendActions(for: .valueChanged)
    #expect(controller.stack.isHidden)
  }

  @Test func theEyeShowsThePassword() {
    let field = FloatingLabelTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    field.placeholder = "Password"
    field.isSecureTextEntry = true
    #expect(field.floatingLabel.text == "Password")
    (field.rightView as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(!field.isSecureTextEntry)
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(field.layer.sublayers?.map(\.frame) == [CGRect(x: 0, y: 43, width: 200, height: 1)])
    #expect(field.point(inside: CGPoint(x: -5, y: 0), with: nil))
    #expect(!field.point(inside: CGPoint(x: -9, y: 0), with: nil))
    #expect(field.hitTest(CGPoint(x: 199, y: 43), with: nil) === field)
  }
}
