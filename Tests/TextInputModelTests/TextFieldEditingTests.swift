import Testing
import TextInputModel

/// Focus, and what the program does: it asks nobody and tells nobody.
@Suite @MainActor struct TextFieldEditingTests {
  @Test(.rule(59)) func takesFocusOnce() throws {
    let stage = try Stage()
    stage.recorder.whenTold = { field, kind in #expect(field.isEditing == (kind != .shouldBegin)) }
    #expect(stage.field.beginEditing())
    try stage.expect([.told(.shouldBegin), .told(.didBegin), .told(.editingDidBegin), .told(.textDidBegin)])
    #expect(stage.field.beginEditing())
    try stage.expect([])
  }

  @Test func mayBeRefusedFocus() throws {
    let stage = try Stage()
    stage.recorder.mayBegin = false
    #expect(!stage.field.beginEditing())
    #expect(!stage.field.isEditing)
    try stage.expect([.told(.shouldBegin)])
    #expect(stage.field.endEditing(), "it has no focus to lose")
    try stage.expect([])
  }

  /// Rule 48: the letters stay without their separators, and two change events follow each other at once.
  @Test(
    .rule(48, 175),
    arguments: [
      (#"[p\u{2006}g|]"#, "pg|"), (#"x[f\u{2006}g\u{2006}h|]y"#, "xfgh|y"), ("[かな|]", "かな|"), ("a[n|i]b", "an|ib"),
      (#"x\u{2006}[n\u{2006}i|]"#, #"x\u{2006}ni|"#), (#"[n\u{2006}<i>]"#, "ni|"), (#"a[\u{2006}|]b"#, "a|b"),
    ])
  func commitsWhenFocusIsLost(before: String, after: String) throws {
    let stage = try Stage(.ios18, before)
    stage.field.beginEditing()
    try stage.expect([.told(.shouldBegin), .told(.didBegin), .told(.editingDidBegin), .told(.textDidBegin)])
    stage.recorder.whenTold = { field, kind in
      #expect((field.state.markedRange != nil) == (kind == .shouldEnd), "\(kind)")
      #expect(field.isEditing == ![.didEnd, .editingDidEnd, .textDidEnd].contains(kind), "\(kind)")
    }
    #expect(stage.field.endEditing())
    try stage.expect(
      [.told(.shouldEnd), .state(after)] + FieldEvent.told + [
        .editing, .notified, .told(.didEnd), .told(.editingDidEnd), .told(.textDidEnd),
      ], "rule 48")
  }

  @Test func losesFocusQuietlyWithNothingMarked() throws {
    let stage = try Stage(.ios26, #"a\u{2006}b|"#)
    stage.field.beginEditing()
    stage.field.endEditing()
    try stage.expect(
      [
        .told(.shouldBegin), .told(.didBegin), .told(.editingDidBegin), .told(.textDidBegin), .told(.shouldEnd),
        .told(.didEnd), .told(.editingDidEnd), .told(.textDidEnd),
      ], after: #"a\u{2006}b|"#)
  }

  @Test func mayKeepFocus() throws {
    let stage = try Stage(.ios18, "[ni|]")
    stage.field.beginEditing()
    stage.recorder.mayEnd = false
    #expect(!stage.field.endEditing())
    try stage.expect(
      [.told(.shouldBegin), .told(.didBegin), .told(.editingDidBegin), .told(.textDidBegin), .told(.shouldEnd)],
      after: "[ni|]")
    #expect(stage.field.isEditing)
  }

  /// Rule 50: the plain protocol keeps U+2006, and nobody is told of anything.
  @Test(.rule(50)) func rawKeepsTheSeparators() throws {
    let stage = try Stage(.raw, #"[p\u{2006}g|]"#)
    stage.recorder.mayBegin = false
    stage.recorder.mayEnd = false
    #expect(stage.field.beginEditing())
    #expect(stage.field.endEditing())
    try stage.expect([.state(#"p\u{2006}g|"#)])
    #expect(!stage.field.isEditing)
  }

  /// All of them before didEnd: nothing waits for a turn of its own (rule 48).
  @Test(arguments: [0, 1, 2, 3])
  func firesAsManyEventsAtTheLossOfFocusAsAsked(count: Int) throws {
    let stage = try Stage(.ios18, #"[p\u{2006}g|]"#)
    stage.field.changeEventsAtCommit = count
    stage.field.beginEditing()
    stage.recorder.seen = []
    stage.recorder.heard = []
    stage.field.endEditing()
    let more = Array(repeating: Array(FieldEvent.told.dropFirst()), count: max(0, count - 1)).joined()
    try stage.expect(
      [.told(.shouldEnd), .state("pg|")] + (count > 0 ? FieldEvent.told : []) + more + [
        .told(.didEnd), .told(.editingDidEnd), .told(.textDidEnd),
      ])
    #expect(stage.field.pendingChangeEvents == 0)
  }

  /// Nobody is there to be told, so nothing waits to be told either.
  @Test func rawHasNoPendingEvents() throws {
    let stage = try Stage(.raw, "[ni|]")
    stage.field.changeEventsAtCommit = 2
    stage.field.beginEditing()
    stage.field.endEditing()
    stage.field.insertSilently(units("x"))
    stage.field.commit(units("y"), over: range(0, 1))
    #expect(stage.field.pendingChangeEvents == 0)
  }

  /// Rules 40, 42 and 92.
  @Test(.rule(40, 42, 92), arguments: ["a[ni|]b", "a<ni>b", "|anib"], ["xy", "anib", ""])
  func programWritesTellNobody(before: String, text: String) throws {
    for host in HostProfile.all {
      let stage = try Stage(host, before)
      stage.refuse()
      stage.field.setText(units(text))
      let changes = before.contains("[") || text != "anib"
      try stage.expect(
        [.program(.setText(units(text)))] + (changes ? [.state(text + "|")] : []), after: text + "|")
    }
  }

  /// Rule 35 and D14: on iOS 15 and later this alone ends the composition; the text stays.
  @Test func programSelectionEndsTheComposition() throws {
    let stage = try Stage(.ios18, "a[ni|]b")
    stage.field.select(range(2, 1))
    try stage.expect([.program(.select(range(2, 1))), .state("an<i>b")], after: "an<i>b")
    let raw = try Stage(.raw, "a[ni|]b")
    raw.field.select(range(2, 1))
    try raw.expect([.program(.select(range(2, 1)))], after: "a[n<i>]b")
    raw.field.select(range(9, 9))
    try raw.expect([.program(.select(range(9, 9))), .state("anib|")])
  }

  @Test func programUnmarks() throws {
    let stage = try Stage(.ios18, "a[n|i]b")
    stage.field.unmarkText()
    try stage.expect([.program(.unmarkText), .state("an|ib")])
    stage.field.unmarkText()
    try stage.expect([.program(.unmarkText)], after: "an|ib")
  }

  /// N11 of the observed traces: calls made by code ask nothing and fire nothing.
  @Test(
    .rule(63, 92),
    arguments: [
      (mark("n"), "a[n|]b"), (insert("x"), "ax|b"), (.deleteBackward, "|b"), (replace(0, 2, "X"), "X|"),
    ])
  func programCallsAskNobody(call: TextInputCall, after: String) throws {
    let stage = try Stage(.ios18, "a|b")
    stage.refuse()
    stage.field.perform(call)
    try stage.expect([.program(.call(call)), .state(after)])
  }

  @Test func restoresARecordedState() throws {
    let stage = try Stage(.ios18, "a|b")
    stage.field.restore(TextInputState(units: units("xyz"), selectedRange: .caret(0), markedRange: range(1, 1)))
    try stage.expect([.state("|x[y]z")])
  }
}
