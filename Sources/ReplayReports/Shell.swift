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
