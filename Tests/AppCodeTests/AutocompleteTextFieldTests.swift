import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct AutocompleteTextFieldTests {
  final class Listener: AutocompleteTextFieldDelegate {
    var entered: [String] = []
    var deletions = 0
    func autocompleteTextField(_ textField: AutocompleteTextField, didEnter text: String) { entered.append(text) }
    func autocompleteTextFieldDidDeleteOnEmpty(_ textField: AutocompleteTextField) { deletions += 1 }
  }

  func addressField(on host: HostProfile, _ listener: Listener) -> AutocompleteTextField {
    let field = make(on: host) { AutocompleteTextField(frame: .zero) }
    field.autocompleteDelegate = listener
    field.candidates = ["swift.org", "维基百科"]
    field.becomeFirstResponder()
    return field
  }

  @Test(arguments: systems) func completes(host: HostProfile) {
    let listener = Listener()
    let field = addressField(on: host, listener)
    field.type("sw")
    #expect(field.completion == "ift.org")
    #expect(listener.entered == ["s", "sw"])
    field.delete()
    #expect(field.text == "sw")
    #expect(field.completion == "")
    field.delete()
    #expect(field.text == "s")
    #expect(field.completion == "wift.org")
    field.delete()
    field.delete()
    #expect(field.text == "")
    #expect(listener.deletions == 0)
    field.delete()
    #expect(listener.deletions == 1)
  }

  @Test(arguments: systems) func leavesACompositionAlone(host: HostProfile) {
    let listener = Listener()
    let field = addressField(on: host, listener)
    field.mark("s", "sw", "swi")
    #expect(field.isComposing)
    #expect(field.completion == "")
    #expect(listener.entered == [])
    field.mark("")
    #expect(!field.isComposing)
    field.mark("wei")
    field.chooseMarked("维")
    #expect(!field.isComposing)
    #expect(field.completion == "基百科")
    #expect(listener.entered.last == "维")
  }

  /// The same entry points called by code: the overrides run, and nobody is told of a change.
  @Test(arguments: systems) func byCode(host: HostProfile) {
    let listener = Listener()
    let field = addressField(on: host, listener)
    field.setMarkedText("wei", selectedRange: NSRange(location: 3, length: 0))
    #expect(field.isComposing)
    #expect(field.markedTextRange.flatMap(field.text(in:)) == "wei")
    field.setMarkedText("维", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    #expect(!field.isComposing)
    #expect(field.text == "维")
    field.insertText("基")
    field.deleteBackward()
    #expect(field.text == "维")
    #expect(listener.entered == [])
    field.text = nil
    #expect(field.text == "")
    field.deleteBackward()
    #expect(listener.deletions == 1)
  }
}
