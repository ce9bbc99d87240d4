import Testing

@testable import UnicodeText

@Suite struct UnicodeTextErrorTests {
  @Test(
    arguments: [
      (.textTooLong(units: 2_147_483_647), "the text has 2147483647 UTF-16 units, ICU can take 2147483646"),
      (
        .icu(operation: .findingGraphemeClusters, status: 7),
        "ICU failed at finding grapheme clusters with U_MEMORY_ALLOCATION_ERROR"
      ),
      (
        .icu(operation: .findingBoundaries(.sentence), status: 7),
        "ICU failed at finding sentence boundaries with U_MEMORY_ALLOCATION_ERROR"
      ),
      (.icu(operation: .normalizing(.nfkc), status: 4), "ICU failed at normalizing to NFKC with U_FILE_ACCESS_ERROR"),
      (.icu(operation: .normalizing(.nfc), status: 99_999), "ICU failed at normalizing to NFC with [BOGUS UErrorCode]"),
    ] as [(UnicodeTextError, String)])
  func wording(error: UnicodeTextError, wording: String) {
    #expect(error.description == wording)
  }

  @Test(arguments: [0, 1, ICU.longestText])
  func icuTakes(count: Int) throws {
    #expect(try ICU.length(count) == Int32(count))
  }

  @Test(arguments: [ICU.longestText + 1, Int.max])
  func icuCannotTake(count: Int) {
    #expect(throws: UnicodeTextError.textTooLong(units: count)) { try ICU.length(count) }
  }

  /// The versions that the tables of these tests belong to. Another ICU needs other files, and some other values.
  @Test func versions() {
    #expect(UnicodeLibrary.icuVersion == "72.1")
    #expect(UnicodeLibrary.unicodeVersion == "15.0")
  }
}
