import Testing
import UnicodeText

/// Where our clusters and Swift's `Character` cut a text at different places: nowhere in what people type today.
///
/// The linked ICU 72 knows Unicode 15.0, Swift 6.3's standard library has the data of 17.0. Both keep Indic conjuncts of
/// Devanagari, Bengali, Gujarati, Odia, Telugu and Malayalam together (rule GB9c; ICU had it before UAX #29 did), and
/// neither those of Kannada, Khmer, Myanmar, Balinese or Javanese. What is left comes from the data:
/// - marks that Unicode 16 and 17 added (U+0897, U+1ACF) join a base only in Swift;
/// - text symbols that are no longer Extended_Pictographic (U+2605, U+2701) are joined only by ICU;
/// - a virama joins to consonants of scripts that got Indic_Conjunct_Break later (U+1000) only in Swift.
///
/// The list is complete over the texts below: a new Swift or ICU has to change it.
@Suite struct CharacterDisagreementTests {
  static let interestingTexts = [
    "क्षि", "नमस्ते", "हिन्दी", "क्ष्म", "क्\u{200D}ष", "क्\u{200C}ष", "র্ক", "ক্ষ", "ક્ષ", "ଓଡ଼ିଆ", "తెలుగు క్ష", "ക്ഷ", "ક્\u{200D}ષ",
    "ਪੰਜਾਬੀ", "ಕ್ಷ", "தமிழ் க்ஷ", "ශ්\u{200D}රී", "ភាសាខ្មែរ", "မြန်မာ", "ภาษาไทย ห้", "བོད་", "ꦏꦶ ꦏ꧀ꦱ", "ᬓ᭄ᬱ",
    "한글", "\u{1112}\u{1161}\u{11AB}", "\u{A960}\u{1161}", "か\u{3099}", "ｶﾞ", "葛\u{E0100}", "e\u{301}\u{302}", "\r\n",
    "👨‍👩‍👧", "🇯🇵🇫", "👍🏽", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☎️", "a\u{200D}b", "\u{600}1", "שָׁלוֹם", "بَ",
    "a\u{897}", "a\u{1ACF}", "★\u{200D}😀", "क\u{94D}\u{1000}", "\u{1000}\u{1039}\u{1000}",
  ]

  static let disagreements: Set<String> = [
    // GraphemeBreakTest 15.0; later versions have U+231A in its place.
    "2701 200D 2701: [0, 3], Swift [0, 2, 3]",
    "2605 200D 1F600: [0, 4], Swift [0, 2, 4]",
    "61 897: [0, 1, 2], Swift [0, 2]",
    "61 1ACF: [0, 1, 2], Swift [0, 2]",
    "915 94D 1000: [0, 2, 3], Swift [0, 3]",
  ]

  @Test func theListIsComplete() throws {
    let cases = try GraphemeBreakTestFile().cases
    let texts = cases.map(\.units) + Self.interestingTexts.map { Array($0.utf16) }
    #expect(texts.count == 602 + 46)
    var found: Set<String> = []
    for units in texts {
      let ours = try GraphemeClusters(of: units).boundaries
      let swifts = Self.boundariesOfCharacters(String(decoding: units, as: UTF16.self))
      if ours != swifts { found.insert("\(hexadecimal(units)): \(ours), Swift \(swifts)") }
    }
    #expect(found.subtracting(Self.disagreements) == [])
    #expect(Self.disagreements.subtracting(found) == [])
  }

  private static func boundariesOfCharacters(_ text: String) -> [Int] {
    text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
  }
}
