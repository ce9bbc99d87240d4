import MarkedTextUIKit
import Testing
import TextInputModel

@MainActor @Suite struct EditMenuTests {
  @Test(arguments: ["field", "view"])
  func cutAndPaste(kind: String) {
    let input: any UIResponder & UITextInput = kind == "field" ? UITextField() : UITextView()
    input.insertText("abc")
    input.selectAll(nil)
    input.copy(nil)
    #expect(UIPasteboard.general.string == "abc")
    input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
    input.delete(nil)
    input.paste(nil)
    input.selectAll(nil)
    #expect(input.selectedTextRange.flatMap(input.text(in:)) == "abc abc")
    input.cut(nil)
    #expect(!input.hasText)
    #expect(UIPasteboard.general.string == "abc abc")
  }

  /// Rule 54: the composition is committed, and the selection is asked.
  @Test func pasteAsksAndTells() {
    let field = UITextField()
    let delegate = RecordingDelegate()
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.smartInsertDeleteType = .no
    field.simulatedField.mark("ni")
    (delegate.log, changes) = ([], 0)
    UIPasteboard.general.string = "xy"
    field.paste(nil)
    #expect(field.text == "nixy")
    #expect(field.markedTextRange == nil)
    #expect(delegate.log.filter { $0.hasPrefix("should") } == ["shouldChange{2,0}xy"])
    #expect(changes == 2)
    delegate.refused = ["shouldChange"]
    field.paste(nil)
    #expect(field.text == "nixy")
  }
}
