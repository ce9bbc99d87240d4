import Testing

@testable import ReplayReports

@Suite struct JSONValueTests {
  /// Units and how they are written: what JSON must escape, controls that a terminal would obey, halves of pairs.
  static let strings: [(units: [UInt16], written: String)] = [
    ([], #""""#),
    ([0x22, 0x5C, 0x2F], #""\"\\/""#),
    ([0x0A, 0x0D, 0x09], #""\n\r\t""#),
    ([0x00, 0x08, 0x1B, 0x1F, 0x7F], #""\u0000\u0008\u001B\u001F\u007F""#),
    (Array("é中한👨‍👩‍👧".utf16), "\"é中한👨‍👩‍👧\""),
    ([0x65, 0x301], "\"e\u{301}\""),
    ([0xFEFF, 0x2028, 0xFFFF], "\"\u{FEFF}\u{2028}\u{FFFF}\""),
    ([0xD83D], #""\uD83D""#),
    ([0xDE00], #""\uDE00""#),
    ([0xDE00, 0xD83D], #""\uDE00\uD83D""#),
    ([0xD83D, 0x61], #""\uD83Da""#),
    ([0xD83D, 0xD83D, 0xDE00, 0xDE00], "\"\\uD83D😀\\uDE00\""),
    ([0xDBFF, 0xDFFF, 0xD800], "\"\u{10FFFF}\\uD800\""),
  ]

  @Test(arguments: strings)
  func writesStrings(units: [UInt16], written: String) {
    #expect(Array(JSONValue.units(units).line.utf16) == Array(written.utf16))
    #expect(JSONValue.object(["k": .units(units)]).line == "{\"k\":\(written)}")
  }

  @Test func neverComposesOrDecomposes() {
    #expect(Array(JSONValue.string("e\u{301}").line.utf16) == [0x22, 0x65, 0x301, 0x22])
    #expect(Array(JSONValue.string("\u{E9}").line.utf16) == [0x22, 0xE9, 0x22])
  }

  @Test func writesTheRest() {
    let value = JSONValue.object([
      "b": .array([.null, .bool(true), .bool(false), .int(-1), .int(0)]), "a": .object([:]), "": .array([]),
      "\"": .string(orNull: nil), "B": .string(orNull: "x"),
    ])
    #expect(value.line == #"{"":[],"\"":null,"B":"x","a":{},"b":[null,true,false,-1,0]}"#)
  }

  @Test func writesKeysSortedWhateverTheirNumber() {
    let keys = (0..<200).map { "k\($0)" }
    let line = JSONValue.object(Dictionary(uniqueKeysWithValues: keys.map { ($0, .null) })).line
    #expect(line == "{" + keys.sorted().map { "\"\($0)\":null" }.joined(separator: ",") + "}")
  }
}
