import MarkedTextUIKit
import Testing
import TextInputModel

@MainActor @Suite struct TraitsTests {
  /// Rules 168 and 170: no composition in a secure field, and the first edit takes the old text away.
  @Test func secureEntry() {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = "pass"
    field.becomeFirstResponder()
    field.simulatedField.mark("ni")
    #expect(field.markedTextRange == nil)
    #expect(field.text == "pass")
    field.simulatedField.type("x")
    #expect(field.text == "x")
    #expect(field.isSecureTextEntry)
    field.resignFirstResponder()
  }

  /// Rule 58.
  @Test(arguments: [(UITextSmartInsertDeleteType.default, "ab cd"), (.yes, "ab cd"), (.no, "abcd")])
  func smartInsertion(type: UITextSmartInsertDeleteType, expected: String) {
    let field = UITextField()
    field.smartInsertDeleteType = type
    field.text = "ab"
    field.simulatedField.paste(Array("cd".utf16))
    #expect(field.text == expected)
  }

  @Test(arguments: [
    (UITextContentType.telephoneNumber, ContentType.contact), (.emailAddress, .contact), (.name, .contact),
    (.oneTimeCode, .oneTimeCode), (.password, .other), (.username, .other),
  ])
  func contentType(type: UITextContentType, expected: ContentType) {
    let field = UITextField()
    #expect(field.textContentType == nil)
    field.textContentType = type
    #expect(field.simulatedField.contentType == expected)
    field.textContentType = nil
    #expect(field.simulatedField.contentType == nil)
  }

  /// A view of the app's own has every trait of the protocol, with UIKit's default.
  @Test func traitsHaveDefaults() {
    let view = KeyView()
    #expect(view.keyboardType == .default)
    #expect(view.autocapitalizationType == .sentences)
    #expect(!view.isSecureTextEntry)
    view.keyboardType = .emailAddress
    #expect(view.keyboardType == .default)
  }

  @Test(arguments: [
    (HostProfile.ios9, "9.0"), (.ios18, "18.0"), (.ios26, "26.0"), (.raw, "0.0"), (.macos, "0.0"),
  ])
  func systemVersion(host: HostProfile, expected: String) {
    #expect(onHost(host) { UIDevice.current.systemVersion } == expected)
  }

  @Test func fieldsKeepTheHostTheyWereMadeOn() {
    let field = onHost(.ios26) { UITextField() }
    #expect(field.simulatedField.host == .ios26)
    #expect(UITextField().simulatedField.host == .ios18)
  }
}

private class KeyView: UIView, UIKeyInput {
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
