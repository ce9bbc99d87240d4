import UnicodeText

/// What this module asks about characters, in its own terms.
enum UnicodeQueries {
  /// Whether the scalar shows as nothing: Default_Ignorable_Code_Point.
  static func isDefaultIgnorable(_ scalar: Unicode.Scalar) -> Bool { CodePoint(scalar).isDefaultIgnorable }

  /// White_Space
  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool { CodePoint(scalar).isWhiteSpace }

  /// General_Category M, ZWJ and ZWNJ.
  static func isCombiningMarkOrJoiner(_ scalar: Unicode.Scalar) -> Bool {
    let point = CodePoint(scalar)
    return point.isCombiningMark || point.isJoiner
  }

  /// General_Category Cc
  static func isControl(_ scalar: Unicode.Scalar) -> Bool { CodePoint(scalar).generalCategory == .control }

  /// The number of terminal columns that the text takes.
  static func columns(of units: [UInt16]) -> Int { DisplayWidth.columns(of: units) }

  /// The lengths, in units, of the grapheme clusters of the text; of its code points where ICU has no cluster rules.
  static func clusterLengths(of units: [UInt16]) -> [Int] {
    do throws(UnicodeTextError) {
      return try GraphemeClusters(of: units).map(\.count)
    } catch {
      return CodePoints(of: units).map(\.unitCount)
    }
  }
}
