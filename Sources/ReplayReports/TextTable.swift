/// Columns of text, aligned by display width.
public enum TextTable {
  /// The rows with each column padded to its widest cell, two spaces between, nothing behind the last.
  ///
  /// With a style, cells that show an error or a finding are red.
  public static func aligned(_ rows: [[String]], indent: String = "", style: TextStyle = .plain) -> String {
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
      return indent + cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
