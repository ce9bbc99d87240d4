/// How much one backward deletion with a caret takes away (semantics rules 161 to 164).
///
/// Not always a grapheme cluster: in the scripts from Armenian to Limbu marks go one at a time, so that a user can
/// correct a vowel sign or a tone mark without typing the consonant again.
///
/// Evidence: CoreFoundation's backward-deletion cluster, which can be run on Linux
/// (`CFStringGetRangeOfCharacterClusterAtIndex`, type 4, of the CoreFoundation in Swift's toolchain); the tests compare
/// every code point and random texts with it. It differs on purpose in four places:
/// - CR LF goes as one (rule 162e); CoreFoundation leaves that to its caller.
/// - A flag goes whole with what follows it (U+FE0F, a joiner), and so do several joiners, or marks after a
///   joiner; CoreFoundation takes only the last part of such ill-formed sequences.
/// - Conjoining jamo are those of ICU. CoreFoundation's ranges are those of Unicode 5.1: it takes the later jamo of old
///   Hangul (U+11A3 to U+11A7, U+11FA to U+11FF, U+A960 and up, U+D7B0 and up) one at a time.
/// - A mark from Armenian to Limbu and the non-joiner go alone after an emoji too, and an emoji goes without a prepended
///   mark (U+0600); CoreFoundation takes them together.
public enum BackwardDeletion {
  /// The number of UTF-16 units that one `deleteBackward` with the caret at `offset` takes away.
  ///
  /// `offset` is a UTF-16 offset and is clamped to the text. The result is 0 at the start, otherwise 1 to `offset`.
  /// Only the units before the caret count: inside a surrogate pair the high half goes alone, and the low half stays
  /// behind (rule 160). Any units will do; a lone surrogate goes alone.
  ///
  /// Worked values (rule 163): 1 for é as one code point, 2 as two; 2 for 😀, 8 for a family of three, 4 for a flag;
  /// 1 for क्षि, ห้ and بَ; 3 for 한 as three jamo, 1 as a syllable; 2 for か with U+3099, for ｶﾞ and for ☎️.
  ///
  /// Limit: CoreFoundation's transcoding hints U+F860 to U+F86F (Apple's private use) are ordinary characters here.
  ///
  /// - Complexity: O(m), where m is the length of what goes and of the cluster before it; with a flag, of the run of
  ///   regional indicators, since only its start tells how they pair up.
  public static func length(in units: [UInt16], endingAt offset: Int) -> Int {
    let caret = min(max(offset, 0), units.count)
    guard caret > 0 else { return 0 }
    return alwaysGoesAlone(at: caret - 1, in: units) ? 1 : lengthByProperties(in: units, caret: caret)
  }

  /// Whether the unit at `index` goes alone whatever precedes it, decided without a lookup. Only a short cut: it holds
  /// of far more, and the tests check every unit against `lengthByProperties`.
  static func alwaysGoesAlone(at index: Int, in units: [UInt16]) -> Bool {
    switch units[index] {
    case 0x20..<0xA9, 0xB0..<0x300,  // Latin, its punctuation and digits
      0x3041...0x3096, 0x30A1...0x30FF,  // kana
      0x3400...0x4DBF, 0x4E00...0x9FFF:  // Han
      return true
    case 0xAC00...0xD7A3:  // a Hangul syllable, unless a leading jamo could join it
      guard index > 0 else { return true }
      let previous = units[index - 1]
      return previous < 0x1100 || (0x1200..<0xA960).contains(previous) || (0xAC00...0xD7A3).contains(previous)
    default:
      return false
    }
  }

  /// The length for a caret after at least one unit, by ICU's character properties.
  static func lengthByProperties(in units: [UInt16], caret: Int) -> Int {
    var base = Element(endingAt: caret, in: units)
    if base.codePoint.value == 0x0A, base.start > 0, units[base.start - 1] == 0x0D { return 2 }
    while base.start > 0, base.extendsBackward || base.isZeroWidthJoiner {
      base = Element(endingAt: base.start, in: units)
    }
    return caret - start(ofClusterWithBase: base, in: units)
  }

