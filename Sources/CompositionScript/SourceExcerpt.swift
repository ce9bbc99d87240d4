/// A line, or of a very long one the part round a place, and which part of it is underlined.
package struct SourceExcerpt: Hashable, Sendable {
  /// The line in UTF-16 units, with `…` where it is cut.
  var units: [UInt16]
  /// Where the underlined part begins, in units.
  var underlineStart: Int
  /// The length of the underlined part in units; at least 1, and it may reach past the end of the line.
  var underlineLength: Int

  /// The part of `line` round `offset`; all of it if it has no more than 200 units.
  ///
  /// - Complexity: that of the part, however long the line is.
  package init(of line: ArraySlice<UInt16>, offset: Int, length: Int) {
    let window = Self.window(round: offset, of: line)
    let isCutBefore = window.lowerBound > 0
    let isCutBehind = window.upperBound < line.count
    units =
      (isCutBefore ? Self.ellipsis : [])
      + line[line.startIndex + window.lowerBound..<line.startIndex + window.upperBound]
      + (isCutBehind ? Self.ellipsis : [])
    underlineStart = offset - window.lowerBound + (isCutBefore ? 1 : 0)
    underlineLength = max(1, min(length, max(1, window.upperBound - offset)))
  }

  init(_ diagnostic: Diagnostic) {
    units = diagnostic.sourceLine
    underlineStart = diagnostic.underlineStart
    underlineLength = diagnostic.underlineLength
  }

  private static let ellipsis: [UInt16] = [0x2026]

  private static func window(round offset: Int, of line: ArraySlice<UInt16>) -> Range<Int> {
    guard line.count > 200 else { return 0..<line.count }
    var start = max(0, min(offset, line.count) - 60)
    var end = min(line.count, start + 160)
    if start > 0, UTF16.isTrailSurrogate(line[line.startIndex + start]) { start -= 1 }
    if end < line.count, UTF16.isTrailSurrogate(line[line.startIndex + end]) { end -= 1 }
    return start..<end
  }
}
