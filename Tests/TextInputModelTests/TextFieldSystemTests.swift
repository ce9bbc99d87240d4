import Testing
import TextInputModel

/// What the system does to a field: paste, cut, AutoFill, silent changes. Part of `TextField+Keyboard.swift`.
@Suite @MainActor struct TextFieldSystemTests {
  @Test func pastes() throws {
    let stage = try Stage(.ios18, "a<bc>d")
    #expect(stage.field.paste(units("e\u{301}")) == .performed)
    try stage.expect([.ask(1, 2, "e\u{301}"), .state("ae\u{301}|d")] + FieldEvent.told)
  }

  /// Rule 54: the composition is committed first.
  @Test(.rule(54)) func commitsBeforeItPastes() throws {
    let stage = try Stage(.ios26, "a[n|i]b", ranges: true)
    stage.field.paste(units("X"))
    try stage.expect(
      [.state("an|ib")] + FieldEvent.told + [.ask(2, 0, "X", .ranges), .state("anX|ib")] + FieldEvent.told)
    let raw = try Stage(.raw, "a[n|i]b")
    raw.field.paste(units("X"))
    try raw.expect([.state("an|ib"), .state("anX|ib")])
  }

  @Test func keepsTheCommitOfARefusedPaste() throws {
    let stage = try Stage(.ios18, "a[ni|]b")
    stage.refuse()
    #expect(stage.field.paste(units("X")) == .refused)
    try stage.expect([.state("ani|b")] + FieldEvent.told + [.ask(3, 0, "X", answer: false)])
  }

  @Test func cuts() throws {
    let stage = try Stage(.ios18, "a<bc>d")
    #expect(stage.field.cut() == .performed)
    try stage.expect([.ask(1, 2, ""), .state("a|d")] + FieldEvent.told)
    #expect(stage.field.cut() == .performed)
    try stage.expect([], after: "a|d")
    let refusing = try Stage(.ios18, "a<bc>d")
    refusing.refuse()
    #expect(refusing.field.cut() == .refused)
    try refusing.expect([.ask(1, 2, "", answer: false)], after: "a<bc>d")
  }

  /// Only what is selected is cut, not the whole composition; it is committed first, as for a paste.
  @Test func cutsAClauseOutOfAComposition() throws {
    let stage = try Stage(.ios18, "a[n<ih>ao]b")
    stage.field.cut()
    try stage.expect(
      [.state("an<ih>aob")] + FieldEvent.told + [.ask(2, 2, ""), .state("an|aob")] + FieldEvent.told)
    let caret = try Stage(.ios18, "a[ni|]b")
    caret.field.cut()
    try caret.expect([], after: "a[ni|]b")
  }

  @Test func fillsIn() throws {
    let stage = try Stage(.ios18, "<ab>")
    #expect(stage.field.autofill(units("+49 30")) == .performed)
    try stage.expect([.ask(0, 2, "+49 30"), .state("+49 30|")] + FieldEvent.told)
    stage.refuse()
    #expect(stage.field.autofill(units("x")) == .refused)
    try stage.expect([.ask(6, 0, "x", answer: false)], after: "+49 30|")
  }

  /// Rules 78, 80 and 105: nobody is asked, so nobody can refuse.
  @Test(.rule(78, 80, 105), arguments: [("a|b", "a修|b"), ("a<b>", "a修|"), ("a[x|]b", "a修|b")])
  func changesSilently(before: String, after: String) throws {
    let stage = try Stage(.ios18, before)
    stage.refuse()
    stage.field.insertSilently(units("修"))
    try stage.expect([.state(after)] + FieldEvent.told)
    let raw = try Stage(.raw, before)
    raw.field.insertSilently(units("修"))
    try raw.expect([.state(after)])
  }

  @Test(arguments: [0, 1, 2])
  func silentCommitFiresAsManyEventsAsAsked(count: Int) throws {
    let stage = try Stage(.ios18, "a[x|]b")
    stage.field.changeEventsAtCommit = count
    stage.field.insertSilently(units("修"))
    try stage.expect([.state("a修|b")] + (count > 0 ? FieldEvent.told : []))
    #expect(stage.field.pendingChangeEvents == max(0, count - 1))
    let plain = try Stage(.ios18, "a|b")
    plain.field.changeEventsAtCommit = count
    plain.field.insertSilently(units("修"))
    try plain.expect([.state("a修|b")] + FieldEvent.told)
  }
}
