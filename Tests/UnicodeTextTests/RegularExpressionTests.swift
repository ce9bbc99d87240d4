import TestSupport
import Testing
import UnicodeText

@Suite struct RegularExpressionTests {
  /// A pattern, a text, whether it matches whole, and the first match.
  static let texts: [(pattern: String, text: String, whole: Bool, first: Range<Int>?)] = [
    ("", "", true, 0..<0),
    ("", "a", false, 0..<0),
    ("a+", "baac", false, 1..<3),
    ("a+", "aaa", true, 0..<3),
    ("a|ab", "ab", true, 0..<1),
    ("x", "", false, nil),
    ("^\\p{Han}{2,4}$", "山田太郎", true, 0..<4),
    ("^\\p{Han}{2,4}$", "shan田", false, nil),
    ("\\p{Han}+", "ab山田", false, 2..<4),
    ("^.$", "👍", true, 0..<2),
    ("[👍👎]", "a👎", false, 1..<3),
    (".", "e\u{301}", false, 0..<1),
    ("\u{E9}", "e\u{301}", false, nil),
    ("[A-Z]", "a", false, nil),
    ("(?i)[A-Z]", "a", true, 0..<1),
    ("(a)(b)?\\1", "aa", true, 0..<2),
    ("\\w+@\\w+\\.com", "you@example.com", true, 0..<15),
    (".*", "a\nb", false, 0..<1),
  ]

  @Test(arguments: texts)
  func matches(pattern: String, text: String, whole: Bool, first: Range<Int>?) throws {
    let expression = try RegularExpression(Array(pattern.utf16))
    #expect(try expression.matchesWhole(Array(text.utf16)) == whole)
    #expect(try expression.firstMatch(in: Array(text.utf16)) == first)
  }

  @Test(arguments: [("STRASSE", true), ("straße", true), ("Strasse", true), ("stras", false)])
  func ignoresCase(text: String, matches: Bool) throws {
    let pattern = Array("strasse".utf16)
    let expression = try RegularExpression(pattern, options: .caseInsensitive)
    #expect(try expression.matchesWhole(Array(text.utf16)) == matches)
    // The same pattern without the option is another expression, whichever came first.
    #expect(try RegularExpression(pattern).matchesWhole(Array(text.utf16)) == false)
  }

  @Test(
    arguments: [
      ([0xD83D], true), ([0xDE00], true), ([0xD83D, 0xDE00], true), ([0x61, 0x62], false), ([0xDE00, 0xD83D], false),
    ] as [([UInt16], Bool)])
  func aLoneSurrogateIsACharacter(units: [UInt16], matches: Bool) throws {
    #expect(try RegularExpression(Array(".".utf16)).matchesWhole(units) == matches)
  }

  @Test func aLoneSurrogateStandsInAPattern() throws {
    let expression = try RegularExpression([0xD83D, 0x2B])
    #expect(try expression.firstMatch(in: [0x61, 0xD83D, 0xD83D, 0xDE00]) == 1..<2)
  }

  /// A malformed pattern and how far ICU reads it.
  static let malformed: [(pattern: String, offset: Int)] = [
    ("a(", 2),
    ("a)b", 2),
    ("*", 1),
    ("a{3,1}b", 7),
    ("[a", 2),
    ("a\\", 2),
    ("👍)b", 3),
    ("\u{E9}\n山)", 4),
    ("a\r\n)b", 4),
    ("a\n\n)b", 4),
    ("\\p{Klingonese}x", 14),
    ("[b-a]", 4),
    ("(?<n>a)\\k<m>", 12),
    ("(?<=a+)b", 7),
  ]

  @Test(arguments: malformed)
  func namesThePlace(pattern: String, offset: Int) {
    let error = #expect(throws: UnicodeTextError.self) { try RegularExpression(Array(pattern.utf16)) }
    guard case .malformedPattern(offset, _) = error else {
      Issue.record("\(pattern): \(String(describing: error))")
      return
    }
  }

