import CompositionScript
import Testing
import TextInputModel

/// States as they are made: ranges are cut to the text, and what a state tells about itself.
@Suite struct TextInputStateTests {
  @Test func startsWithTheCaretAtTheEnd() {
    #expect(TextInputState() == TextInputState(units: []))
    let state = TextInputState(text: "民x")
    #expect(state.units == [0x6C11, 0x78])
    #expect(state.selectedRange == .caret(2))
    #expect(state.markedRange == nil)
  }

  /// Rules 3, 12 and 158; the fourth column is the state in the notation.
  @Test(
    .rule(3, 12, 158),
    arguments: [
      ("abc", range(1, 1), nil, "a<b>c"),
      ("abc", nil, range(0, 2), "[ab]c|"),
      ("abc", range(9, 9), range(1, .max), "a[bc|]"),
      ("abc", range(-4, 1), range(-3, 1), "[<a>]bc"),
      ("abc", range(1, .max), range(9, 1), "a<bc>"),
      ("abc", range(1, 0), range(1, 0), "a|bc"),
      ("", range(.max, .max), range(0, 4), "|"),
      // Broken views have the selection outside the marked text, or across its end: it is kept as it is.
      ("abc", range(0, 0), range(1, 1), "|a[b]c"),
      ("abc", range(0, 2), range(1, 2), "<a[b>c]"),
    ] as [(String, UTF16Range?, UTF16Range?, String)])
  func cutsItsRangesToTheText(text: String, selected: UTF16Range?, marked: UTF16Range?, expected: String) throws {
    let state = TextInputState(units: units(text), selectedRange: selected, markedRange: marked)
    #expect(state == (try StateNotation.parse(expected)), "\(StateNotation.print(state))")
  }

  @Test(
    .rule(2, 167),
    arguments: [
      ("|", "", "", false),
      ("a|b", "", "ab", true),
      ("a[ni|]b", "ni", "ab", true),
      ("[ni|]", "ni", "", true),
      (#"f\u{D83D}[\u{DE00}|]"#, #"\u{DE00}"#, #"f\u{D83D}"#, true),
    ])
  func tellsMarkedFromPlainText(notation: String, marked: String, unmarked: String, hasText: Bool) throws {
    let state = try StateNotation.parse(notation)
    #expect(Array(state.markedUnits) == (try StateNotation.parse(marked)).units)
    #expect(state.unmarkedUnits == (try StateNotation.parse(unmarked)).units)
    #expect(state.hasText == hasText, "rule 167: marked text counts")
  }

  /// Rules 2 and 133: the text contains the marked letters, and a String can't hold a lone surrogate.
  @Test(.rule(2, 133)) func textShowsMarkedLettersAndRepairsLoneSurrogates() throws {
    #expect(units(try StateNotation.parse(#"a[zh\u{2006}w|]"#).text) == units("azh\u{2006}w"))
    #expect(units(try StateNotation.parse(#"\u{D83D}x|"#).text) == units("\u{FFFD}x"))
  }

  /// Equality is by code units: composed and decomposed forms are two states.
  @Test func equalityIsByCodeUnits() {
    #expect("\u{E9}" == "e\u{301}", "this is why Strings are not compared here")
    #expect(TextInputState(text: "\u{E9}") != TextInputState(text: "e\u{301}"))
    #expect(TextInputState(text: "한") != TextInputState(text: "\u{1112}\u{1161}\u{11AB}"))
  }
}
