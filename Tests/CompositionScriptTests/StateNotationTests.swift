import TestSupport
import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct StateNotationTests {
  struct Case: Sendable {
    var notation: String
    var units: [UInt16]
    var marked: UTF16Range?
    var selected: UTF16Range?

    init(_ notation: String, _ text: String, marked: (Int, Int)? = nil, selected: (Int, Int)? = nil) {
      self.init(notation, Array(text.utf16), marked: marked, selected: selected)
    }

    init(_ notation: String, _ units: [UInt16], marked: (Int, Int)? = nil, selected: (Int, Int)? = nil) {
      self.notation = notation
      self.units = units
      self.marked = marked.map { UTF16Range(location: $0.0, length: $0.1) }
      self.selected = selected.map { UTF16Range(location: $0.0, length: $0.1) }
    }
  }

  static let canonical = [
    Case("|", "", selected: (0, 0)),
    Case("a[ni|]b", "anib", marked: (1, 2), selected: (3, 0)),
    Case("[<nih>ao]", "nihao", marked: (0, 5), selected: (0, 3)),
    Case("[|ni]", "ni", marked: (0, 2), selected: (0, 0)),
    Case("[<ni>]", "ni", marked: (0, 2), selected: (0, 2)),
    Case("a<bc>d", "abcd", selected: (1, 2)),
    Case("|a[ni]", "ani", marked: (1, 2), selected: (0, 0)),
    Case("a[ni]b|", "anib", marked: (1, 2), selected: (4, 0)),
    Case("<a[n>i]", "ani", marked: (1, 2), selected: (0, 2)),
    Case("<a>[ni]", "ani", marked: (1, 2), selected: (0, 1)),
    Case("[ni]<a>", "nia", marked: (0, 2), selected: (2, 1)),
    Case("a[ni]b", "anib", marked: (1, 2)),
    Case("ab", "ab"),
    Case("", ""),
    Case("a  b|", "a  b", selected: (4, 0)),
    Case("zhong\\u{2006}wen|", [0x7A, 0x68, 0x6F, 0x6E, 0x67, 0x2006, 0x77, 0x65, 0x6E], selected: (9, 0)),
    Case("\\[\\]\\|\\<\\>\\\\\\;\\#\\=\\\"\\n\\t\\r|", "[]|<>\\;#=\"\n\t\r", selected: (13, 0)),
    Case("\\u{20}a\\u{20}|", " a ", selected: (3, 0)),
    Case("\\u{20}|", " ", selected: (1, 0)),
    Case("😀|", [0xD83D, 0xDE00], selected: (2, 0)),
    Case("\\u{D83D}|\\u{DE00}", [0xD83D, 0xDE00], selected: (1, 0)),
    Case("\\u{DE00}\\u{D83D}|", [0xDE00, 0xD83D], selected: (2, 0)),
    Case("\\u{301}|", [0x301], selected: (1, 0)),
    Case("e\u{301}|", [0x65, 0x301], selected: (2, 0)),
    Case("e|\\u{301}", [0x65, 0x301], selected: (1, 0)),
    Case("e[\\u{301}|]", [0x65, 0x301], marked: (1, 1), selected: (2, 0)),
    Case(
      "a\\u{200D}\\u{FE0F}\\u{0}\\u{7F}\\u{3000}b|", [0x61, 0x200D, 0xFE0F, 0, 0x7F, 0x3000, 0x62], selected: (7, 0)),
    Case("\\u{E0020}\\u{FEFF}|", [0xDB40, 0xDC20, 0xFEFF], selected: (3, 0)),
    Case("；＃＝＞｜|", "；＃＝＞｜", selected: (5, 0)),
  ]

  @Test(arguments: canonical)
  func readsAndPrintsCanonicalForm(_ example: Case) throws {
    let state = try StateNotation.parseExpected(example.notation)
    #expect(state.units == example.units)
    #expect(state.markedRange == example.marked)
    #expect(state.selectedRange == example.selected)
    #expect(Array(StateNotation.print(state).utf16) == Array(example.notation.utf16))
  }

  @Test(arguments: [
    ("|[ni]", "[|ni]"), ("[ni]|", "[ni|]"), ("<[ni]>", "[<ni>]"), ("[ni>]<", nil), ("[<ni]>", "[<ni>]"),
    ("a]b", nil), ("a|]b[", nil), ("\\u{1F600}|", "😀|"), ("\\u{d83d}\\u{de00}|", "😀|"), ("\\u{0041}|", "A|"),
    ("a;#=\"b|", "a\\;\\#\\=\\\"b|"), ("a\tb|", "a\\tb|"),
  ])
  func takesDelimitersInAnyOrderAndLooseSpelling(_ notation: String, _ canonical: String?) throws {
    guard let canonical else {
      #expect(throws: NotationFault.self) { try StateNotation.parse(notation) }
      return
    }
    #expect(StateNotation.print(try StateNotation.parse(notation)) == canonical)
  }

  @Test(arguments: [
    ("[]", MalformedInput.emptyRange("[]"), 0, 2), ("a<>b", .emptyRange("<>"), 1, 2), ("a][b", .emptyRange("[]"), 1, 2),
    ("[|]", .emptyRange("[]"), 0, 3), ("a|b|", .repeatedDelimiter("|"), 3, 1),
    ("[a][b]", .repeatedDelimiter("["), 3, 1),
    ("[a", .unpairedDelimiter("["), 0, 1), ("a]", .unpairedDelimiter("]"), 1, 1), ("<a", .unpairedDelimiter("<"), 0, 1),
    ("a>|", .caretAndSelection, 2, 1), ("|<a>", .caretAndSelection, 1, 1), (">a<", .unpairedDelimiter(">"), 0, 1),
    ("\\q|", .unknownEscape("\\q"), 0, 2), ("a\\", .unknownEscape("\\"), 1, 1), ("\\😀", .unknownEscape("\\😀"), 0, 3),
    ("\\u", .malformedScalarEscape, 0, 2), ("\\u{}", .malformedScalarEscape, 0, 3),
    ("\\u{110000}", .malformedScalarEscape, 0, 9), ("\\u{41", .malformedScalarEscape, 0, 5),
    ("\\u{000000041}", .malformedScalarEscape, 0, 11), ("x\\u{4G}", .malformedScalarEscape, 1, 4),
  ])
  func refuses(_ notation: String, _ problem: MalformedInput, _ offset: Int, _ length: Int) {
    #expect(throws: NotationFault(problem, at: offset, length: length)) { try StateNotation.parse(notation) }
  }

  @Test func caretIsAtTheEndWhereNoneIsGiven() throws {
    #expect(try StateNotation.parse("a[ni]b").selectedRange == .caret(4))
    #expect(try StateNotation.parse("").selectedRange == .caret(0))
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func everyStateRoundTrips(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var cases = 0
    for _ in 0..<3000 {
      let state = random.state()
      let notation = StateNotation.print(state)
      let again = try StateNotation.parse(notation)
      #expect(again == state, "seed \(seed): \(notation)")
      let expected = random.expectedState()
      let expectedAgain = try StateNotation.parseExpected(StateNotation.print(expected))
      #expect(expectedAgain == expected, "seed \(seed): \(StateNotation.print(expected))")
      cases += 1
    }
    #expect(cases == 3000)
  }

  @Test func printsNothingThatHidesOrMoves() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let notation = StateNotation.print(random.state())
      for scalar in notation.unicodeScalars {
        #expect(!scalar.properties.isDefaultIgnorableCodePoint && scalar.properties.generalCategory != .control)
        #expect(scalar == " " || !scalar.properties.isWhitespace)
      }
      #expect(notation.utf16.first != 0x20 && notation.utf16.last != 0x20)
    }
  }
}
