import Testing
import TextInputModel
import UIKit

/// App code under `import UIKit`, typed into by way of `simulatedField`.
@MainActor @Suite struct SignUpTests {
  @Test func compositionIsNotJudged() {
    let controller = SignUpViewController(maximumLength: 3)
    controller.loadViewIfNeeded()
    let name = controller.fields.name
    #expect(name.becomeFirstResponder())
    for letters in ["n", "ni", "nih", "niha", "nihao"] {
      name.simulatedField.keyboard(.setMarkedText(Array(letters.utf16)))
      #expect(controller.errorLabel.text == nil)
    }
    name.simulatedField.keyboard(.insertText(Array("你好".utf16)))
    #expect(name.text == "你好")
    #expect(controller.countLabel.text == "2/3")
    name.simulatedField.keyboard(.insertText(Array("吗吗".utf16)))
    #expect(controller.errorLabel.text == "At most 3 characters")
    #expect(!controller.saveButton.isEnabled)
  }

  @Test func returnLeadsToTheNextField() {
    let controller = SignUpViewController()
    controller.loadViewIfNeeded()
    let (name, mail, bio) = controller.fields
    name.becomeFirstResponder()
    name.simulatedField.keyboard(.insertText(Array(" Ann ".utf16)))
    name.simulatedField.pressReturn()
    #expect(mail.isFirstResponder)
    #expect(!name.isFirstResponder)
    #expect(name.text == "Ann")
    mail.simulatedField.keyboard(.insertText(Array("é".utf16)))
    #expect(mail.text == "")
    bio.becomeFirstResponder()
    bio.simulatedField.keyboard(.insertText(Array("Hello".utf16)))
    bio.simulatedField.pressReturn()
    #expect(bio.text == "Hello")
    #expect(!bio.isFirstResponder)
  }

  @Test func buttonSaves() {
    let controller = SignUpViewController()
    controller.loadViewIfNeeded()
    controller.fields.name.text = "Ann"
    controller.saveButton.performPrimaryAction()
    let item = controller.navigationItem.rightBarButtonItem
    item?.primaryAction?.performWithSender(item, target: nil)
    #expect(controller.saved == ["Ann", "Ann"])
    #expect(controller.presentedViewController is UIAlertController)
  }

  @Test func caretsAreOffsets() {
    let field = PaddedTextField()
    field.text = "a😀b"
    #expect(field.accessibilityValue == "a😀b")
    #expect(field.caretOffset == 4)
    field.caretOffset = 1
    #expect(field.caretOffset == 1)
    #expect(field.becomeFirstResponder())
    field.simulatedField.keyboard(.deleteBackward)
    #expect(field.text == "😀b")
    #expect(field.deletions == 1)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 40)).width == 84)
  }
}
