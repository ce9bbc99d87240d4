import Analytics
import SignUp
import Testing
import UIKit

#if canImport(TextInputModel)
  import TextInputModel
#endif

@MainActor @Suite struct NameFormTests {
  #if canImport(TextInputModel)
    /// Someone types `ni`, chooses 你, and presses Return, as the keyboard of each system hands it over.
    @Test(arguments: [HostProfile.ios12, .ios15, .ios18, .ios26])
    func saysNothingWhileSomeoneTypes(host: HostProfile) {
      SimulatedHost.current = host
      defer { SimulatedHost.current = .ios18 }
      let form = NameForm()
      form.loadViewIfNeeded()
      form.nameField.becomeFirstResponder()
      let keyboard = form.nameField.simulatedField
      for letters in ["n", "ni"] {
        keyboard.keyboard(.setMarkedText(Array(letters.utf16)))
        #expect(form.errorLabel.isHidden)
        #expect(!form.submitButton.isEnabled)
      }
      keyboard.keyboard(.insertText(Array("你".utf16)), key: .candidate)
      #expect(form.nameField.text == "你")
      #expect(form.submitButton.isEnabled)
      keyboard.pressReturn()
      #expect(form.sent == ["你"])
    }
  #endif

  @Test func targetsWithoutTheAliasSeeNoUIKit() {
    #if os(Linux)
      #expect(!Analytics.seesUIKit)
    #else
      #expect(Analytics.seesUIKit)
    #endif
  }
}
