/// Columns of text, aligned by display width.
package enum TextTable {
  /// The rows with each column padded to its widest cell, two spaces between, nothing behind the last.
  ///
  /// With a style, cells that show an error or a finding are red. With a width the last column is broken at spaces where
  /// it would be wider.
  package static func aligned(
    _ rows: [[String]], indent: String = "", style: TextStyle = .plain, width: Int? = nil
  ) -> String {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.columns)
      }
    }
    return rows.map { row in
      let filled = row.lastIndex { !$0.isEmpty } ?? 0
      let cells = row[...filled].enumerated().map { index, cell in
        let text = index == filled ? cell : cell.padded(to: widths[index])
        return cell.hasPrefix("✗") || cell.hasPrefix("◀") ? style.bad(text) : text
      }
      let line = indent + cells.joined(separator: "  ")
      guard let width else { return line + "\n" }
      let behind = indent.columns + widths[..<filled].reduce(0) { $0 + $1 + 2 }
      return wrapped(line, at: behind, width: width) + "\n"
    }.joined()
  }

  /// A line whose last column begins at `column`.
  private static func wrapped(_ line: String, at column: Int, width: Int) -> String {
    guard line.columns > width else { return line }
    return TextWrapping.wrapped(line, indent: String(repeating: " ", count: column), width: width)
  }
}
