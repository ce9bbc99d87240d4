import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct ProfileModelTests {
  /// The screen, in a window of its own: views outside of windows share one focus, and other tests run at each `await`.
  func show(_ model: ProfileModel, on host: HostProfile) -> (UIWindow, ProfileViewController) {
    make(on: host) {
      let controller = ProfileViewController(model: model)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (window, controller)
    }
  }

  @Test(arguments: systems) func kana(host: HostProfile) async {
    let model = ProfileModel()
    let (window, controller) = show(model, on: host)
    let field = controller.nameField
    field.becomeFirstResponder()
    for letters in ["y", "や", "やm", "やま"] {
      field.mark(letters)
      await mainQueueRuns()
      #expect(model.name == letters)
      #expect(controller.errorLabel.isHidden)
      #expect(!controller.saveItem.isEnabled)
    }
    press(controller.saveItem)
    #expect(model.savedName == nil)
    field.choose("山")
    await mainQueueRuns()
    #expect(controller.errorLabel.isHidden)
    #expect(controller.saveItem.isEnabled)
    press(controller.saveItem)
    #expect(model.savedName == "山")
    field.type("x")
    await mainQueueRuns()
    #expect(controller.errorLabel.text == "漢字または仮名で入力してください")
    #expect(!controller.saveItem.isEnabled)
    #expect(controller.renders > 2)
    window.isHidden = true
  }

  /// Focus goes while text is marked: the model hears of the end of the composition by an editing event.
  @Test(arguments: systems) func focusGoes(host: HostProfile) async {
    let model = ProfileModel()
    let (window, controller) = show(model, on: host)
    controller.nameField.becomeFirstResponder()
    controller.nameField.mark("やm")
    #expect(model.isComposing)
    #expect(model.nameError == nil)
    controller.nameField.resignFirstResponder()
    #expect(!model.isComposing)
    #expect(model.nameError != nil)
    await mainQueueRuns()
    #expect(!controller.errorLabel.isHidden)
    window.isHidden = true
  }

  func press(_ item: UIBarButtonItem) {
    guard item.isEnabled else { return }
    item.primaryAction?.performWithSender(item, target: nil)
  }
}
