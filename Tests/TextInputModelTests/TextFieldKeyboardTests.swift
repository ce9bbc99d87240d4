import Testing
import TextInputModel

/// What a keyboard's call asks and fires, in order, where the delegate says yes.
@Suite @MainActor struct TextFieldKeyboardTests {
  /// The same on every host with callbacks; iOS 26 asks through the other method if there is one.
  nonisolated static let plain = [
    KeyboardRow("rule 60", "a|b", insert("x"), key: .key("x"), [.ask(1, 0, "x"), .state("ax|b")] + FieldEvent.told),
    KeyboardRow("rule 60, selection", "a<bc>d", insert("x"), [.ask(1, 2, "x"), .state("ax|d")] + FieldEvent.told),
    KeyboardRow("rule 148", "|", insert("👋"), [.ask(0, 0, "👋"), .state("👋|")] + FieldEvent.told),
    KeyboardRow("rule 136", "하|", insert("한", over: range(0, 1)), [.ask(0, 1, "한"), .state("한|")] + FieldEvent.told),
    KeyboardRow("nothing to insert", "a|b", insert(""), []),
    KeyboardRow("rule 64", "ab|", .deleteBackward, [.ask(1, 1, ""), .state("a|")] + FieldEvent.told),
    KeyboardRow("rule 64, a cluster", "a😀|", .deleteBackward, [.ask(1, 2, ""), .state("a|")] + FieldEvent.told),
    KeyboardRow("rule 64, selection", "a<bc>d", .deleteBackward, [.ask(1, 2, ""), .state("a|d")] + FieldEvent.told),
    KeyboardRow("rule 62", "|", .deleteBackward, []),
    KeyboardRow("rule 62, at the start", "|ab", .deleteBackward, []),
    KeyboardRow("rule 66", "a[ni|]b", .deleteBackward, [.ask(1, 2, ""), .state("a[n|]b")] + FieldEvent.told),
    KeyboardRow("rule 66, the last one", "a[n|]b", .deleteBackward, [.ask(1, 1, ""), .state("a|b")] + FieldEvent.told),
    KeyboardRow("rule 83", "helo|", replace(0, 4, "hello"), [.ask(0, 4, "hello"), .state("hello|")] + FieldEvent.told),
    KeyboardRow("rule 158", "ab|", replace(1, 9, "X"), [.ask(1, 1, "X"), .state("aX|")] + FieldEvent.told),
    KeyboardRow("rule 31", "a[ni|]bc", replace(3, 1, "X"), [.ask(3, 1, "X"), .state("a[ni|]Xc")] + FieldEvent.told),
    KeyboardRow("rules 18 and D2", "a|b", .unmarkText, []),
    KeyboardRow("D2, rule 61", "a|b", select(2), [.selection], after: "ab|"),
    KeyboardRow("D2, rule 33", "a[ni|]b", select(2), [.selection], after: "a[n|i]b"),
    KeyboardRow("D2, no change", "a|b", select(1), []),
  ]

