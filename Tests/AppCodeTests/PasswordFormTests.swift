import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct PasswordFormTests {
  func form(on host: HostProfile, reevaluatesBoth: Bool = true) -> PasswordFormView {
    make(on: host) { PasswordFormView(reevaluatesBoth: reevaluatesBoth) }
  }

  func enter(_ text: String, in field: UITextField) {
    field.becomeFirstResponder()
    field.type(text)
  }

  @Test(arguments: systems) func bothAreJudgedAgain(host: HostProfile) {
    let form = form(on: host)
    enter("12345678", in: form.passwordField)
    form.passwordField.simulatedField.pressReturn()
    #expect(form.confirmationField.isFirstResponder)
    form.confirmationField.type("1234567")
    #expect(form.confirmationLabel.text == "The passwords are not the same")
    form.confirmationField.type("8")
    #expect(form.confirmationLabel.text == nil)
    #expect(form.continueButton.isEnabled)
    enter("abcdefgh", in: form.passwordField)
    #expect(form.confirmationLabel.text == "The passwords are not the same")
    #expect(!form.continueButton.isEnabled)
  }

  @Test(arguments: systems) func theFaultLeavesTheConfirmationAlone(host: HostProfile) {
    let form = form(on: host, reevaluatesBoth: false)
    enter("12345678", in: form.passwordField)
    enter("12345678", in: form.confirmationField)
    #expect(form.continueButton.isEnabled)
    enter("abcdefgh", in: form.passwordField)
    #expect(form.confirmationLabel.text == nil)
    #expect(!form.continueButton.isEnabled)
  }

  /// Rules 168 and 170: in a secure field the first key after focus takes the old text away, and the form hears of it.
  @Test(arguments: systems) func theFirstKeyTakesTheOldTextAway(host: HostProfile) {
    let form = form(on: host)
    enter("12345678", in: form.passwordField)
    enter("x", in: form.confirmationField)
    enter("9", in: form.passwordField)
    #expect(form.passwordField.text == "9")
    #expect(form.viewModel.password == "9")
    #expect(form.passwordLabel.text == "At least 8 characters")
  }

  @Test(arguments: systems) func aShownPasswordIsKept(host: HostProfile) {
    let form = form(on: host)
    form.toggleVisibility()
    enter("12345678", in: form.passwordField)
    enter("x", in: form.confirmationField)
    enter("9", in: form.passwordField)
    #expect(form.passwordField.text == "123456789")
    #expect(form.viewModel.password == "123456789")
  }

  /// Rule 168: no keyboard composes in a secure field.
  @Test(arguments: systems) func nothingIsMarked(host: HostProfile) {
    let form = form(on: host)
    form.passwordField.becomeFirstResponder()
    form.passwordField.mark("n", "ni")
    #expect(form.passwordField.markedTextRange == nil)
  }
}
