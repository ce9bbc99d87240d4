import UnicodeText

/// What makes a Chinese name: Han by script, and the separator of transcribed names.
///
/// Han is decided by the script property and category of the running ICU, never by a range of code points: extensions
/// and supplementary planes count, so do 々 and 〇; radicals and hexagram signs don't (bug reports, part 4.1). A
/// variation selector or another mark belongs to the character before it.
public enum HanName {
  /// What is wrong with a name.
  public enum Problem: Hashable, Sendable {
    /// There is no text.
    case empty
    /// A character is not Han; the offset is in UTF-16 units.
    case notHan(offset: Int)
    /// A dot that stands for the separator in other texts; `HanName.folded` writes the right one.
    case otherSeparator(offset: Int)
    /// The separator is at an end of the name, or twice in a row.
    case misplacedSeparator(offset: Int)
  }

  /// U+00B7 MIDDLE DOT, the one separator that the notice 民委发〔2016〕33号 names (bug reports, part 4.2).
  public static let separator: UInt16 = 0x00B7

  /// What is wrong with `units` as a name; nil if nothing is. O(n).
  public static func problem(in units: [UInt16]) -> Problem? {
    guard !units.isEmpty else { return .empty }
    var offset = 0
    var afterHan = false
    var lastSeparator: Int?
    for point in CodePoints(of: units) {
      if otherSeparators.contains(point.value) { return .otherSeparator(offset: offset) }
      if point.value == UInt32(separator) {
        guard afterHan else { return .misplacedSeparator(offset: offset) }
        lastSeparator = offset
        afterHan = false
      } else if isHan(point) {
        lastSeparator = nil
        afterHan = true
      } else if !(afterHan && point.isCombiningMark) {
        return .notHan(offset: offset)
      }
      offset += point.unitCount
    }
    return lastSeparator.map { .misplacedSeparator(offset: $0) }
  }

  /// The name with every dot that is used as a separator written as U+00B7. Offer it; don't do it unasked.
  public static func folded(_ units: [UInt16]) -> [UInt16] {
    units.map { otherSeparators.contains(UInt32($0)) ? separator : $0 }
  }

  /// Whether a character is a Han character of names: a letter of script Han, or 〇, which is a letter-like number (Nl)
  /// as Hangzhou numerals are, which are no names.
  static func isHan(_ point: CodePoint) -> Bool {
    guard point.script == .han else { return false }
    switch point.generalCategory {
    case .otherLetter, .modifierLetter: return true
    default: return point.value == 0x3007
    }
  }

  /// Dots that real texts have in its place (bug reports, part 4.2: U+2022, U+2027, U+30FB, U+FF0E, U+002E).
  private static let otherSeparators: Set<UInt32> = [0x2022, 0x2027, 0x30FB, 0xFF0E, 0x002E]
}

extension HanName.Problem {
  /// The message that a person filling in a Chinese form reads.
  public var message: String {
    switch self {
    case .empty: "请填写姓名"
    case .notHan: "请填写中文姓名"
    case .otherSeparator: "间隔号请用“·”"
    case .misplacedSeparator: "间隔号的位置不对"
    }
  }
}
