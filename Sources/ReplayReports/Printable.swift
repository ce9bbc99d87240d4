import CompositionScript

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
  static func shortened(_ text: String) -> String {
    guard text.utf16.count > 120 else { return text }
    return text.prefix(30) + " … " + text.suffix(80)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}

/// Words for a shell.
enum Shell {
  /// The word, quoted where a shell would take it apart; in `$'...'` where it holds controls.
  static func quoted(_ word: String) -> String {
    if word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      let escaped = word.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\\", "'": result += "\\" + String(scalar)
        case _ where scalar.properties.generalCategory == .control:
          result += "\\u" + String(repeating: "0", count: scalar.value < 0x10 ? 3 : 2) + String(scalar.value, radix: 16)
        default: result.unicodeScalars.append(scalar)
        }
      }
      return "$'" + escaped + "'"
    }
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./:=@%+,".unicodeScalars.contains($0)
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// A path as an argument: one that begins with a hyphen must not look like an option.
  static func path(_ path: String) -> String { quoted(path.hasPrefix("-") ? "./" + path : path) }
}
