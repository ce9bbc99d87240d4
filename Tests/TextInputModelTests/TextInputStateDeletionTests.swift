import CompositionScript
import Testing
import TextInputModel
import UnicodeText

/// `deleteBackward`, rule by rule: part of what `TextInputState+Editing.swift` holds.
@Suite @MainActor struct TextInputStateDeletionTests {
  @Test(arguments: [
    StateRow("rule 26", "a[ni|]b", .deleteBackward, "a[n|]b"),
    StateRow("rule 26, in the middle", "a[n|i]b", .deleteBackward, "a[|i]b"),
    StateRow("rule 26, nil if empty", "a[n|]b", .deleteBackward, "a|b"),
    StateRow("rule 26, a cluster", "[a😀|b]", .deleteBackward, "[a|b]"),
    StateRow("rule 27", "a[n<ih>ao]b", .deleteBackward, "a[n|ao]b"),
    StateRow("rule 27, all of it", "a[<ni>]b", .deleteBackward, "a|b"),
    StateRow("rule 26, the text before it", "a[|ni]", .deleteBackward, "[|ni]"),
    StateRow("rule 26, nothing before it", "[|ni]", .deleteBackward, "[|ni]"),
    StateRow("rule 26, a cluster that begins before it", "xe[\u{301}|n]", .deleteBackward, "x[|n]"),
    StateRow("rule 26, a cluster of which it is a part", "xe[\u{301}|]n", .deleteBackward, "x|n"),
    StateRow("rule 62", "|", .deleteBackward, "|"),
    StateRow("rule 62, at the start", "|ab", .deleteBackward, "|ab"),
    StateRow("rule 161", "a<bc>d", .deleteBackward, "a|d"),
    StateRow("rule 161, half a cluster selected", "e<\u{301}>", .deleteBackward, "e|"),
    StateRow("rule 161, a caret", "abc|", .deleteBackward, "ab|"),
  ])
  func deletes(row: StateRow) throws { try row.check() }

  /// Rule 163, the worked values; the deletion must take just that much and leave the text before it.
  @Test(
    .rule(161, 162, 163),
    arguments: [
      ("\u{E9}", 1), ("e\u{301}", 2), ("😀", 2), ("👨‍👩‍👧", 8), ("🇯🇵", 4), ("क्षि", 1), ("ห้", 1), ("\u{628}\u{64E}", 1),
      ("\u{5D0}\u{34F}\u{5B7}", 1), ("\u{1112}\u{1161}\u{11AB}", 3), ("\u{D55C}", 1), ("か\u{3099}", 2),
      ("ｶ\u{FF9E}", 2), ("☎\u{FE0F}", 2), ("葛\u{E0100}", 3), ("\r\n", 2), ("𠮷", 2),
    ])
  func takesABackwardDeletionCluster(text: String, length: Int) {
    let tail = units("a" + text)
    var state = TextInputState(units: tail + units("b"), selectedRange: .caret(tail.count))
    #expect(state.backwardDeletionRange == range(tail.count - length, length), "rule 163: \(text)")
    state.deleteBackward()
    #expect(state.units == tail.dropLast(length) + units("b"), "rule 163: \(text)")
    #expect(state.selectedRange == .caret(tail.count - length))
  }

  /// Rule 160: the selection is not sanitised, and what is left is an unpaired half.
  @Test(arguments: [
    StateRow("rule 160, between the halves", #"a\u{D83D}|\u{DE00}"#, .deleteBackward, #"a|\u{DE00}"#),
    StateRow("rule 160, half selected", #"a<\u{D83D}>\u{DE00}"#, .deleteBackward, #"a|\u{DE00}"#),
    StateRow("rule 160, the other half", #"a\u{D83D}<\u{DE00}>b"#, .deleteBackward, #"a\u{D83D}|b"#),
    StateRow("rule 133, a lone low half", #"a\u{DE00}|"#, .deleteBackward, "a|"),
    StateRow("rule 133, a lone high half", #"a\u{D83D}|b"#, .deleteBackward, "a|b"),
    StateRow("rule 133, halves in the wrong order", #"\u{DE00}\u{D83D}|"#, .deleteBackward, #"\u{DE00}|"#),
    StateRow("rule 160, a pair that deletion joins", #"\u{D83D}a|\u{DE00}"#, .deleteBackward, #"\u{D83D}|\u{DE00}"#),
    StateRow("rule 160, marked to the middle of a pair", #"[x\u{D83D}|]\u{DE00}"#, .deleteBackward, #"[x|]\u{DE00}"#),
  ])
  func leavesHalvesOfPairs(row: StateRow) throws { try row.check() }

  @Test(arguments: [
    ("a|b", range(0, 1)), ("a<bc>d", range(1, 2)), ("|ab", range(0, 0)), ("[|ni]", range(0, 0)),
    ("a[|ni]", range(0, 1)),
  ])
  func tellsWhatWouldGo(notation: String, expected: UTF16Range) throws {
    #expect(try StateNotation.parse(notation).backwardDeletionRange == expected)
  }

  /// States of broken views, where the selection lies outside the marked text: nothing fails, and rule 1 holds again.
  @Test(arguments: [
    StateRow("rule 1", "a|b[ni]", .deleteBackward, "b[|ni]"),
    StateRow("rule 1", "ab[ni]c|", .deleteBackward, "ab[ni|]"),
    StateRow("rule 1", "a<b[n>i]c", .deleteBackward, "a[|i]c"),
    StateRow("rule 1", "a[n<i]b>c", .deleteBackward, "a[n|]c"),
    StateRow("rule 1", "|a[ni]", replace(0, 1, ""), "[|ni]"),
    StateRow("rule 1", "|a[ni]", mark("x"), "a[x|]"),
    StateRow("rule 1", "|a[ni]", insert("x"), "ax|"),
  ])
  func mendsBrokenSelections(row: StateRow) throws { try row.check() }
}
