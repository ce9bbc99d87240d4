import Testing

/// The validator must itself catch what is wrong.
@Suite struct JSONShapeTests {
  @Test(
    arguments: [
      (#"{"a":1}"#, 0), (#"{}"#, 1), (#"{"a":"1"}"#, 1), (#"{"a":-1}"#, 1), (#"{"a":1,"b":2}"#, 1),
      (#"{"b":2,"a":1}"#, 2),
      (#"{"a":1,"a":1}"#, 1), (#"[]"#, 1),
    ])
  func findsProblems(text: String, count: Int) throws {
    #expect(JSONShape.object(["a": .count]).problems(in: try ParsedJSON(text)).count == count)
  }

  @Test(arguments: [#"{"a":1"#, "[1,]", #""\x""#, "1 ", "01", "nul", "\"\n\"", #"{"a":1}{}"#])
  func refusesMalformed(text: String) {
    #expect(throws: ParsedJSON.Malformed.self) { try ParsedJSON(text) }
  }

  @Test func readsEscapes() throws {
    #expect(try ParsedJSON(#""a\uD83D\"\n""#) == .units([0x61, 0xD83D, 0x22, 0x0A]))
  }
}
