import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct CardNumberFormatterTests {
  @Test(arguments: systems) func cardsAreGrouped(host: HostProfile) async {
    let formatter = CardNumberFormatter()
    let field = field(on: host)
    field.delegate = formatter
    field.becomeFirstResponder()
    for digit in "4242424242424242" {
      field.type(String(digit))
      await mainQueueRuns()
    }
    #expect(field.text == "4242 4242 4242 4242")
    #expect(field.caret == 19)
    field.type("1")
    #expect(field.text == "4242 4242 4242 4242")
    field.caret = 5
    field.delete()
    await mainQueueRuns()
    #expect(field.text == "4242 4242 4242 4242")
    #expect(field.caret == 4)
    field.caret = 1
    field.delete()
    await mainQueueRuns()
    #expect(field.text == "2424 2424 2424 242")
    #expect(field.caret == 0)
  }

  @Test func cardsArePasted() async {
    let formatter = CardNumberFormatter()
    let field = field(on: .ios18)
    field.delegate = formatter
    field.becomeFirstResponder()
    field.simulatedField.paste(Array("4242-4242 42".utf16))
    await mainQueueRuns()
    #expect(field.text == "4242 4242 42")
    #expect(field.caret == 12)
  }
}
