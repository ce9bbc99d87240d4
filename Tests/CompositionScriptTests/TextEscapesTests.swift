import Testing

@testable import CompositionScript

@Suite struct TextEscapesTests {
  @Test(
    arguments: [
      ("\\[", units("[")), ("\\]", units("]")), ("\\|", units("|")), ("\\<", units("<")), ("\\>", units(">")),
      ("\\\\", units("\\")),
      ("\\;", units(";")), ("\\#", units("#")), ("\\=", units("=")), ("\\\"", units("\"")), ("\\n", [0x0A]),
      ("\\t", [0x09]),
      ("\\r", [0x0D]), ("\\u{0}", [0]), ("\\u{2006}", [0x2006]), ("\\u{d83d}", [0xD83D]),
      ("\\u{1F600}", [0xD83D, 0xDE00]),
      ("\\u{10FFFF}", [0xDBFF, 0xDFFF]), ("\\u{0000FFFF}", [0xFFFF]), ("\\u{10000}", [0xD800, 0xDC00]),
    ] as [(String, [UInt16])])
  func readsEveryEscape(_ text: String, _ expected: [UInt16]) throws {
    var read: [UInt16] = []
    let line = units("a" + text + "z")
    #expect(try TextEscapes.read(line, at: 1, upTo: line.count, into: &read) == line.count - 1)
    #expect(read == expected)
  }

  @Test func looksNoFurtherThanItMay() {
    var read: [UInt16] = []
    #expect(throws: NotationFault.self) { try TextEscapes.read(units("\\n"), at: 0, upTo: 1, into: &read) }
    #expect(throws: NotationFault.self) { try TextEscapes.read(units("\\u{41}"), at: 0, upTo: 5, into: &read) }
    #expect(read.isEmpty)
  }

  @Test(
    arguments: [
      (units("a b"), "a b"), ([0x20, 0x61, 0x20], "\\u{20}a\\u{20}"), ([0xD83D], "\\u{D83D}"),
      ([0x301, 0x61, 0x301], "\\u{301}a\u{301}"),
      ([0xD83D, 0xDE00, 0xFE0F], "😀\\u{FE0F}"), ([0x1F, 0x85, 0x2029], "\\u{1F}\\u{85}\\u{2029}"), ([], ""),
    ] as [([UInt16], String)])
  func prints(_ text: [UInt16], _ printed: String) {
    #expect(units(TextEscapes.print(text)) == units(printed))
  }
}
