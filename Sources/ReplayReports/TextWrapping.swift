/// Text set to the width of a page.
package enum TextWrapping {
  /// How many columns a page has.
  package static let pageWidth = 100

  /// The text broken at spaces so that no line is wider than a page; lines after the first begin with `indent`.
  ///
  /// What stands in backquotes stays on one line, and so does a word that is wider than a page. The spaces that the text
  /// begins with stay.
  package static func wrapped(_ text: String, indent: String = "", width: Int = pageWidth) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      guard String(paragraph).columns > width else { return String(paragraph) }
      let lead = paragraph.prefix { $0 == " " }
      var lines: [String] = []
      var line = String(lead)
      var isEmpty = true
      for word in words(paragraph.dropFirst(lead.count)) {
        if !isEmpty, line.columns + 1 + word.columns > width {
          lines.append(line)
          line = indent + word
        } else {
          line += (isEmpty ? "" : " ") + word
        }
        isEmpty = false
      }
      return (lines + [line]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The words between spaces, what stands in backquotes together.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var isQuoted = false
    for piece in text.split(separator: " ", omittingEmptySubsequences: false) {
      if isQuoted { words[words.count - 1] += " " + piece } else { words.append(String(piece)) }
      if !piece.filter({ $0 == "`" }).count.isMultiple(of: 2) { isQuoted.toggle() }
    }
    return words
  }
}
