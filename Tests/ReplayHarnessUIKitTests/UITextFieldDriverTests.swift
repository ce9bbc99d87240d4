import CompositionScript
import MarkedTextUIKit
import ReplayHarnessUIKit
import Testing
import TextInputModel

/// The adapter by itself: what it asks, fires and notices.
@MainActor @Suite struct UITextFieldDriverTests {
  private func units(_ text: String) -> [UInt16] { Array(text.utf16) }

  @Test func asksAndFiresWhatTheHostDoes() {
    let field = UITextField(frame: .zero)
    let driver = UITextFieldDriver(field, host: .ios18)
    var heard: [String] = []
    driver.asks = { range, string in
      heard.append("\(range.location),\(range.length) \(string)")
      return string != "x"
    }
    field.addAction(
      UIAction { _ in heard.append(field.markedTextRange == nil ? "plain" : "marked") }, for: .editingChanged)
    #expect(driver.keyboard(.setMarkedText(units("ni")), key: .grapheme(units("i"))) == .performed)
    #expect(driver.keyboard(.insertText(units("你")), key: nil) == .performed)
    #expect(driver.keyboard(.insertText(units("x")), key: nil) == .refused)
    #expect(heard == ["0,0 i", "marked", "0,2 你", "plain", "1,0 x"])
    #expect(field.text == "你")
    #expect(driver.differences == [])
  }

  /// What the app writes while it is asked or told is seen, the same text too.
  @Test func noticesWhatTheAppDoes() {
    final class Watcher: TextFieldObserver {
      var acts: [ProgramAct] = []
      func fieldDidChange() {}
      func delivered(_ callback: CallbackKind) {}
      func asked(_ question: ChangeQuestion, answer: Bool) {}
      func willPerform(_ act: ProgramAct) { acts.append(act) }
    }
    let field = UITextField(frame: .zero)
    let driver = UITextFieldDriver(field, host: .ios12)
    let watcher = Watcher()
    driver.observer = watcher
    field.addAction(UIAction { _ in field.text = field.text }, for: .editingChanged)
    _ = driver.keyboard(.setMarkedText(units("n")), key: nil)
    #expect(watcher.acts == [.setText(units("n"))])
    #expect(driver.markedRange == nil)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(driver.selectedRange == .caret(0))
    #expect(watcher.acts.last == .select(.caret(0)))
  }

  /// A field whose subclass does something else with a call: the model is told by the field, and the difference is kept.
  @Test func keepsDifferences() {
    final class Shouting: UITextField {
      override func insertText(_ text: String) { super.insertText(text.uppercased()) }
    }
    let driver = UITextFieldDriver(Shouting(frame: .zero), host: .ios18)
    _ = driver.keyboard(.insertText(units("a")), key: nil)
    #expect(driver.state.units == units("A"))
    #expect(driver.differences.map(\.model.units) == [units("a")])
    #expect(driver.differences.map(\.field.units) == [units("A")])
  }

  @Test func startsWhereTheSessionStarts() throws {
    for notation in ["ab|c", "a<b>c", "a[n|i]b", "|"] {
      let driver = UITextFieldDriver(UITextField(frame: .zero), host: .ios18)
      driver.restore(try StateNotation.parse(notation))
      #expect(driver.state == (try StateNotation.parse(notation)), "\(notation)")
    }
  }

  @Test func focusIsTheFieldsOwn() {
    let field = UITextField(frame: .zero)
    let driver = UITextFieldDriver(field, host: .ios18)
    #expect(driver.beginEditing() && field.isFirstResponder)
    _ = driver.keyboard(.setMarkedText(units("p\u{2006}g")), key: nil)
    #expect(driver.endEditing() && !driver.isEditing)
    #expect(driver.state == TextInputState(text: "pg"))
  }
}
