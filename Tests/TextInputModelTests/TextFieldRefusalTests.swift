import Testing
import TextInputModel

/// A delegate that says no. Part of `TextField+Keyboard.swift`.
@Suite @MainActor struct TextFieldRefusalTests {
  /// Rule 74 and D6: the call is dropped, nothing fires, and what was marked stays.
  @Test(arguments: [
    KeyboardRow("rule 60", "a|b", insert("x"), [.ask(1, 0, "x", answer: false)]),
    KeyboardRow("rule 74", "|", mark("ㄊ"), key: .key("ㄊ"), [.ask(0, 0, "ㄊ", answer: false)]),
    KeyboardRow("rule 74, grown", "[ㄊ|]", mark("ㄊㄞ"), key: .key("ㄞ"), [.ask(1, 0, "ㄞ", answer: false)]),
    KeyboardRow("rule 74, no key", "[ni|]", mark("n"), [.ask(0, 2, "", answer: false)]),
    KeyboardRow("rule 74, cancelled", "[ni|]", mark(""), [.ask(0, 2, "", answer: false)]),
    KeyboardRow("rule 64", "ab|", .deleteBackward, [.ask(1, 1, "", answer: false)]),
    KeyboardRow("rule 66", "[ni|]", .deleteBackward, [.ask(0, 2, "", answer: false)]),
    KeyboardRow("rule 83", "ab|", replace(0, 1, "X"), [.ask(0, 1, "X", answer: false)]),
    KeyboardRow("rule 31", "a[ni|]", replace(0, 2, "X"), [.ask(0, 2, "X", answer: false)]),
    KeyboardRow("rule 105", "的|", mark("确"), key: .candidate, [.ask(1, 0, "确", answer: false)]),
  ])
  func dropsTheCall(row: KeyboardRow) throws {
    try row.check(on: .ios18, answer: false)
    try row.check(on: .ios26, answer: false)
  }

  /// Rule 75: the letters go, and the app hears of it; by either way of committing.
  @Test(arguments: [
    KeyboardRow(
      "rule 75", "a[test|]b", insert("test"), [.ask(1, 4, "test", answer: false), .state("a|b")] + FieldEvent.told),
    KeyboardRow(
      "rule 75, another text", "a[ni|]b", insert("你"),
      [.ask(1, 2, "你", answer: false), .state("a|b")] + FieldEvent.told),
    KeyboardRow(
      "rules 19 and 75", "a[ni|]b", mark("你"), key: .candidate,
      [.ask(1, 2, "你", answer: false), .state("a|b")] + FieldEvent.told),
    KeyboardRow(
      "rules 19, 75 and 104", "a[test|]b", mark("test"), key: .candidate,
      [.ask(1, 4, "test", answer: false), .state("a|b")] + FieldEvent.told),
  ])
  func removesTheLettersOfARefusedCommit(row: KeyboardRow) throws {
    try row.check(on: .ios18, answer: false)
    try row.check(on: .ios26, answer: false)
  }

  @Test func removesThemOnIOS26Too() throws {
    try KeyboardRow(
      "rule 75", "[ㄨㄤ|]", insert("王"), [.ask(2, 0, "王", .ranges, answer: false), .state("|")] + FieldEvent.told
    ).check(on: .ios26, ranges: true, answer: false)
  }

  /// The end of the composition that the keyboard goes on with has nothing left to keep (rules 18, 19 and 75).
  @Test func leavesNothingForTheUnmarkThatFollows() throws {
    let stage = try Stage(.ios18, "[test|]")
    stage.refuse()
    stage.field.keyboard(mark("test"), key: .candidate)
    stage.field.keyboard(.unmarkText, key: .candidate)
    try stage.expect([.ask(0, 4, "test", answer: false), .state("|")] + FieldEvent.told)
  }

  /// A removal is no commit: the number of events at a commit says nothing about it.
  @Test(arguments: [0, 2]) func removalIsNoCommit(count: Int) throws {
    let stage = try Stage(.ios18, "[test|]")
    stage.field.changeEventsAtCommit = count
    stage.refuse()
    stage.field.keyboard(insert("test"))
    try stage.expect([.ask(0, 4, "test", answer: false), .state("|")] + FieldEvent.told)
    #expect(stage.field.pendingChangeEvents == 0)
  }

  /// Rule 75, second half: what the app wrote before it said no stays.
  @Test(arguments: [("X", "X|"), ("test", "test|"), ("", "|")])
  func keepsWhatTheDelegateWrote(written: String, after: String) throws {
    let stage = try Stage(.ios18, "[test|]")
    stage.recorder.answer = { field, _ in
      field.setText(units(written))
      return false
    }
    #expect(stage.field.keyboard(insert("test")) == .refused)
    try stage.expect([.program(.setText(units(written))), .state(after), .ask(0, 4, "test", answer: false)])
  }

  /// Both kinds of refusal are switches: rule 76 instead of 74, and a host that only drops a commit.
  @Test func followsTheSwitches() throws {
    var host = HostProfile.ios18
    host.keyRefusal = .removesMarkedText
    host.commitRefusal = .dropsCall
    try KeyboardRow(
      "rule 76", "@[te|]", mark("tes"), key: .key("s"),
      [.ask(3, 0, "s", answer: false), .state("@|")] + FieldEvent.told
    ).check(on: host, answer: false)
    try KeyboardRow("rule 76, nothing marked", "@|", mark("t"), [.ask(1, 0, "t", answer: false)])
      .check(on: host, answer: false)
    try KeyboardRow("commit", "[test|]", insert("test"), [.ask(0, 4, "test", answer: false)])
      .check(on: host, answer: false)
    try KeyboardRow("commit", "[te|]", mark("test"), key: .candidate, [.ask(0, 2, "test", answer: false)])
      .check(on: host, answer: false)
  }
}
