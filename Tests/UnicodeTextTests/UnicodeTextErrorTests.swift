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
      (
        .icu(operation: .compilingPattern, status: 7),
        "ICU failed at reading a regular expression with U_MEMORY_ALLOCATION_ERROR"
      ),
      (
        .icu(operation: .matching, status: 66304),
        "ICU failed at matching a regular expression with U_REGEX_INTERNAL_ERROR"
      ),
      (
        .malformedPattern(offset: 2, status: 66310),
        "the pattern is no regular expression: U_REGEX_MISMATCHED_PAREN before offset 2"
      ),
      (.matchTookTooLong(steps: 2000), "the regular expression found no answer in 2000 steps"),
      (.matchTookTooMuchMemory(bytes: 800), "the regular expression found no answer in 800 bytes of memory"),
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
