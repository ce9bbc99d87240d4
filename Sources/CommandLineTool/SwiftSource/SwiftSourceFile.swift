import CompositionScript

/// A Swift source file, and what in it needs the Objective-C runtime.
struct SwiftSourceFile {
  let path: String
  let uses: [ObjectiveCUse]
  private let units: [UInt16]
  /// The offset at which each line begins.
  private let lineStarts: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    var starts = [0]
    for (offset, unit) in units.enumerated() {
      let isEnd = unit == 0x0A ? true : unit == 0x0D && (offset + 1 == units.count || units[offset + 1] != 0x0A)
      if isEnd { starts.append(offset + 1) }
    }
    self.units = units
    lineStarts = starts
    let tokens = SwiftLexer.tokens(of: units)
    uses = ObjectiveCUses.find(
      in: ConditionalCompilation.compiled(tokens, lineOf: { Self.line(of: $0, starts) }))
  }

  /// The index of the line that holds the unit at `offset`.
  private static func line(of offset: Int, _ starts: [Int]) -> Int {
    var range = starts.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = starts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Where a use begins: line and column from 1, the column in UTF-16 units.
  func place(of use: ObjectiveCUse) -> (line: Int, column: Int) {
    let line = Self.line(of: use.range.lowerBound, lineStarts)
    return (line + 1, use.range.lowerBound - lineStarts[line] + 1)
  }

  /// The use as a diagnostic shows it.
  func rendered(_ use: ObjectiveCUse) -> String {
    let (line, column) = place(of: use)
    var text = units[lineStarts[line - 1]..<(line < lineStarts.count ? lineStarts[line] : units.count)]
    while let last = text.last, last == 0x0A || last == 0x0D { text = text.dropLast() }
    let kind = use.construct.compiles ? "warning: " : ""
    let why = use.construct.compiles ? "does nothing without Objective-C" : "needs Objective-C"
    return DiagnosticRenderer.render(
      SourceExcerpt(of: text, offset: column - 1, length: use.range.count),
      place: "\(Printable.path(path)):\(line):\(column): ",
      message: "\(kind)\(use.construct.title) \(why); instead: \(use.construct.instead)")
  }
}