  /// While a composition grows, shrinks and is rewritten: keys with a grapheme, and no key.
  nonisolated static let composing = [
    KeyboardRow("rule 67", "a|b", mark("n"), key: .key("n"), [.ask(1, 0, "n"), .state("a[n|]b")] + FieldEvent.told),
    KeyboardRow(
      "rule 67, selection", "a<b>", mark("n"), key: .key("n"), [.ask(1, 1, "n"), .state("a[n|]")] + FieldEvent.told),
    KeyboardRow(
      "rules 73 and 100", "a[ni|]", mark("ni\u{2006}h"), key: .key("h"),
      [.ask(3, 0, "h"), .state(#"a[ni\u{2006}h|]"#)] + FieldEvent.told),
    KeyboardRow(
      "rule 33", "[n|h]", mark("nih", at: range(2, 0)), key: .key("i"),
      [.ask(1, 0, "i"), .state("[ni|h]")] + FieldEvent.told),
    KeyboardRow("rule 72", "|", mark("z"), key: .key("➒"), [.ask(0, 0, "➒"), .state("[z|]")] + FieldEvent.told),
    KeyboardRow(
      "rule 72, grown", "[z|]", mark("zh"), key: .key("➍"), [.ask(1, 0, "➍"), .state("[zh|]")] + FieldEvent.told),
    KeyboardRow("rule 79", "[わ|]", mark("を"), key: .key("わ"), [.ask(1, 0, "わ"), .state("[を|]")] + FieldEvent.told),
    KeyboardRow("rule 119", "[n|]", mark("に"), key: .key("i"), [.ask(1, 0, "i"), .state("[に|]")] + FieldEvent.told),
    KeyboardRow("no key, begun", "a<b>", mark("n"), [.ask(1, 1, "n"), .state("a[n|]")] + FieldEvent.told),
    KeyboardRow("no key, appended", "a[ni|]b", mark("nih"), [.ask(3, 0, "h"), .state("a[nih|]b")] + FieldEvent.told),
    KeyboardRow("no key, shrunk", "a[nih|]b", mark("ni"), [.ask(1, 3, ""), .state("a[ni|]b")] + FieldEvent.told),
    KeyboardRow("no key, rewritten", "a[ni|]b", mark("に"), [.ask(1, 2, ""), .state("a[に|]b")] + FieldEvent.told),
    KeyboardRow(
      "no key, rewritten to more", "a[n|]b", mark("にほ"), [.ask(1, 1, ""), .state("a[にほ|]b")] + FieldEvent.told),
    KeyboardRow(
      "no key, over", "abo|", mark("ò", over: range(2, 1)), [.ask(2, 1, "ò"), .state("ab[ò|]")] + FieldEvent.told),
    KeyboardRow("rule 9", "a[ni|]b", mark(""), [.ask(1, 2, ""), .state("a|b")] + FieldEvent.told),
    KeyboardRow("rule 10, caret", "a|b", mark(""), []),
    KeyboardRow("rule 10, selection", "a<b>", mark(""), [.ask(1, 1, ""), .state("a|")] + FieldEvent.told),
    KeyboardRow("no key, the same over it", "a[ni|]b", mark("ni", over: range(1, 2)), [.ask(1, 2, "")]),
    KeyboardRow("the same text", "a[ni|]b", mark("ni"), key: .key("i"), []),
    KeyboardRow("rule 13", "a[ni|]b", mark("ni", at: range(0, 0)), [.selection], after: "a[|ni]b"),
    KeyboardRow("rule 14", "[日本語|]", mark("日本語", at: range(0, 3)), [.selection], after: "[<日本語>]"),
  ]

  @Test(arguments: plain + composing)
  func asksThenChangesThenTells(row: KeyboardRow) throws {
    try row.check(on: .ios18)
    try row.check(on: .ios18, ranges: true)
    try row.check(on: .ios26)
  }

  /// Rules 70 and 71: with both methods implemented iOS 26 calls only the one with ranges.
  @Test(arguments: plain + composing)
  func asksIOS26ThroughTheRangesMethod(row: KeyboardRow) throws {
    let events = row.events.map { event in
      guard case .asked(var question, let answer) = event else { return event }
      question.method = .ranges
      return .asked(question, answer: answer)
    }
    try KeyboardRow(row.rule, row.before, row.call, key: row.key, events, after: row.after)
      .check(on: .ios26, ranges: true)
  }

  /// The plain protocol has no delegate to ask and no events; a delegate that would refuse changes nothing.
  @Test(arguments: plain + composing)
  func tellsNobodyOnRaw(row: KeyboardRow) throws {
    let events = row.events.filter { !$0.isHeardByTheApp }
    let raw = KeyboardRow(row.rule, row.before, row.call, key: row.key, events, after: row.after)
    try raw.check(on: .raw)
    try raw.check(on: .raw, ranges: true, answer: false)
  }
}
