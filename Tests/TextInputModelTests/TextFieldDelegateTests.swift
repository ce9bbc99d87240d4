import Testing
import TextInputModel

/// The delegate protocol: its defaults, and delegates that act before they answer.
@Suite @MainActor struct TextFieldDelegateTests {
  private final class SilentDelegate: TextFieldDelegate {}

  @Test func allowsEverythingByDefault() {
    let field = TextField(host: .ios26)
    let delegate = SilentDelegate()
    field.delegate = delegate
    #expect(!delegate.implementsRangesMethod)
    #expect(delegate.textField(field, shouldChange: ChangeQuestion(range: .caret(0), units: [])))
    #expect(field.beginEditing())
    #expect(field.keyboard(mark("ni")) == .performed)
    #expect(field.endEditing())
    #expect(field.state == TextInputState(text: "ni"))
  }

  @Test func questionNamesTheMethodWithOneRangeByDefault() {
    #expect(ChangeQuestion(range: range(1, 2), units: [0x78]).method == .range)
  }

  /// Rule 82's pattern, answered yes: the call goes on from what the delegate wrote.
  @Test(.rule(82)) func writesBeforeItAllows() throws {
    let stage = try Stage(.ios18, "a|bc")
    stage.recorder.answer = { field, _ in
      field.setText(units("zz"))
      return true
    }
    #expect(stage.field.keyboard(insert("x")) == .performed)
    try stage.expect(
      [.program(.setText(units("zz"))), .state("zz|"), .ask(1, 0, "x"), .state("zzx|")] + FieldEvent.told)
  }

  /// What is told is the call's own change: it is one although the text is again what it was before the question.
  @Test func tellsOfTheChangeSinceTheAnswer() throws {
    let stage = try Stage(.ios18, "ab|")
    stage.recorder.answer = { field, _ in
      field.setText(units("abX"))
      return true
    }
    stage.field.keyboard(.deleteBackward)
    try stage.expect(
      [.program(.setText(units("abX"))), .state("abX|"), .ask(1, 1, ""), .state("ab|")] + FieldEvent.told)
  }

  /// And none if the delegate left nothing to delete.
  @Test func tellsOfNothingWhereTheCallHadNothingLeftToDo() throws {
    let stage = try Stage(.ios18, "ab|")
    stage.recorder.answer = { field, _ in
      field.setText([])
      return true
    }
    stage.field.keyboard(.deleteBackward)
    try stage.expect([.program(.setText([])), .state("|"), .ask(1, 1, "")])
  }

  /// A write that shortens the text: ranges of the call are clamped to what is there.
  @Test func shortensTheTextBeforeItAllows() throws {
    let stage = try Stage(.ios18, "abcdef|")
    stage.recorder.answer = { field, _ in
      field.setText(units("a"))
      return true
    }
    stage.field.keyboard(replace(4, 2, "X"))
    try stage.expect(
      [.program(.setText(units("a"))), .state("a|"), .ask(4, 2, "X"), .state("aX|")] + FieldEvent.told)
  }

  /// Rule 77's pattern: writes the text itself and says no to the key; the marked text is gone, nothing else happens.
  @Test(.rule(77)) func writesBeforeItRefusesAKey() throws {
    let stage = try Stage(.ios18, "[z|]")
    stage.recorder.answer = { field, question in
      field.setText(field.state.units + question.units)
      return false
    }
    #expect(stage.field.keyboard(mark("zh"), key: .key("➍")) == .refused)
    try stage.expect([.program(.setText(units("z➍"))), .state("z➍|"), .ask(1, 0, "➍", answer: false)])
  }

  /// The composition ends inside the question: what follows is a plain insertion, not a commit.
  @Test func unmarksBeforeItAllows() throws {
    let stage = try Stage(.ios18, "[ni|]")
    stage.field.changeEventsAtCommit = 0
    stage.recorder.answer = { field, _ in
      field.unmarkText()
      return true
    }
    stage.field.keyboard(insert("你"))
    try stage.expect([.program(.unmarkText), .state("ni|"), .ask(0, 2, "你"), .state("ni你|")] + FieldEvent.told)
  }

  /// A delegate that goes away while it answers is not told of the change.
  @Test func removesItselfWhileItAnswers() throws {
    let stage = try Stage(.ios18, "|")
    stage.recorder.answer = { field, _ in
      field.delegate = nil
      return true
    }
    stage.field.keyboard(insert("x"))
    #expect(stage.recorder.heard == [.ask(0, 0, "x"), .editing, .notified])
  }
}
