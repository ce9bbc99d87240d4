import Testing

@testable import ReplayReports

@Suite struct TextInspectionTests {
  /// The worked values of semantics rule 163: what each backspace takes away, from the end.
  static let deletions: [(text: String, deletions: [Int])] = [
    ("\u{E9}", [1]),
    ("e\u{301}", [2]),
    ("😀", [2]),
    ("👨‍👩‍👧", [8]),
    ("🇯🇵", [4]),
    ("क्षि", [1, 1, 1, 1]),
    ("ห้", [1, 1]),
    ("بَ", [1, 1]),
    ("\u{5D9}\u{5B0}\u{34F}\u{5B7}", [1, 2, 1]),
    ("\u{1112}\u{1161}\u{11AB}", [3]),
    ("\u{D55C}", [1]),
    ("か\u{3099}", [2]),
    ("ｶﾞ", [2]),
    ("☎️", [2]),
    ("a👨‍👩‍👧한", [1, 8, 1]),
    ("", []),
  ]

  @Test(arguments: deletions)
  func deletesAsTheSemanticsSay(text: String, deletions: [Int]) throws {
    let json = try TextInspection(Array(text.utf16)).json
    guard case .object(let members) = json else { return #expect(Bool(false), "no object") }
    #expect(members["deletions"] == .array(deletions.map { .int($0) }))
  }

  @Test func theWholeObject() throws {
    #expect(
      try TextInspection(Array("a한中".utf16)).json.line == """
        {"clusters":[{"range":[0,1],"scripts":["Latin"],"text":"a"},{"range":[1,1],"scripts":["Hangul"],"text":"한"},\
        {"range":[2,1],"scripts":["Han"],"text":"中"}],"deletions":[1,1,1],"mixed":true,\
        "scripts":["Hangul","Han","Latin"],"text":"a한中","utf16":3,"version":1}
        """)
  }

  @Test func loneSurrogatesStay() throws {
    let json = try TextInspection([0x61, 0xD83D]).json.line
    #expect(json.contains(#""text":"a\uD83D","utf16":2"#))
    #expect(json.contains(#""deletions":[1,1]"#))
  }

  @Test func forAReader() throws {
    #expect(
      try TextInspection(Array("e\u{301}中".utf16)).text == """
        2 characters (grapheme clusters), 3 UTF-16 units; script: Han, Latin (mixed)
          range  text  script  code points
          0,2    e\u{301}     Latin   U+0065(Ll) U+0301(Mn)
          2,1    中    Han     U+4E2D(Lo)
        backspace by backspace, from the end: 1, 2 UTF-16 units go

        """)
  }
}
