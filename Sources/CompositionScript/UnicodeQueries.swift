/// What this module asks about characters. The only place that does, so that its source can be changed in one go.
// Limit: the standard library's properties and a coarse table of wide ranges; `UnicodeText` (ICU) takes over.
enum UnicodeQueries {
  /// Whether the scalar shows as nothing: Default_Ignorable_Code_Point.
  static func isDefaultIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }

  /// White_Space
  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// General_Category M, ZWJ and ZWNJ.
  static func isCombiningMarkOrJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.value == 0x200C || scalar.value == 0x200D
    }
  }

  /// General_Category Cc
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// The number of terminal columns that the text takes; a lone surrogate counts as one.
  static func columns(of units: [UInt16]) -> Int {
    String(decoding: units, as: UTF16.self).unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The lengths, in units, of the grapheme clusters of the text. A lone surrogate counts as U+FFFD.
  static func clusterLengths(of units: [UInt16]) -> [Int] {
    String(decoding: units, as: UTF16.self).map(\.utf16.count)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    if isDefaultIgnorable(scalar) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
