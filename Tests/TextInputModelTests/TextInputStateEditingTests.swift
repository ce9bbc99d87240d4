import CompositionScript
import Testing
import TextInputModel

/// `insertText`, `replace`, the selection and the program's write, rule by rule.
@Suite @MainActor struct TextInputStateEditingTests {
  @Test(arguments: [
    StateRow("rule 21", "[¨|]", insert("ü"), "ü|"),
    StateRow("rule 21, KeyboardKit", "[beta|]", insert("β"), "β|"),
    StateRow("rule 21, text on both sides", "a[ni|]b", insert("你"), "a你|b"),
    StateRow("rule 22, M and not S", "a[|ni]b", insert("你"), "a你|b"),
    StateRow("rule 22, a clause selected", "a[n<ih>ao]b", insert("你好"), "a你好|b"),
    StateRow("rule 23", "a[ni|]b", insert(""), "a|b"),
    StateRow("rule 24", "[하|]", insert("한"), "한|"),
    StateRow("rule 24, the delimiter", "한|", insert(" "), "한 |"),
    StateRow("rule 60", "a|b", insert("x"), "ax|b"),
    StateRow("rule 60, a selection", "a<bc>d", insert("x"), "ax|d"),
    StateRow("rule 60, nothing over a selection", "a<bc>d", insert(""), "a|d"),
    StateRow("rule 60, nothing at a caret", "a|b", insert(""), "a|b"),
    StateRow("rule 165, composed", "e|", insert("\u{301}"), "e\u{301}|"),
    StateRow("rule 165, decomposed", "|", insert("\u{1112}\u{1161}\u{11AB}"), "\u{1112}\u{1161}\u{11AB}|"),
  ])
  func inserts(row: StateRow) throws { try row.check() }

  @Test(arguments: [
    StateRow("rule 136", "하|", insert("한", over: range(0, 1)), "한|"),
    StateRow("rule 142", "abo|", insert("ò", over: range(2, 1)), "abò|"),
    StateRow("rule 178, before the marked text", "ab[ni|]", insert("x", over: range(0, 1)), "x|bni"),
    StateRow("rule 178, inside the marked text", "a[ni|]b", insert("x", over: range(2, 1)), "anx|b"),
    StateRow("rule 158, past the end", "ab|", insert("x", over: range(7, 2)), "abx|"),
    StateRow("rule 158, Int.max", "ab|", insert("x", over: range(1, .max)), "ax|"),
    StateRow("rule 158, negative", "|ab", insert("x", over: range(.min, 1)), "x|b"),
  ])
  func insertsOverTheRangeOfNSTextInputClient(row: StateRow) throws { try row.check() }

  @Test(arguments: [
    StateRow("rule 30, behind the range", "abc|d", replace(0, 2, "X"), "Xc|d"),
    StateRow("rule 30, at its end", "ab|cd", replace(0, 2, "XYZ"), "XYZ|cd"),
    StateRow("rule 30, at its start", "a|bcd", replace(1, 2, "X"), "a|Xd"),
    StateRow("rule 30, before it", "|abcd", replace(1, 2, ""), "|ad"),
    StateRow("rule 30, caret inside", "ab|cd", replace(1, 2, "XYZ"), "aXYZ|d"),
    StateRow("rule 30, selection inside", "a<b>cd", replace(0, 3, "X"), "X|d"),
    StateRow("rule 30, selection overlapped at its end", "a<bc>d", replace(2, 2, "X"), "abX|"),
    StateRow("rule 30, selection overlapped at its start", "a<bc>d", replace(0, 2, "X"), "X|cd"),
    StateRow("rule 30, selection round it", "<abcd>", replace(1, 2, "X"), "aX|d"),
    StateRow("rule 30, the selection itself", "a<bc>d", replace(1, 2, "X"), "aX|d"),
    StateRow("rule 30, selection behind", "ab<cd>", replace(0, 2, "XYZ"), "XYZ<cd>"),
    StateRow("rule 30, selection right before", "<ab>cd", replace(2, 2, "X"), "<ab>X"),
    StateRow("rule 30, an insertion at the caret", "a|b", replace(1, 0, "X"), "aX|b"),
    StateRow("rule 158, past the end", "ab|", replace(9, 9, "X"), "abX|"),
    StateRow("rule 158, Int.max", "ab|", replace(1, .max, "X"), "aX|"),
    StateRow("rule 158, negative", "ab|", replace(-3, 1, "X"), "Xb|"),
    StateRow("rule 160, half of a pair", "😀|", replace(0, 1, "X"), #"X\u{DE00}|"#),
  ])
  func replaces(row: StateRow) throws { try row.check() }

  /// Rule 31 is open; this is how FORMATS section 1 settles it.
  @Test(arguments: [
    StateRow("FORMATS, length 0 at the start", "a[|ni]b", replace(1, 0, "X"), "aX[|ni]b"),
    StateRow("FORMATS, length 0 at the end", "a[ni|]b", replace(3, 0, "X"), "a[ni|]Xb"),
    StateRow("FORMATS, up to the start", "ab[ni|]c", replace(1, 1, ""), "a[ni|]c"),
    StateRow("FORMATS, from the end", "a[n|i]bc", replace(3, 2, ""), "a[n|i]"),
    StateRow("FORMATS, across the start", "ab[ni|]c", replace(1, 2, "X"), "aXi|c"),
    StateRow("FORMATS, inside", "a[nih|]b", replace(2, 1, "X"), "anXh|b"),
    StateRow("FORMATS, all of it", "a[ni|]b", replace(1, 2, "你"), "a你|b"),
    StateRow("rule 1, the selection is pushed back in", "a[n<i>]b", replace(3, 1, "XY"), "a[n<i>]XY"),
  ])
  func replacesRoundMarkedText(row: StateRow) throws { try row.check() }

  @Test(arguments: [
    StateRow("rule 33", "a[nihao|]b", select(3), "a[ni|hao]b"),
    StateRow("rule 33, the start counts", "a[nihao|]b", select(1), "a[|nihao]b"),
    StateRow("rule 33, the end counts", "a[|nihao]b", select(6), "a[nihao|]b"),
    StateRow("rule 33, all of it", "a[ni|]b", select(1, 2), "a[<ni>]b"),
    StateRow("rule 34", "a[ni|]b", select(4), "anib|"),
    StateRow("rule 34, across its end", "a[ni|]b", select(2, 2), "an<ib>"),
    StateRow("rule 34, round it", "a[ni|]b", select(0, 4), "<anib>"),
    StateRow("rule 158, past the end", "ab|c", select(9, 9), "abc|"),
    StateRow("rule 158, Int.max", "ab|c", select(1, .max), "a<bc>"),
    StateRow("rule 158, negative", "ab|c", select(-1, 1), "<a>bc"),
    StateRow("rule 160, between the halves", "😀|", select(1), #"\u{D83D}|\u{DE00}"#),
  ])
  func selects(row: StateRow) throws { try row.check() }

  @Test(
    .rule(40, 42),
    arguments: [
      ("rule 40", "a[ni|]b", "xy", "xy|"), ("rule 42, the same text", "a[n|i]b", "anib", "anib|"),
      ("rule 40, a selection", "<ab>", "ab", "ab|"), ("rule 40, nothing", "a[ni|]", "", "|"),
    ])
  func programWritesEverything(rule: String, before: String, text: String, after: String) throws {
    var state = try StateNotation.parse(before)
    state.setText(units(text))
    #expect(state == (try StateNotation.parse(after)), "\(rule): \(StateNotation.print(state))")
  }
}
