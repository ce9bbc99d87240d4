import TestSupport
import Testing
import UnicodeText

@Suite struct NormalizationFormTests {
  /// Each line of NormalizationTest.txt has a source and its NFC, NFD, NFKC and NFKD; the file's head says which
  /// columns must lead to which.
  @Test func everyLineOfNormalizationTest() throws {
    let file = try UnicodeDataFile("NormalizationTest.txt.bz2")
    #expect(file.text.hasPrefix("# NormalizationTest-15.0.0.txt"))
    var lines = 0
    var failing: [String] = []
    for line in file.lines where !line.hasPrefix("@") {
      lines += 1
      let columns = try line.split(separator: ";").prefix(5).map { try units(ofHexadecimal: $0) }
      try #require(columns.count == 5)
      let expectations: [(NormalizationForm, expected: [Int])] = [
        (.nfc, [1, 1, 1, 3, 3]), (.nfd, [2, 2, 2, 4, 4]), (.nfkc, [3, 3, 3, 3, 3]),
      ]
      for (form, expected) in expectations {
        for (column, target) in zip(columns, expected) where try form.normalize(column) != columns[target] {
          failing.append("\(form.rawValue): \(line)")
        }
      }
    }
    #expect(failing.isEmpty, "\(failing.count): \(failing.prefix(5))")
    #expect(lines == 19_074)
  }

  @Test(
    arguments: [
      (.nfc, "か\u{3099}", "が"), (.nfd, "が", "か\u{3099}"),
      (.nfd, "한", "\u{1112}\u{1161}\u{11AB}"), (.nfc, "\u{1112}\u{1161}\u{11AB}", "한"),
      (.nfc, "\u{FA19}", "\u{795E}"), (.nfc, "\u{FA11}", "\u{FA11}"),
      (.nfkc, "０９－\u{3000}ｶﾞ", "09-\u{20}ガ"), (.nfkc, "ー−‐", "ー−‐"), (.nfkc, "\u{318D}", "\u{119E}"),
      (.nfc, "", ""), (.nfd, "abc", "abc"),
    ] as [(NormalizationForm, String, String)])
  func names(form: NormalizationForm, text: String, expected: String) throws {
    let units = Array(text.utf16)
    #expect(try form.normalize(units) == Array(expected.utf16))
    #expect(try form.isForm(of: units) == (units == Array(expected.utf16)))
  }

  @Test(
    arguments: NormalizationForm.allCases,
    [
      [0xD83D], [0xDE00, 0xD83D], [0x61, 0xD800, 0x62], [0xD83D, 0xD83D, 0xDE00, 0xDE00], [0xDFFF, 0x301],
    ] as [[UInt16]])
  func loneSurrogatesSurvive(form: NormalizationForm, units: [UInt16]) throws {
    #expect(try form.normalize(units) == units)
  }

  /// Around a lone surrogate the rest is normalized.
  @Test func normalizesBesideLoneSurrogates() throws {
    #expect(try NormalizationForm.nfc.normalize([0x65, 0x301, 0xD83D, 0x65, 0x301]) == [0xE9, 0xD83D, 0xE9])
    #expect(
      try NormalizationForm.nfd.normalize([0xE9, 0xDE00, 0xD55C]) == [0x65, 0x301, 0xDE00, 0x1112, 0x1161, 0x11AB])
  }

  /// One code point can become eighteen: the first buffer is too small.
  @Test func growsAsFarAsItMust() throws {
    let units = [UInt16](repeating: 0xFDFA, count: 1000)
    #expect(try NormalizationForm.nfkc.normalize(units).count == 18_000)
  }

  @Test(arguments: UInt64(1)...100)
  func normalizingTwiceChangesNothing(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let units = HostileText.units(longest: 40, surrogates: .lone, using: &generator)
    for form in NormalizationForm.allCases {
      let once = try form.normalize(units)
      #expect(try form.normalize(once) == once, "seed \(seed)")
      #expect(try form.isForm(of: once), "seed \(seed)")
      let lone = Array(CodePoints(of: units)).filter(\.isSurrogate)
      let kept = Array(CodePoints(of: once)).filter(\.isSurrogate)
      #expect(kept == lone, "seed \(seed)")
    }
  }
}
