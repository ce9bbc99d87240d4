import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct PhoneNumberFieldTests {
  func form(on host: HostProfile, _ formatter: PhoneNumberFormatter) -> UITextField {
    let field = field(on: host)
    formatter.attach(to: field)
    field.becomeFirstResponder()
    return field
  }

  @Test(arguments: systems) func digitsAreWrittenOut(host: HostProfile) {
    let formatter = PhoneNumberFormatter()
    let field = form(on: host, formatter)
    var changes: [String] = []
    formatter.onChange = { changes.append($0) }
    field.type("5551234567")
    #expect(field.text == "(555) 123-4567")
    #expect(changes.first == "(5")
    #expect(changes.count == 10)
    field.type("8")
    #expect(field.text == "(555) 123-4567")
  }

  /// The caret stays behind the digit that was typed or deleted, and a deletion of punctuation takes a digit.
  @Test(arguments: systems) func theCaretStaysWithItsDigit(host: HostProfile) {
    let formatter = PhoneNumberFormatter()
    let field = form(on: host, formatter)
    field.type("5551234")
    #expect(field.text == "(555) 123-4")
    field.caret = 2
    field.type("9")
    #expect(field.text == "(595) 512-34")
    #expect(field.caret == 3)
    field.caret = 6
    field.delete()
    #expect(field.text == "(595) 123-4")
    field.caret = 5
    field.delete()
    #expect(field.text == "(591) 234")
    #expect(field.caret == 3)
  }

  /// A romaji keyboard marks digits too. Nothing is marked yet at its first key, so a delegate that writes there itself
  /// takes the composition apart, and the keyboard's next string comes on top.
  @Test(arguments: systems) func markedDigitsAreWrittenOutAtTheEnd(host: HostProfile) {
    let formatter = PhoneNumberFormatter()
    let right = form(on: host, formatter)
    right.mark("5", "55", "555", "5551")
    #expect(right.text == "5551")
    right.choose("5551")
    #expect(right.text == "(555) 1")
    #expect(right.markedTextRange == nil)

    let faulty = PhoneNumberFormatter()
    faulty.formatsInDelegate = true
    let wrong = form(on: host, faulty)
    wrong.mark("5", "55", "555", "5551")
    #expect(wrong.text == "(555) 555-5551")
  }

  /// Full-width digits, as an East Asian keyboard writes them.
  @Test func fullWidthDigits() {
    let formatter = PhoneNumberFormatter()
    let field = form(on: .ios18, formatter)
    field.mark("５", "５５５", "５５５１")
    #expect(field.text == "５５５１")
    field.unmark()
    #expect(field.text == "(555) 1")
  }

  /// What code writes is formatted when the form is told of it.
  @Test func byCode() {
    let formatter = PhoneNumberFormatter()
    let field = form(on: .ios18, formatter)
    field.setMarkedText("5551", selectedRange: NSRange(location: 4, length: 0))
    field.sendActions(for: .editingChanged)
    #expect(field.text == "5551")
    field.unmarkText()
    field.sendActions(for: .editingChanged)
    #expect(field.text == "(555) 1")
    field.insertText("2")
    #expect(field.text == "(555) 12")
  }
}
