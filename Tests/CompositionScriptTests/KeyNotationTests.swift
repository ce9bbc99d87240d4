import TestSupport
import Testing

@testable import CompositionScript

@Suite struct KeyNotationTests {
  /// Keys for tables: a name as `<space>`, any other key as itself.
  static func spelled(_ strokes: [KeyStroke]) -> [String] {
    strokes.map { stroke in
      switch stroke {
      case .named(let name): "<\(name)>"
      case .character(let units): String(decoding: units, as: UTF16.self)
      }
    }
  }

  static let notations: [(String, [String], String?)] = [
    ("zh", ["z", "h"], nil),
    ("", [], nil),
    ("か{rewind}", ["か", "<rewind>"], nil),
    ("{space}{enter}", ["<space>", "<return>"], "{space}{return}"),
    (" \t\n\r\r\n", ["<space>", "<tab>", "<return>", "<return>", "<return>"], "{space}{tab}{return}{return}{return}"),
    ("{{a}{{", ["{", "a", "}", "{"], nil),
    ("a{{b}", ["a", "{", "b", "}"], nil),
    ("{shift+right}{ctrl+down}{option+e}", ["<shift+right>", "<ctrl+down>", "<option+e>"], nil),
    ("{shift+ctrl+left}", ["<ctrl+shift+left>"], "{ctrl+shift+left}"),
    ("{option+enter}", ["<option+return>"], "{option+return}"),
    ("{shift++}", ["<shift++>"], nil),
    ("{flick:か}", ["<flick:か>"], nil),
    ("{candidate:王}", ["<candidate:王>"], nil),
    ("{candidate:a+b c}", ["<candidate:a+b c>"], nil),
    ("e\u{301}👩‍👩‍👧", ["e\u{301}", "👩‍👩‍👧"], nil),
    ("{F6}{F10}", ["<F6>", "<F10>"], nil),
  ]

  @Test(arguments: notations)
  func reads(_ notation: String, _ keys: [String], _ printed: String?) throws {
    let strokes = try KeyNotation.parse(notation)
    #expect(Self.spelled(strokes).map { Array($0.utf16) } == keys.map { Array($0.utf16) })
    let again = KeyNotation.print(strokes)
    #expect(again == Array((printed ?? notation).utf16))
    #expect(try KeyNotation.parse(again) == strokes)
  }

  @Test(arguments: KeyNotation.names)
  func readsEveryName(_ name: String) throws {
    #expect(try KeyNotation.parse("{\(name)}") == [.named(name)])
    #expect(try KeyNotation.parseName(Array(name.utf16)) == .named(name))
    #expect(try KeyNotation.parse("{shift+\(name)}") == [.named("shift+\(name)")])
  }

  @Test func keepsLoneSurrogates() throws {
    let strokes = try KeyNotation.parse([0x61, 0xD83D, 0x62, 0xDE00])
    #expect(strokes == [.character([0x61]), .character([0xD83D]), .character([0x62]), .character([0xDE00])])
    #expect(KeyNotation.print(strokes) == [0x61, 0xD83D, 0x62, 0xDE00])
  }

  @Test(
    arguments: [
      ("a{retrun}", 2, 6, "return"), ("{f6}", 1, 2, "F6"), ("{page_down}", 1, 9, "page-down"),
      ("{entre}", 1, 5, "enter"),
      ("{shfit+right}", 1, 11, "shift+right"), ("{shift+rihgt}", 1, 11, "shift+right"), ("{flik:か}", 1, 6, "flick:か"),
      ("{flick:かき}", 1, 8, nil), ("{flick:}", 1, 6, nil), ("{}", 1, 1, nil), ("{a}", 1, 1, nil),
      ("{shift+}", 1, 6, nil),
      ("{shift+shift+a}", 1, 13, nil), ("{F11}", 1, 3, "F10"), ("{otp:1234}", 1, 8, nil),
      ("{option+ab}", 1, 9, "option+tab"),
    ] as [(String, Int, Int, String?)])
  func refusesUnknownNames(_ notation: String, _ offset: Int, _ length: Int, _ near: String?) throws {
    let name = String(decoding: Array(notation.utf16)[offset...].prefix { $0 != 0x7D }, as: UTF16.self)
    let fault = NotationFault(.unknownKey(name), at: offset, length: length, suggestion: near.map { .word($0) })
    #expect(throws: fault) { try KeyNotation.parse(notation) }
  }

  @Test func refusesAnUnclosedBrace() {
    #expect(throws: NotationFault(.unclosedBrace, at: 2)) { try KeyNotation.parse("ab{return") }
    #expect(throws: NotationFault(.unclosedBrace, at: 0)) { try KeyNotation.parse("{") }
  }

  @Test func readsASingleGraphemeAsAName() throws {
    #expect(try KeyNotation.parseName([0x61]) == .character([0x61]))
    #expect(throws: NotationFault.self) { try KeyNotation.parseName(Array("ab".utf16)) }
  }

  @Test func whatWasReadRoundTrips() throws {
    var random = SeededGenerator(seed: 11)
    var cases = 0
    for _ in 0..<4000 {
      let notation = random.units(8)
      guard let strokes = try? KeyNotation.parse(notation) else { continue }
      #expect(try KeyNotation.parse(KeyNotation.print(strokes)) == strokes, "seed 11: \(notation)")
      cases += 1
    }
    #expect(cases > 1000)
  }
}
