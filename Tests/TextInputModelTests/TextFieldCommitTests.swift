import Testing
import TextInputModel

/// Commits: what is asked, how many events there are, and what a no does. Part of `TextField+Keyboard.swift`.
@Suite @MainActor struct TextFieldCommitTests {
  private static let ways: [(name: String, call: TextInputCall, key: KeySymbol?, after: String)] = [
    ("candidate", mark("王"), .candidate, "a[王|]b"), ("insertText", insert("王"), nil, "a王|b"),
  ]

  /// Rules 69 to 71: the marked range, or on iOS 26 with the ranges method the caret behind it.
  @Test(.rule(69, 70, 71), arguments: 0..<2)
  func asksAboutTheCommit(way: Int) throws {
    let (name, call, key, after) = Self.ways[way]
    let old = [.ask(1, 2, "王"), .state(after)] + FieldEvent.told
    try KeyboardRow("rule 69, \(name)", "a[ㄨㄤ|]b", call, key: key, old).check(on: .ios18)
    try KeyboardRow("rule 69, \(name)", "a[ㄨㄤ|]b", call, key: key, old).check(on: .ios18, ranges: true)
    try KeyboardRow("rule 69, \(name)", "a[ㄨㄤ|]b", call, key: key, old).check(on: .ios26)
    let new = [.ask(3, 0, "王", .ranges), .state(after)] + FieldEvent.told
    try KeyboardRow("rule 71, \(name)", "a[ㄨㄤ|]b", call, key: key, new).check(on: .ios26, ranges: true)
    try KeyboardRow("raw, \(name)", "a[ㄨㄤ|]b", call, key: key, [.state(after)]).check(on: .raw, answer: false)
  }

  /// Rules 104 and 69 (Hakawai): choosing the raw word asks although the letters stay the same.
  @Test func asksAboutTheRawWord() throws {
    try KeyboardRow("rule 69", "[test|]", mark("test"), key: .candidate, [.ask(0, 4, "test")]).check(on: .ios18)
    try KeyboardRow("rule 71", "[test|]", mark("test"), key: .candidate, [.ask(4, 0, "test", .ranges)])
      .check(on: .ios26, ranges: true)
  }

  @Test(arguments: [
    KeyboardRow("rule 105", "的|", mark("确"), key: .candidate, [.ask(1, 0, "确"), .state("的[确|]")] + FieldEvent.told),
    KeyboardRow("rule 23", "a[ni|]", insert(""), [.ask(1, 2, ""), .state("a|")] + FieldEvent.told),
    KeyboardRow("rule 90, the second", "a[你|]b", .unmarkText, [.state("a你|b")] + FieldEvent.told),
    KeyboardRow("rule 34", "a[ni|]b", select(0), [.state("|anib")] + FieldEvent.told),
    KeyboardRow("rule 31", "a[ni|]bc", replace(2, 2, "X"), [.ask(2, 2, "X"), .state("anX|c")] + FieldEvent.told),
  ])
  func endsACompositionInOtherWays(row: KeyboardRow) throws {
    try row.check(on: .ios18)
    try row.check(on: .ios26)
  }

  /// Rules 19, 88 to 90: the text comes marked first, then plain; each with an event of its own.
  @Test(.rule(19, 90)) func commitsInTwoCallsWithTwoEvents() throws {
    let stage = try Stage(.ios18, #"[ni\u{2006}hao|]"#)
    var marked: [Bool] = []
    stage.recorder.whenTold = { field, kind in
      if kind == .editingChanged { marked.append(field.state.markedRange != nil) }
    }
    stage.field.keyboard(mark("你好"), key: .candidate)
    stage.field.keyboard(.unmarkText, key: .candidate)
    try stage.expect([.ask(0, 6, "你好"), .state("[你好|]")] + FieldEvent.told + [.state("你好|")] + FieldEvent.told)
    #expect(marked == [true, false])
  }

  /// A commit fires as many events as it is told to; all but the first wait for a turn of their own.
  @Test(arguments: [nil, 0, 1, 2, 3], [TextInputCall.unmarkText, insert("王"), select(0), replace(2, 2, "X")])
  func firesAsManyEventsAsAsked(count: Int?, call: TextInputCall) throws {
    let stage = try Stage(.ios18, "a[ni|]bc")
    stage.field.changeEventsAtCommit = count
    stage.field.keyboard(call)
    #expect(stage.recorder.heard.filter { $0 == .selection }.count == min(1, count ?? 1))
    #expect(stage.recorder.heard.filter { $0 == .editing }.count == min(1, count ?? 1))
    #expect(stage.field.pendingChangeEvents == max(0, (count ?? 1) - 1))
    stage.recorder.heard = []
    stage.recorder.seen = []
    for left in stride(from: stage.field.pendingChangeEvents - 1, through: 0, by: -1) {
      stage.field.deliverPendingChangeEvent()
      #expect(stage.field.pendingChangeEvents == left)
      try stage.expect([.editing, .notified])
    }
    stage.field.deliverPendingChangeEvent()
    try stage.expect([])
  }

  /// A composition that is given up, or goes on, is no commit: one event whatever the number.
  @Test(
    arguments: [0, 2],
    [
      KeyboardRow("rule 9", "[ni|]", mark(""), [.ask(0, 2, ""), .state("|")] + FieldEvent.told),
      KeyboardRow("rule 26", "[n|]", .deleteBackward, [.ask(0, 1, ""), .state("|")] + FieldEvent.told),
      KeyboardRow("rule 89", "[n|]", mark("ni"), [.ask(1, 0, "i"), .state("[ni|]")] + FieldEvent.told),
      KeyboardRow("rule 60", "|", insert("x"), [.ask(0, 0, "x"), .state("x|")] + FieldEvent.told),
    ])
  func countsCommitsOnly(count: Int, row: KeyboardRow) throws {
    let stage = try Stage(.ios18, row.before)
    stage.field.changeEventsAtCommit = count
    stage.field.keyboard(row.call)
    try stage.expect(row.events)
    #expect(stage.field.pendingChangeEvents == 0)
  }

  /// How a twin gets a result: asked like a commit, one change, the events of a commit.
  @Test func commitsANetResultInOnePiece() throws {
    let stage = try Stage(.ios18, "a|bc")
    stage.field.changeEventsAtCommit = 2
    #expect(stage.field.commit(units("王"), over: range(1, 1)) == .performed)
    try stage.expect([.ask(1, 1, "王"), .state("a王|c")] + FieldEvent.told)
    #expect(stage.field.pendingChangeEvents == 1)
    stage.refuse()
    #expect(stage.field.commit(units("x"), over: range(0, 0)) == .refused)
    try stage.expect([.ask(0, 0, "x", answer: false)], after: "a王|c")
    stage.field.announceUnchangedText()
    try stage.expect([.editing, .notified], after: "a王|c")
  }
}
