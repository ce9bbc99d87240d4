import CompositionScript
import Testing
import TextInputModel

/// `setMarkedText` and `unmarkText`, rule by rule.
@Suite @MainActor struct TextInputStateMarkingTests {
  @Test(arguments: [
    StateRow("rule 5", "a|b", mark("n", at: range(1, 0)), "a[n|]b"),
    StateRow("rule 5, empty field", "|", mark("n", at: range(1, 0)), "[n|]"),
    StateRow("rule 5, at the start", "|ab", mark("n"), "[n|]ab"),
    StateRow("rule 6", "a<bc>d", mark("x", at: range(1, 0)), "a[x|]d"),
    StateRow("rule 6, everything", "<abc>", mark("x", at: range(0, 1)), "[<x>]"),
    StateRow("rule 7", "a[ni|]b", mark("nih", at: range(3, 0)), "a[nih|]b"),
    StateRow("rule 7, whatever the selection", "a[|ni]b", mark("nih", at: range(3, 0)), "a[nih|]b"),
    StateRow("rule 7, a clause selected", "a[<n>i]b", mark("x"), "a[x|]b"),
    StateRow("rule 7, shorter", "a[nih|]b", mark("n"), "a[n|]b"),
    StateRow("rule 8", "abc|", mark("ni", at: range(1, 0)), "abc[n|i]"),
    StateRow("rule 8, a range", "abc[ni|]", mark("nihao", at: range(2, 3)), "abc[ni<hao>]"),
    StateRow("rule 11", "ab|", mark("ni", at: nil), "ab[ni|]"),
    StateRow("rule 13, the same text with a stale selection", "a[ni|]b", mark("ni", at: range(0, 0)), "a[|ni]b"),
    StateRow("rule 14", "[にほんご|]", mark("日本語", at: range(0, 3)), "[<日本語>]"),
    StateRow("rule 19", #"[ni\u{2006}hao|]"#, mark("你好"), "[你好|]"),
    StateRow("rule 103", #"[shen\u{2006}me\u{2006}qing|]"#, mark("什么qing"), "[什么qing|]"),
    StateRow("rule 30 of text behind", "a[ni|]bcd", mark("nihao"), "a[nihao|]bcd"),
  ])
  func marks(row: StateRow) throws { try row.check() }

  @Test(arguments: [
    StateRow("rule 9", "a[ni|]b", mark(""), "a|b"),
    StateRow("rule 9, whatever the selection", "a[|ni]b", mark("", at: range(9, 9)), "a|b"),
    StateRow("rule 9, nothing else there", "[ni|]", mark(""), "|"),
    StateRow("rule 10, caret", "a|b", mark(""), "a|b"),
    StateRow("rule 10, caret, a range asked for", "a|b", mark("", at: range(1, 3)), "a|b"),
    StateRow("rule 10, selection", "a<bc>d", mark(""), "a|d"),
    StateRow("rules 3 and 10, empty field", "|", mark(""), "|"),
  ])
  func emptyTextEndsTheComposition(row: StateRow) throws { try row.check() }

  /// The first two are macOS Pinyin's of rule 12; the rest is every other number that can be sent.
  @Test(arguments: [
    StateRow("rule 12", "|", mark("a bc de fghi", at: range(16, 0)), "[a bc de fghi|]"),
    StateRow("rule 12", "[a|]", mark("abc ", at: range(11, 0)), "[abc |]"),
    StateRow("D13, not to the document", "|abcdef", mark("x", at: range(3, 0)), "[x|]abcdef"),
    StateRow("D13, a length past the end", "a|", mark("nihao", at: range(3, 9)), "a[nih<ao>]"),
    StateRow("D13, Int.max", "a|b", mark("ni", at: range(.max, .max)), "a[ni|]b"),
    StateRow("D13, Int.max of length", "a|b", mark("ni", at: range(1, .max)), "a[n<i>]b"),
    StateRow("D13, negative", "a|b", mark("ni", at: range(-7, 1)), "a[<n>i]b"),
    StateRow("D13, smallest", "a|b", mark("ni", at: range(.min, .min)), "a[|ni]b"),
  ])
  func clampsWhatTheKeyboardSelects(row: StateRow) throws { try row.check() }

  @Test(arguments: [
    StateRow("rule 138", "하|", mark("下", over: range(0, 1)), "[下|]"),
    StateRow("rule 142", "abo|", mark("ò", at: range(0, 1), over: range(2, 1)), "ab[<ò>]"),
    StateRow("O16, document coordinates", "abc[ni|]", mark("x", over: range(0, 1)), "[x|]bcni"),
    StateRow("rule 178, inside the marked text", "a[ni|]b", mark("x", over: range(1, 1)), "a[x|]ib"),
    StateRow("rule 178, across its end", "a[ni|]bc", mark("x", over: range(2, 2)), "an[x|]c"),
    StateRow("rule 178, the selection stays out of it", "<ab>c", mark("x", over: range(2, 1)), "ab[x|]"),
    StateRow("rule 9 over a range", "abc[ni|]", mark("", over: range(1, 1)), "a|cni"),
    StateRow("rule 158, past the end", "ab|", mark("x", over: range(9, 9)), "ab[x|]"),
    StateRow("rule 158, Int.max", "abc|", mark("x", over: range(1, .max)), "a[x|]"),
    StateRow("rule 158, negative", "abc|", mark("x", over: range(-9, 1)), "[x|]bc"),
  ])
  func replacesTheRangeOfNSTextInputClient(row: StateRow) throws { try row.check() }

  @Test(arguments: [
    StateRow("rule 17", "[你好|]", .unmarkText, "你好|"),
    StateRow("rule 17, the selection stays", "a[n<ih>ao]b", .unmarkText, "an<ih>aob"),
    StateRow("rule 18", "a|b", .unmarkText, "a|b"),
    StateRow("rule 18, a selection", "a<b>", .unmarkText, "a<b>"),
  ])
  func unmarks(row: StateRow) throws { try row.check() }

  /// Rules 133 and 160: halves of pairs are text like any other.
  @Test(arguments: [
    StateRow("rule 160, between the halves", #"\u{D83D}|\u{DE00}"#, mark("n"), #"\u{D83D}[n|]\u{DE00}"#),
    StateRow("rule 133, half of one replaced", #"[<\u{D83D}>\u{DE00}]"#, mark("x"), "[x|]"),
    StateRow("rule 8, into a pair", "|", mark("😀", at: range(1, 0)), #"[\u{D83D}|\u{DE00}]"#),
    StateRow("rule 8, half a pair selected", "|", mark("😀", at: range(1, 9)), #"[\u{D83D}<\u{DE00}>]"#),
    StateRow(
      "rule 133", "a|", .setMarkedText([0xDE00, 0xD83D], selectedRange: range(1, 0)), #"a[\u{DE00}|\u{D83D}]"#),
  ])
  func keepsHalvesOfPairs(row: StateRow) throws { try row.check() }
}