  /// What backtracks for longer than anybody waits.
  static let endless: [(pattern: String, text: String)] = [
    ("(a+)+$", String(repeating: "a", count: 40) + "b"),
    ("(a|a)*c", String(repeating: "a", count: 60)),
    ("(.*a){12}c", String(repeating: "a", count: 40) + "b"),
    ("^(([a-z])+.)+[A-Z]([a-z])+$", String(repeating: "a", count: 60)),
    (".*.*.*.*c", String(repeating: "a", count: 5000)),
    ("(?=((a+)+)$).", String(repeating: "a", count: 40) + "b"),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: endless)
  func givesUp(pattern: String, text: String) throws {
    let limits = RegularExpression.Limits(steps: 100, stackBytes: 8_000_000)
    let expression = try RegularExpression(Array(pattern.utf16), limits: limits)
    #expect(throws: UnicodeTextError.matchTookTooLong(steps: 100)) { try expression.matchesWhole(Array(text.utf16)) }
    #expect(throws: UnicodeTextError.matchTookTooLong(steps: 100)) { try expression.firstMatch(in: Array(text.utf16)) }
    // The compiled expression is kept, and must not be the worse for it.
    let harmless = try RegularExpression(Array(pattern.utf16)).firstMatch(in: Array("zzz".utf16))
    #expect(harmless == nil)
  }

  @Test func givesUpByDefault() throws {
    let expression = try RegularExpression(Array("(a+)+$".utf16))
    let text = Array((String(repeating: "a", count: 100) + "b").utf16)
    #expect(throws: UnicodeTextError.matchTookTooLong(steps: 2000)) { try expression.matchesWhole(text) }
  }

  /// ICU takes a limit of 0 for none.
  @Test(arguments: [0, -1, Int.min])
  func noLimitIsTheLowestLimit(limit: Int) throws {
    let limits = RegularExpression.Limits(steps: limit, stackBytes: 8_000_000)
    let expression = try RegularExpression(Array("(a+)+$".utf16), limits: limits)
    let text = Array((String(repeating: "a", count: 100) + "b").utf16)
    #expect(throws: UnicodeTextError.matchTookTooLong(steps: limit)) { try expression.matchesWhole(text) }
  }

  @Test func memoryIsLimited() throws {
    let limits = RegularExpression.Limits(steps: 1_000_000, stackBytes: 100_000)
    let expression = try RegularExpression(Array("(a|b)*c".utf16), limits: limits)
    let text = [UInt16](repeating: 0x61, count: 1_000_000)
    #expect(throws: UnicodeTextError.matchTookTooMuchMemory(bytes: 100_000)) { try expression.matchesWhole(text) }
  }

  /// Nested deeper than any stack of calls would hold: an answer or an error, never a crash.
  @Test(.timeLimit(.minutes(1)), arguments: [("(", ")"), ("(?:", ")"), ("[", "]"), ("(?=", ")"), ("(?<=", ")")])
  func deepNesting(open: String, close: String) {
    let pattern =
      String(repeating: open, count: 20_000) + "a" + String(repeating: close, count: 20_000)
    do throws(UnicodeTextError) {
      _ = try RegularExpression(Array(pattern.utf16)).firstMatch(in: [0x61])
    } catch .malformedPattern(let offset, _) {
      #expect(offset <= pattern.utf16.count)
    } catch .matchTookTooLong, .matchTookTooMuchMemory {
      return
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(arguments: UInt64(1)...200)
  func anyPatternIsTakenOrRefused(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let signs = Array("()[]{}*+?|^$.\\-&:<=!,0129abpPdwxuNQEkb#\n".utf16) + [0xD83D, 0xDE00, 0x5C71]
    let pattern = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
      signs[Int.random(in: signs.indices, using: &generator)]
    }
    let text = HostileText.units(longest: 20, surrogates: .lone, using: &generator)
    let limits = RegularExpression.Limits(steps: 50, stackBytes: 100_000)
    do throws(UnicodeTextError) {
      let expression = try RegularExpression(pattern, limits: limits)
      let isWhole = try expression.matchesWhole(text)
      let first = try expression.firstMatch(in: text)
      #expect(!isWhole || first != nil, "seed \(seed)")
      if let first { #expect(first.lowerBound >= 0 && first.upperBound <= text.count, "seed \(seed)") }
    } catch .malformedPattern(let offset, _) {
      #expect((0...pattern.count).contains(offset), "seed \(seed)")
    } catch .matchTookTooLong, .matchTookTooMuchMemory {
      return
    } catch {
      Issue.record("seed \(seed): \(error)")
    }
  }
}