  /// Where the cluster begins whose last base character this is: the start of a syllable, flag or emoji sequence.
  private static func start(ofClusterWithBase base: Element, in units: [UInt16]) -> Int {
    if base.codePoint.hangulSyllableType != .notApplicable { return startOfSyllable(endingWith: base, in: units) }
    if base.codePoint.isRegionalIndicator { return startOfFlag(endingWith: base, in: units) }
    if base.codePoint.isPictographic { return startOfEmojiSequence(endingWith: base, in: units) }
    return base.start
  }

  /// Back over the jamo that make one syllable with `last` (UAX #29, rules GB6 to GB8).
  private static func startOfSyllable(endingWith last: Element, in units: [UInt16]) -> Int {
    var first = last
    while first.start > 0 {
      let previous = Element(endingAt: first.start, in: units)
      switch (previous.codePoint.hangulSyllableType, first.codePoint.hangulSyllableType) {
      case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo),
        (.leadingJamo, .openSyllable), (.leadingJamo, .closedSyllable),
        (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo),
        (.openSyllable, .vowelJamo), (.openSyllable, .trailingJamo),
        (.closedSyllable, .trailingJamo), (.trailingJamo, .trailingJamo):
        first = previous
      default:
        return first.start
      }
    }
    return first.start
  }

  /// Regional indicators pair up from the start of their run; one without a partner goes alone.
  private static func startOfFlag(endingWith last: Element, in units: [UInt16]) -> Int {
    var first = last
    while first.start > 0 {
      let previous = Element(endingAt: first.start, in: units)
      guard previous.codePoint.isRegionalIndicator else { break }
      first = previous
    }
    let indicators = (last.start - first.start) / 2 + 1
    return indicators.isMultiple(of: 2) ? last.start - 2 : last.start
  }

  /// Back over pictographs that joiners join to `last`, each with its variation selectors and modifiers (rule GB11).
  private static func startOfEmojiSequence(endingWith last: Element, in units: [UInt16]) -> Int {
    var first = last
    while first.start > 1 {
      let joiner = Element(endingAt: first.start, in: units)
      guard joiner.isZeroWidthJoiner else { break }
      var previous = Element(endingAt: joiner.start, in: units)
      while previous.start > 0, previous.extendsBackward {
        previous = Element(endingAt: previous.start, in: units)
      }
      guard previous.codePoint.isPictographic else { break }
      first = previous
    }
    return first.start
  }
}

/// A code point at its place in a text.
private struct Element {
  let codePoint: CodePoint
  /// The UTF-16 offset of its first unit.
  let start: Int

  /// The code point whose last unit is the one before `end`; a lone surrogate for itself.
  init(endingAt end: Int, in units: [UInt16]) {
    let last = units[end - 1]
    if UTF16.isTrailSurrogate(last), end > 1, UTF16.isLeadSurrogate(units[end - 2]) {
      codePoint = CodePoint(unchecked: UTF16.codePoint(ofLead: units[end - 2], trail: last))
      start = end - 2
    } else {
      codePoint = CodePoint(unchecked: UInt32(last))
      start = end - 1
    }
  }

  var isZeroWidthJoiner: Bool { codePoint.value == 0x200D }

  /// Whether it goes together with what precedes it (rule 162b): marks, variation selectors, half-width voiced sound
  /// marks, emoji modifiers and tags, and Apple's private variant tags; nothing from Armenian to Limbu (rule 162a),
  /// and not the zero width non-joiner.
  var extendsBackward: Bool {
    switch codePoint.value {
    case ..<0x300, 0x530...0x194F: false
    case 0xF870...0xF87F: true
    default:
      codePoint.isCombiningMark || codePoint.isEmojiModifier || (codePoint.isGraphemeExtender && !codePoint.isJoiner)
    }
  }
}
