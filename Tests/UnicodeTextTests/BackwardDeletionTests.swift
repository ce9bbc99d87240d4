import Testing

@testable import UnicodeText

@Suite struct BackwardDeletionTests {
  /// Texts with what one deletion at their end takes away: rule 163, then what rule 162 names besides.
  static let workedValues: [(text: String, length: Int, rule: String)] = [
    ("é", 1, "163"),
    ("e\u{301}", 2, "163"),
    ("😀", 2, "163"),
    ("👨‍👩‍👧", 8, "163"),
    ("🇯🇵", 4, "163"),
    ("क्षि", 1, "163"),
    ("ห้", 1, "163"),
    ("بَ", 1, "163"),
    ("\u{5D9}\u{5B0}\u{34F}\u{5B7}", 1, "163, Hebrew with a combining grapheme joiner"),
    ("\u{1112}\u{1161}\u{11AB}", 3, "163, conjoining 한"),
    ("\u{D55C}", 1, "163"),
    ("か\u{3099}", 2, "163"),
    ("ｶﾞ", 2, "163"),
    ("☎️", 2, "163"),
    ("\u{5D9}\u{34F}", 2, "162b: the grapheme joiner U+034F lies outside the range of 162a"),
    ("क\u{301}", 2, "162b: a mark from outside the range takes its base along"),
    ("क", 1, "162a"),
    ("क्", 1, "162a"),
    ("ա", 1, "162a"),
    ("\u{FE0F}", 1, "162b, nothing to join"),
    ("葛\u{E0100}", 3, "162d"),
    ("1️⃣", 3, "162d, keycap"),
    ("#⃣", 2, "162d, keycap without a selector"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 14, "162d, tag sequence"),
    ("🇯", 2, "162d, one indicator"),
    ("🇯🇵🇫", 2, "162d, an odd indicator"),
    ("🇯🇵🇫🇷", 4, "162d"),
    ("a🇯🇵🇫🇷🇩", 2, "162d"),
    ("👍🏽", 4, "162d, modifier"),
    ("👩🏽‍🚀", 7, "162d"),
    ("🏳️‍🌈", 6, "162d"),
    ("❤\u{200D}🔥", 4, "162d, joined to a pictograph of one unit"),
    ("\u{200D}🔥", 2, "162d: a joiner with nothing before it"),
    ("a‍👩", 2, "162d: nothing to join before the joiner"),
    ("👩a", 1, "162"),
    ("کتاب\u{200C}", 1, "162: the non-joiner goes alone"),
    ("क्\u{200D}", 2, "162: the joiner goes with what precedes it"),
    ("\u{AC00}\u{11A8}", 2, "162c, LV and T"),
    ("\u{1100}\u{AC00}", 2, "162c, L and LV"),
    ("\u{AC00}\u{1100}", 1, "162c: L begins a syllable"),
    ("\u{AC01}\u{1161}", 1, "162c: LVT and V do not join"),
    ("\u{1112}", 1, "162c"),
    ("\u{314E}\u{314F}", 1, "162c: compatibility jamo do not conjoin"),
    ("\u{D55C}\u{302E}", 2, "162b, Hangul tone mark"),
    ("ꦏꦶ", 2, "162b: Javanese lies outside the range of 162a"),
    ("\r\n", 2, "162e"),
    ("\n\r", 1, "162e"),
    ("\r", 1, "162e"),
    ("", 0, "161"),
  ]

  @Test(arguments: workedValues)
  func worked(text: String, length: Int, rule: String) {
    let units = Array(text.utf16)
    #expect(BackwardDeletion.length(in: units, endingAt: units.count) == length, "\(rule): \(hexadecimal(units))")
  }

  @Test(arguments: workedValues)
  func onlyWhatPrecedesTheCaretCounts(text: String, length: Int, rule: String) {
    // What follows would join if it counted: a mark, a joiner, a vowel, an indicator.
    for following in ["\u{301}", "\u{200D}👧", "\u{1161}", "🇷"] where !text.isEmpty {
      let units = Array(text.utf16)
      #expect(BackwardDeletion.length(in: units + Array(following.utf16), endingAt: units.count) == length, "\(rule)")
    }
  }

  @Test(arguments: [(Int.min, 0), (-1, 0), (0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (Int.max, 2)])
  func clampsTheOffset(offset: Int, length: Int) {
    // At 3 the caret is inside the pair: the high half goes alone (rule 160).
    #expect(BackwardDeletion.length(in: Array("ab😀".utf16), endingAt: offset) == length)
  }

  @Test(
    arguments: [
      ([0xD83D], 1), ([0xDE00], 1), ([0x61, 0xDE00], 1), ([0xDE00, 0xD83D], 1), ([0xD83D, 0xD83D], 1),
      ([0xD83D, 0x301], 2), ([0xDE00, 0x200D], 2), ([0xD83D, 0xD83D, 0xDE00], 2),
    ] as [([UInt16], Int)])
  func takesLoneSurrogates(units: [UInt16], length: Int) {
    #expect(BackwardDeletion.length(in: units, endingAt: units.count) == length)
  }

  /// The short cut must not change an answer: every unit that it lets through, after each kind of neighbour.
  @Test func theShortCutAgreesWithTheProperties() {
    let texts = [
      "a", "\u{301}", "\u{200D}", "😀\u{200D}", "🇯", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{A960}", "가", "각",
    ]
    let neighbours = texts.map { Array($0.utf16) } + [[0xD83D], [0xDE00], [0xD7B0]]
    var taken = 0
    for unit in UInt16.min...UInt16.max {
      for before in neighbours {
        let units = before + [unit]
        guard BackwardDeletion.alwaysGoesAlone(at: units.count - 1, in: units) else { continue }
        taken += 1
        let length = BackwardDeletion.lengthByProperties(in: units, caret: units.count)
        if length != 1 { Issue.record("\(hexadecimal(units)): \(length)") }
      }
    }
    #expect(taken > 400_000)
  }

  /// It costs as much after a long text as after a short one.
  @Test func readsNoFurtherThanTheCluster() {
    let cluster = Array("👨‍👩‍👧".utf16)
    let text = Array(repeating: UInt16(0x1100), count: 4_000_000) + [0x61] + cluster
    let start = ContinuousClock.now
    for _ in 0..<2000 where BackwardDeletion.length(in: text, endingAt: text.count) != 8 {
      Issue.record("the cluster has 8 units")
    }
    // Generous for a busy machine; reading the text would take hours.
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
