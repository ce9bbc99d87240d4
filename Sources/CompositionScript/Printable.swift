/// Text from files and command lines, made fit for a terminal: nothing in it can move the cursor, break a line or turn
/// the direction of what follows.
package enum Printable {
  /// The text with controls, line separators and bidirectional controls written as state notation escapes them.
  package static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnsafe(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A path; the empty one as a pair of quotes.
  package static func path(_ path: String) -> String { path.isEmpty ? "\"\"" : text(path) }

  /// A long text cut to about 120 units: its beginning and, since there people type, more of its end.
  package static func shortened(_ text: String) -> String {
    guard text.utf16.count > 120 else { return text }
    return text.prefix(30) + " … " + text.suffix(80)
  }

  /// The units with each of those characters as U+FFFD, unit for unit: where a caret is to stand under one of them.
  static func replacing(_ units: [UInt16]) -> [UInt16] {
    units.map { unit in Unicode.Scalar(unit).map(isUnsafe) == true ? (unit == 0x09 ? 0x20 : 0xFFFD) : unit }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}
