import Testing

@testable import CompositionScript

@Suite struct UnicodeQueriesTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("中文", 4), ("｜", 2), ("가", 2), ("e\u{301}", 1), ("a\u{200D}b", 2), ("😀", 2), ("é", 1),
    ("ｶ", 1), ("\u{3000}", 2),
  ])
  func countsColumns(_ text: String, _ columns: Int) {
    #expect(UnicodeQueries.columns(of: units(text)) == columns)
  }

  @Test func loneSurrogatesTakeOneColumnAndAreClustersOfTheirOwn() {
    #expect(UnicodeQueries.columns(of: [0xD83D, 0x61]) == 2)
    #expect(UnicodeQueries.clusterLengths(of: [0xD83D, 0xD83D, 0xDE00, 0x0D, 0x0A, 0x65, 0x301]) == [1, 2, 2, 2])
  }

  @Test func asksForTheRightProperties() {
    #expect(UnicodeQueries.isDefaultIgnorable("\u{3164}") && !UnicodeQueries.isDefaultIgnorable("a"))
    #expect(UnicodeQueries.isWhiteSpace("\u{2028}") && !UnicodeQueries.isWhiteSpace("\u{200B}"))
    #expect(UnicodeQueries.isControl("\u{9F}") && !UnicodeQueries.isControl("\u{AD}"))
    for mark in ["\u{301}", "\u{93E}", "\u{20E3}", "\u{200C}", "\u{200D}"] as [Unicode.Scalar] {
      #expect(UnicodeQueries.isCombiningMarkOrJoiner(mark))
    }
    #expect(!UnicodeQueries.isCombiningMarkOrJoiner("a"))
  }
}
