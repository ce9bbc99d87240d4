/// How many columns a text takes in a terminal or any other fixed grid.
public enum DisplayWidth {
  /// The columns of `units`, added up over their grapheme clusters.
  ///
  /// A cluster takes 2 columns if it holds a wide or full-width code point (UAX #11) or is shown as an emoji (UTS #51:
  /// Emoji_Presentation, or U+FE0F after an emoji), otherwise 1. Controls (tab and line feed too), combining marks and
  /// default-ignorable code points add nothing; a cluster of nothing else takes 0. A half-width voiced sound mark
  /// takes a column of its own: ｶﾞ takes 2. Ambiguous width counts as narrow; a lone surrogate takes 1, as U+FFFD would.
  ///
  /// Never fails: where ICU can't cut the text (`GraphemeClusters.init(of:)` throws), every code point counts
  /// for itself.
  ///
  /// Limit: what a terminal's own font and tables do is not modelled; terminals differ in emoji sequences above all.
  ///
  /// - Complexity: O(n).
  public static func columns(of units: [UInt16]) -> Int {
    // Printable ASCII, most of what a report prints, needs no lookup.
    if units.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return units.count }
    do throws(UnicodeTextError) {
      let clusters = try GraphemeClusters(of: units)
      return clusters.reduce(0) { $0 + columns(ofCluster: units[$1]) }
    } catch {
      return columnsWithoutClusters(of: units)
    }
  }

  /// The columns if every code point stood alone.
  static func columnsWithoutClusters(of units: [UInt16]) -> Int {
    CodePoints(of: units).reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(ofCluster units: ArraySlice<UInt16>) -> Int {
    var widest = 0
    var soundMarks = 0
    var previous: CodePoint?
    for codePoint in CodePoints(of: units) {
      if codePoint.value == 0xFE0F, let previous, previous.isEmoji {
        widest = 2
      } else if previous != nil, codePoint.eastAsianWidth == .halfwidth, codePoint.isGraphemeExtender {
        soundMarks += 1
      } else {
        widest = max(widest, columns(of: codePoint))
      }
      previous = codePoint
    }
    return widest + soundMarks
  }

  private static func columns(of codePoint: CodePoint) -> Int {
    switch codePoint.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark: return 0
    default: break
    }
    if codePoint.isDefaultIgnorable { return 0 }
    if codePoint.hasEmojiPresentation { return 2 }
    switch codePoint.eastAsianWidth {
    case .wide, .fullwidth: return 2
    case .neutral, .ambiguous, .halfwidth, .narrow: return 1
    }
  }
}
