import CoreFoundation
import TestSupport
import Testing
import UnicodeText

/// Our backward deletion beside the algorithm that it is modelled on: CoreFoundation's, as Swift's toolchain ships it
/// for Linux. The deliberate differences are listed in `BackwardDeletion`; everything else must agree.
@Suite struct CoreFoundationAgreementTests {
  @Test(arguments: BackwardDeletionTests.workedValues.filter { $0.text != "\r\n" && !$0.text.isEmpty })
  func workedValue(text: String, length: Int, rule: String) {
    #expect(Self.lengthByCoreFoundation(Array(text.utf16)) == length, "\(rule)")
  }

  /// Every code point after a letter, an emoji, a syllable and a Devanagari letter.
  @Test(arguments: ["", "a", "😀", "\u{D55C}", "क"])
  func everyCodePoint(base: String) {
    var differing: [String] = []
    var compared = 0
    for codePoint in UInt32(1)...0x10FFFF {
      guard let codePoint = CodePoint(codePoint), Self.bothKnow(codePoint) else { continue }
      let units = Array(base.utf16) + codePoint.units
      if Self.differsOnPurpose(units) { continue }
      compared += 1
      let ours = BackwardDeletion.length(in: units, endingAt: units.count)
      let theirs = Self.lengthByCoreFoundation(units)
      if ours != theirs { differing.append("\(codePoint): \(ours), CoreFoundation \(theirs)") }
    }
    #expect(differing.isEmpty, "\(differing.count): \(differing.prefix(20))")
    #expect(compared > 280_000)
  }

  @Test func randomTexts() {
    var compared = 0
    for seed in UInt64(1)...10_000 {
      var generator = SeededGenerator(seed: seed)
      let units = HostileText.units(longest: 9, surrogates: .lone, using: &generator)
      guard !units.isEmpty, !Self.differsOnPurpose(units) else { continue }
      compared += 1
      if Self.disagree(about: units) {
        let shrunk = HostileText.shrunk(units, whileFailing: Self.disagree(about:))
        let ours = BackwardDeletion.length(in: shrunk, endingAt: shrunk.count)
        let theirs = Self.lengthByCoreFoundation(shrunk)
        Issue.record("seed \(seed): \(hexadecimal(shrunk)): \(ours), CoreFoundation \(theirs)")
      }
    }
    #expect(compared > 4000)
  }

  /// The differences themselves, so that a change on either side shows.
  @Test(arguments: [
    ("\r\n", 2, 1),
    ("🇯🇵\u{FE0F}", 5, 3),
    ("a\u{200D}\u{200D}", 3, 2),
    ("a\u{200D}\u{301}", 3, 2),
    ("\u{A960}\u{1161}", 2, 1),
    ("😀\u{E49}", 1, 3),
    ("😀\u{200C}", 1, 3),
    ("\u{600}😀", 2, 3),
  ])
  func deliberateDifference(text: String, ours: Int, theirs: Int) {
    let units = Array(text.utf16)
    #expect(BackwardDeletion.length(in: units, endingAt: units.count) == ours)
    #expect(Self.lengthByCoreFoundation(units) == theirs)
  }

  private static func disagree(about units: [UInt16]) -> Bool {
    guard !units.isEmpty, !differsOnPurpose(units) else { return false }
    return BackwardDeletion.length(in: units, endingAt: units.count) != lengthByCoreFoundation(units)
  }

  private static func differsOnPurpose(_ units: [UInt16]) -> Bool {
    let codePoints = Array(CodePoints(of: units))
    let pairs = zip(codePoints, codePoints.dropFirst())
    return units.suffix(2) == [0x0D, 0x0A]
      || pairs.contains { ($0.value == 0x200D || $0.isRegionalIndicator) && extends($1) }
      || pairs.contains { $0.value == 0x600 && $1.isPictographic }
      || hasScriptMarkAfterEmoji(codePoints)
  }

  /// Whether a mark from Armenian to Limbu or the non-joiner follows an emoji, directly or after other marks.
  private static func hasScriptMarkAfterEmoji(_ codePoints: [CodePoint]) -> Bool {
    var afterEmoji = false
    for codePoint in codePoints {
      switch codePoint.value {
      case 0x200C, 0xE33, 0xEB3: if afterEmoji { return true }
      case 0x530...0x194F: if afterEmoji && codePoint.isCombiningMark { return true }
      default: break
      }
      afterEmoji = codePoint.isPictographic || (afterEmoji && extends(codePoint))
    }
    return false
  }

  private static func extends(_ codePoint: CodePoint) -> Bool {
    codePoint.value == 0x200D || codePoint.isCombiningMark || codePoint.isGraphemeExtender || codePoint.isEmojiModifier
  }

  /// Not so for jamo later than Unicode 5.1, CoreFoundation's transcoding hints, and what our ICU is too old for.
  private static func bothKnow(_ codePoint: CodePoint) -> Bool {
    switch codePoint.value {
    case 0x11A3...0x11A7, 0x11FA...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0xF860...0xF86F: false
    default: codePoint.generalCategory != .unassigned
    }
  }

  private static func lengthByCoreFoundation(_ units: [UInt16]) -> Int {
    let string = CFStringCreateWithCharacters(kCFAllocatorDefault, units, units.count)
    guard let type = CFStringCharacterClusterType(rawValue: 4) else { return -1 }
    return units.count - CFStringGetRangeOfCharacterClusterAtIndex(string, units.count - 1, type).location
  }
}
