import MarkedTextUIKit
import Testing
import TextInputModel

/// The overridable methods are what the keyboard calls (rule 16).
@MainActor @Suite struct TextFieldEntryPointTests {
  @Test(arguments: [
    (TextInputCall.setMarkedText(Array("ni".utf16), selectedRange: .caret(1)), "mark ni {1,0}"),
    (.setMarkedText(Array("ni".utf16)), "mark ni end"),
    (.unmarkText, "unmark"),
    (.insertText(Array("x".utf16)), "insert x"),
    (.deleteBackward, "delete"),
    (.replace(UTF16Range(location: 0, length: 9), Array("y".utf16)), "replace [0, 3] y"),
    (.select(.caret(1)), "select [1, 0]"),
  ])
  func keyboardCallsOverrides(call: TextInputCall, expected: String) {
    let field = RecordingField()
    field.text = "abc"
    let plain = TextField(host: .ios18, state: field.simulatedField.state)
    field.log = []
    field.simulatedField.keyboard(call)
    plain.keyboard(call)
    #expect(field.log == [expected])
    #expect(field.simulatedField.state == plain.state)
  }

  @Test func deletionIsCalledOnAnEmptyField() {
    let field = RecordingField()
    let delegate = RecordingDelegate()
    field.delegate = delegate
    field.simulatedField.keyboard(.deleteBackward)
    #expect(field.log == ["delete"])
    #expect(!delegate.log.contains { $0.hasPrefix("shouldChange") })
  }

  @Test func whatAnOverrideInsertsIsWhatGoesIn() {
    let field = UppercasingField()
    let delegate = RecordingDelegate()
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.simulatedField.type("ab")
    #expect(field.text == "AB")
    #expect(delegate.log == ["shouldChange{0,0}a", "selection", "shouldChange{1,0}b", "selection"])
    #expect(changes == 2)
  }

  /// An override that does not call super swallows the key, and nobody hears of a change.
  @Test func whatAnOverrideKeepsBackDoesNotGoIn() {
    let field = DeafField()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.simulatedField.type("a")
    #expect(field.text == "")
    #expect(changes == 0)
  }

  @Test func loneSurrogatesPassTheOverrides() {
    let field = RecordingField()
    field.simulatedField.keyboard(.insertText([0x61, 0xD83D]))
    field.simulatedField.keyboard(.setMarkedText([0xDE00]))
    #expect(field.simulatedField.state.units == [0x61, 0xD83D, 0xDE00])
    field.simulatedField.keyboard(.setMarkedText([0x62, 0xDE00]))
    #expect(field.simulatedField.state.units == [0x61, 0xD83D, 0x62, 0xDE00])
  }

  /// At the end of editing old systems set the field's own text, through the setter (rule 53).
  @Test(arguments: [(HostProfile.ios9, 1), (.ios12, 1), (.ios18, 0)])
  func oldSystemsSetTheTextAtTheEnd(host: HostProfile, count: Int) {
    let field = onHost(host) { RecordingField() }
    field.becomeFirstResponder()
    field.simulatedField.type("a")
    field.log = []
    field.resignFirstResponder()
    #expect(field.log.filter { $0 == "text a" }.count == count)
    #expect(field.text == "a")
  }

  @Test func fieldIsFreed() {
    weak var field: UITextField?
    weak var simulated: TextField?
    do {
      let made = UITextField()
      made.becomeFirstResponder()
      made.simulatedField.type("a")
      _ = made.undoManager
      _ = made.tokenizer
      (field, simulated) = (made, made.simulatedField)
      #expect(field != nil)
    }
    #expect(field == nil)
    #expect(simulated == nil)
  }
}

private class RecordingField: UITextField {
  var log: [String] = []

  override var text: String? {
    get { super.text }
    set {
      log.append("text \(newValue ?? "nil")")
      super.text = newValue
    }
  }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let isEnd = selectedRange.location == NSNotFound
    log.append("mark \(markedText ?? "nil") " + (isEnd ? "end" : "{\(selectedRange.location),\(selectedRange.length)}"))
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }
  override func unmarkText() {
    log.append("unmark")
    super.unmarkText()
  }
  override func insertText(_ text: String) {
    log.append("insert \(text)")
    super.insertText(text)
  }
  override func deleteBackward() {
    log.append("delete")
    super.deleteBackward()
  }
  override func replace(_ range: UITextRange, withText text: String) {
    log.append("replace \(range.description) \(text)")
    super.replace(range, withText: text)
  }
  override var selectedTextRange: UITextRange? {
    get { super.selectedTextRange }
    set {
      log.append("select \(newValue?.description ?? "nil")")
      super.selectedTextRange = newValue
    }
  }
}

private class UppercasingField: UITextField {
  override func insertText(_ text: String) { super.insertText(text.uppercased()) }
}

private class DeafField: UITextField {
  override func insertText(_ text: String) {}
}
