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
    let lines = count == 1 ? "line" : "lines"
    return text + "\(count) malformed \(lines); nothing of \(Printable.path(first.file)) was played\n"
  }

  /// One diagnostic: place and message, the line, and a caret under the place, set by display width.
  public static func render(_ diagnostic: Diagnostic) -> String {
    let kind = diagnostic.severity == .warning ? "warning: " : ""
    let place = "\(Printable.path(diagnostic.file)):\(diagnostic.line):\(diagnostic.column): "
    return render(
      SourceExcerpt(diagnostic), place: place,
      message: kind + diagnostic.message + suggestion(diagnostic.suggestion))
  }

  /// A place and a message of any kind, laid out as diagnostics are.
  package static func render(_ excerpt: SourceExcerpt, place: String, message: String) -> String {
    let headline = place + message + "\n"
    let line = Printable.replacing(excerpt.units)
    guard !line.isEmpty else { return headline }
    let start = min(excerpt.underlineStart, line.count)
    let end = min(start + excerpt.underlineLength, line.count)
    let indent = UnicodeQueries.columns(of: Array(line[..<start])) + excerpt.underlineStart - start
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
}
