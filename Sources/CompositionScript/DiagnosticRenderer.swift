/// Diagnostics as text, for people. The one place that lays them out.
///
/// ```
/// name.ime:7:1: unknown step `tpye`; did you mean `type`?
///   tpye zhongwen   => [zhong\u{2006}wen|]
///   ^~~~
/// 1 malformed line; nothing of name.ime was played
/// ```
public enum DiagnosticRenderer {
  /// All diagnostics of one file, and how many of its lines are malformed if any is. Empty where there are none.
  ///
  /// - Returns: lines, each with its line feed.
  public static func render(_ diagnostics: [Diagnostic]) -> String {
    let text = diagnostics.map(render).joined()
    let malformed = diagnostics.filter { $0.severity == .error }
    guard let first = malformed.first else { return text }
    let count = Set(malformed.map(\.line)).count
    return text + "\(count) malformed \(count == 1 ? "line" : "lines"); nothing of \(first.file) was played\n"
  }

  /// One diagnostic: place and message, the line, and a caret under the place, set by display width.
  public static func render(_ diagnostic: Diagnostic) -> String {
    let kind = diagnostic.severity == .warning ? "warning: " : ""
    let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): "
    let headline = place + kind + diagnostic.message + suggestion(diagnostic.suggestion) + "\n"
    let line = shown(diagnostic.sourceLine)
    guard !line.isEmpty else { return headline }
    let start = min(diagnostic.underlineStart, line.count)
    let end = min(start + diagnostic.underlineLength, line.count)
    let indent = UnicodeQueries.columns(of: Array(line[..<start])) + diagnostic.underlineStart - start
    let width = max(1, UnicodeQueries.columns(of: Array(line[start..<end])))
    let underline = String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: width - 1)
    return headline + "  " + line.repairedString + "\n  " + underline + "\n"
  }

  private static func suggestion(_ suggestion: Suggestion?) -> String {
    switch suggestion {
    case .word(let word): "; did you mean `\(word)`?"
    case .write(let text): "; write `\(text)`"
    case nil: ""
    }
  }

  /// The line as a terminal can take it, unit for unit: a tab as a space, any other control as U+FFFD.
  private static func shown(_ line: [UInt16]) -> [UInt16] {
    line.map { unit in
      switch unit {
      case Unit.tab: Unit.space
      case 0..<0x20, 0x7F..<0xA0: 0xFFFD
      default: unit
      }
    }
  }
}
