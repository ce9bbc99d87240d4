import MarkedTextUIKit
import Testing
import TextInputModel

/// What code does to a field asks nobody and fires nothing (rules 40, 42, 92).
@MainActor @Suite struct ProgramWriteTests {
  private let field: UITextField
  private let delegate = RecordingDelegate()

  init() {
    field = UITextField()
    field.delegate = delegate
    let delegate = delegate
    field.addAction(UIAction { _ in delegate.log.append("event") }, for: .allEditingEvents)
    field.simulatedField.type("ab")
    field.simulatedField.mark("ni")
    delegate.log = []
  }

  @Test(arguments: ["xyz", "abni", "", nil]) func settingTheText(text: String?) {
    let listener = NotificationListener(field, [(UITextField.textDidChangeNotification, "note")]) { [delegate] in
      delegate.log.append($0)
    }
    field.text = text
    listener.stop()
    #expect(field.text == text ?? "")
    #expect(field.markedTextRange == nil)
    #expect(field.simulatedField.selectedRange == .caret((text ?? "").utf16.count))
    #expect(delegate.log == [])
  }

  @Test func settingStyledText() {
    field.attributedText = NSAttributedString(string: "xyz", attributes: [.foregroundColor: UIColor.red])
    #expect(field.text == "xyz")
    #expect(field.markedTextRange == nil)
    #expect(delegate.log == [])
    field.textColor = .systemGreen
    #expect(field.attributedText?.string == "xyz")
    #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemGreen)
  }

  @Test func callingTheProtocol() {
    field.insertText("x")
    #expect(field.text == "abx")
    field.deleteBackward()
    field.setMarkedText("q", selectedRange: NSRange(location: 0, length: 1))
    #expect(field.text == "abq")
    #expect(field.simulatedField.state.selectedRange == UTF16Range(location: 2, length: 1))
    field.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(field.simulatedField.state == TextInputState(text: "ab"))
    #expect(delegate.log == [])
  }

  /// Rule 35: on iOS 15 and later a selection set by code ends the composition, even inside it.
  @Test(arguments: [(HostProfile.ios12, true), (.ios18, false)])
  func settingTheSelection(host: HostProfile, keeps: Bool) throws {
    let field = onHost(host) { UITextField() }
    field.simulatedField.mark("nihao")
    let two = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: two, to: two)
    #expect((field.markedTextRange != nil) == keeps)
    #expect(field.simulatedField.selectedRange == .caret(2))
  }

  /// The same call by the keyboard is no act of the program.
  @Test func keyboardMayMoveTheCaret() {
    field.simulatedField.keyboard(.select(.caret(3)))
    #expect(field.markedTextRange != nil)
    #expect(delegate.log == ["selection"])
  }

  /// Nor is the end of a composition: a keyboard that ended it itself has no letters to forget (rule 41).
  @Test func keyboardMayEndItsComposition() {
    let field = UITextField()
    field.simulatedField.mark("ni")
    field.simulatedField.keyboard(.unmarkText)
    field.simulatedField.mark("nihao")
    #expect(field.text == "ninihao")
  }

  /// Rule 43.
  @Test(arguments: [HostProfile.ios9, .ios18, .raw]) func settingAttributes(host: HostProfile) {
    let field = onHost(host) { UITextField() }
    field.simulatedField.mark("ni")
    field.defaultTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 12)]
    #expect((field.markedTextRange == nil) == (host != .raw))
    #expect(field.text == "ni")
    #expect(field.font == .boldSystemFont(ofSize: 12))
  }

  /// Rule 44: turned off inside the event, the field loses the last key.
  @Test func turningInteractionOff() {
    let field = UITextField()
    for text in ["たべま", "たべます"] { field.simulatedField.mark(text) }
    field.isUserInteractionEnabled = false
    #expect(field.text == "たべま")
  }

  /// Rules 97 and 98: the input delegate hears of the program's changes, and never of the keyboard's.
  @Test func inputDelegateHearsOfTheProgram() {
    let listener = InputListener()
    field.inputDelegate = listener
    field.simulatedField.type("x")
    #expect(listener.log == [])
    field.text = "new"
    #expect(listener.log == ["selection will", "text will", "text did", "selection did"])
    listener.log = []
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(listener.log == ["selection will", "selection did"])
  }

  /// Rule 93: text that a handler writes inside the event does not fire it again.
  @Test func writingInsideTheEvent() {
    let field = UITextField()
    var count = 0
    field.addAction(
      UIAction { action in
        count += 1
        guard let field = action.sender as? UITextField, field.markedTextRange == nil else { return }
        field.text = field.text.map { String($0.prefix(2)) }
      }, for: .editingChanged)
    field.simulatedField.type("abcd")
    #expect(field.text == "ab")
    #expect(count == 4)
  }
}

private class InputListener: NSObject, UITextInputDelegate {
  var log: [String] = []
  func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selection will") }
  func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selection did") }
  func textWillChange(_ textInput: (any UITextInput)?) { log.append("text will") }
  func textDidChange(_ textInput: (any UITextInput)?) { log.append("text did") }
}
