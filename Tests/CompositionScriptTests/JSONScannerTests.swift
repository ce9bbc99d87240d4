import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct JSONScannerTests {
  static func scanner(_ text: String) -> JSONScanner {
    let bytes = Array(text.utf8)
    return JSONScanner(bytes: bytes, end: bytes.count)
  }

  @Test(arguments: [
    "0", "-0", "12.5e-3", "1E+9", "true", "false", "null", "\"\"", "\"中😀\\u00e9\\uD83D\\n\\/\"", "[]", "{}",
    "[ 1 , [2] ]",
    "{ \"a\" : { \"b\" : [ ] } , \"a\" : 1 }", "123456789012345678901234567890",
  ])
  func skipsEveryValue(_ text: String) throws {
    #expect(try Self.scanner(text + " x").skipValue(at: 0) == text.utf8.count)
  }

  @Test(arguments: [
    ("", MalformedInput.unexpectedEnd, 0), ("tru", .unexpectedEnd, 3), ("trux", .unexpectedCharacter("t"), 0),
    ("-", .unexpectedEnd, 1),
    ("-x", .malformedNumber, 0), ("01", .malformedNumber, 0), ("1.", .unexpectedEnd, 2), ("1.x", .malformedNumber, 0),
    ("1e", .unexpectedEnd, 2),
    ("1e+x", .malformedNumber, 0), ("\"a", .unexpectedEnd, 2), ("\"\\", .unexpectedEnd, 2),
    ("\"\\q\"", .malformedString, 1),
    ("\"\\u12", .unexpectedEnd, 5), ("\"\\u12G4\"", .malformedString, 1),
    ("\"a\tb\"", .unexpectedCharacter("\\u{9}"), 2),
    ("[1", .unexpectedEnd, 2), ("[1,]", .unexpectedCharacter("]"), 3), ("[1 2]", .unexpectedCharacter("2"), 3),
    ("{\"a\"", .unexpectedEnd, 4),
    ("{\"a\" 1}", .unexpectedCharacter("1"), 5), ("{a:1}", .unexpectedCharacter("a"), 1),
    ("{\"a\":1,}", .unexpectedCharacter("}"), 7),
    ("中", .unexpectedCharacter("中"), 0), ("'a'", .unexpectedCharacter("'"), 0), ("NaN", .unexpectedCharacter("N"), 0),
  ])
  func refuses(_ text: String, _ problem: MalformedInput, _ offset: Int) {
    let fault = #expect(throws: JSONFault.self) { try Self.scanner(text).skipValue(at: 0) }
    #expect(fault?.problem == problem)
    #expect(fault?.offset == offset)
  }

  @Test func refusesWhatIsNotUTF8() {
    let bytes: [UInt8] = [0x22, 0x61, 0xFF, 0x22]
    #expect(throws: JSONFault(.invalidUTF8, at: 2)) { try JSONScanner(bytes: bytes, end: 4).skipValue(at: 0) }
    let cutOff: [UInt8] = [0x22, 0xE4, 0xB8]
    #expect(throws: JSONFault(.unexpectedEnd, at: 3)) { try JSONScanner(bytes: cutOff, end: 3).skipValue(at: 0) }
  }

  @Test func limitsTheDepth() throws {
    let deep =
      String(repeating: "[", count: JSONScanner.depthLimit) + String(repeating: "]", count: JSONScanner.depthLimit)
    #expect(try Self.scanner(deep).skipValue(at: 0) == deep.utf8.count)
    #expect(throws: JSONFault(.nestedTooDeep, at: JSONScanner.depthLimit)) {
      try Self.scanner("[" + deep + "]").skipValue(at: 0)
    }
    #expect(throws: JSONFault.self) {
      try Self.scanner(String(repeating: "{\"a\":", count: 1_000_000)).skipValue(at: 0)
    }
  }

  @Test(
    arguments: [
      ("\"a中😀\"", [0x61, 0x4E2D, 0xD83D, 0xDE00]), ("\"\\uD83D\\uDE00\"", [0xD83D, 0xDE00]),
      ("\"\\uDE00\\ud83d\"", [0xDE00, 0xD83D]),
      ("\"\\uD83Dx\"", [0xD83D, 0x78]),
      ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\"", [0x22, 0x5C, 0x2F, 8, 12, 10, 13, 9, 0]), ("\"\"", []),
    ] as [(String, [UInt16])])
  func takesStringsToUnits(_ text: String, _ units: [UInt16]) throws {
    #expect(try Self.scanner(text).units(at: 0, of: "text") == units)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("120", 120), ("9223372036854775807", .max), ("-1", nil), ("1.0", nil), ("1e2", nil),
    ("\"1\"", nil), ("null", nil), ("[1]", nil),
    ("9223372036854775808", nil),
  ])
  func takesWholeNumbersOnly(_ text: String, _ number: Int?) throws {
    #expect((try? Self.scanner(text).number(at: 0, of: "t")) == number)
  }

  @Test(arguments: [
    ("[1,2]", UTF16Range(location: 1, length: 2)), ("[ 0 , 0 ]", .caret(0)), ("[1]", nil), ("[1,2,3]", nil),
    ("[1,-2]", nil), ("[1,\"2\"]", nil),
    ("{}", nil), ("[[1],2]", nil), ("[1.5,2]", nil), ("[]", nil),
  ])
  func takesRanges(_ text: String, _ range: UTF16Range?) throws {
    #expect((try? Self.scanner(text).range(at: 0, of: "range")) == range)
  }
}
