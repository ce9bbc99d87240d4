import TestSupport
import Testing

@testable import UnicodeText

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("日本語", 6), ("ｶﾞ", 2), ("ｶﾅ", 2), ("ﾞ", 1), ("が", 2),
    ("か\u{3099}", 2), ("Ａ１", 4), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ㅎㅏㄴ", 6), ("\u{3000}", 2),
    ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇯🇵", 2), ("🇯", 2), ("1️⃣", 2), ("☎", 1), ("☎️", 2), ("✌🏻", 2), ("🏳️‍🌈", 2),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("葛\u{E0100}", 2), ("a\u{FE0F}", 1), ("©", 1), ("©️", 2),
    ("\n", 0), ("\r\n", 0), ("\t", 0), ("\u{0}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{AD}", 0), ("\u{3164}", 0),
    ("ห้", 1), ("बि", 1), ("\u{2006}", 1), ("➋", 1), ("α", 1), ("𠮷", 2), ("a\u{200B}b", 2), ("abc日本😀e\u{301}", 10),
  ])
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: Array(text.utf16)) == columns)
  }

  @Test(arguments: [([0xD83D], 1), ([0xDE00, 0x61], 2), ([0xD83D, 0x301], 1)] as [([UInt16], Int)])
  func loneSurrogates(units: [UInt16], columns: Int) {
    #expect(DisplayWidth.columns(of: units) == columns)
  }

  /// What happens where ICU can't cut the text.
  @Test(arguments: [("abc", 3), ("e\u{301}", 1), ("日本", 4), ("👨‍👩‍👧", 6), ("☎️", 1), ("\n", 0)])
  func withoutClusters(text: String, columns: Int) {
    #expect(DisplayWidth.columnsWithoutClusters(of: Array(text.utf16)) == columns)
  }

  @Test(arguments: UInt64(1)...100)
  func noTextIsNegativeOrWiderThanTwoPerUnit(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let units = HostileText.units(longest: 40, surrogates: .lone, using: &generator)
    let columns = DisplayWidth.columns(of: units)
    #expect((0...2 * units.count).contains(columns), "seed \(seed)")
    #expect(columns <= DisplayWidth.columnsWithoutClusters(of: units) + units.count { $0 == 0xFE0F }, "seed \(seed)")
  }
}
