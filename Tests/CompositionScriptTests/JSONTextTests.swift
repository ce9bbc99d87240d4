import TestSupport
import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct JSONTextTests {
  @Test func escapesWhatJSONAndAStringCannotHold() {
    #expect(
      JSONText.string([0x22, 0x5C, 0x0A, 0x0D, 0x09, 0x00, 0x1F, 0x7F, 0x85])
        == #""\"\\\n\r\t\u0000\u001F\u007F\u0085""#)
    #expect(JSONText.string([0xD83D, 0xDE00, 0xD83D, 0x61, 0xDE00]) == #""😀\uD83Da\uDE00""#)
    #expect(
      JSONText.object([("a", "1"), ("b", JSONText.list(["2", JSONText.range(.caret(3))]))]) == #"{"a":1,"b":[2,[3,0]]}"#
    )
  }

  @Test func everyTextRoundTrips() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<3000 {
      let text = random.units(8)
      let scanner = JSONScannerTests.scanner(JSONText.string(text))
      #expect(try scanner.skipValue(at: 0) == scanner.end)
      #expect(try scanner.units(at: 0, of: "text") == text, "seed 41")
    }
  }
}
