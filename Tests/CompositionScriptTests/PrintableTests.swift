import Testing

@testable import CompositionScript

@Suite struct PrintableTests {
  @Test(
    arguments: [
      ("中文 é 👨‍👩‍👧", "中文 é 👨‍👩‍👧"), ("a\nb\rc\td", "a\\nb\\rc\\td"), ("\u{1B}[31m", "\\u{1B}[31m"),
      ("\u{202E}abc\u{2066}", "\\u{202E}abc\\u{2066}"), ("\u{2028}\u{85}\u{7F}", "\\u{2028}\\u{85}\\u{7F}"),
    ])
  func escapesWhatATerminalWouldObey(text: String, shown: String) {
    #expect(Printable.text(text) == shown)
  }

  @Test func cutsLongStates() {
    let long = "[" + String(repeating: "a", count: 1_000) + "|]"
    let shown = Printable.shortened(long)
    #expect(shown.hasPrefix("[aaa") && shown.hasSuffix("aaa|]") && shown.count < 120)
    #expect(Printable.shortened("[a|]") == "[a|]")
  }

  @Test func replacesUnitForUnit() {
    let units = Array("a\u{1B}\tb\u{202E}中\u{1F600}".utf16)
    #expect(Printable.replacing(units) == Array("a\u{FFFD} b\u{FFFD}中\u{1F600}".utf16))
    #expect(Printable.replacing([0xD83D, 0x61]) == [0xD83D, 0x61])
  }
}
