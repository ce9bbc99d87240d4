import CompositionScript
import TextInputModel
public import UnicodeText

/// What a text is made of: clusters, scripts, properties, and what each deletion takes away.
public struct TextInspection: Sendable {
  private let units: [UInt16]
  private let clusters: [Range<Int>]
  private let scripts: TextScripts
  /// From the end, how many units each deleteBackward takes away.
  private let deletions: [Int]

  /// Looks at `units`.
  public init(_ units: [UInt16]) throws(UnicodeTextError) {
    self.units = units
    clusters = Array(try GraphemeClusters(of: units))
    scripts = TextScripts(of: units)
    var deletions: [Int] = []
    var state = TextInputState(units: units)
    while !state.units.isEmpty {
      let count = state.units.count
      state.deleteBackward()
      deletions.append(count - state.units.count)
    }
    self.deletions = deletions
  }

  /// As the contract has it.
  public var json: JSONValue {
    .object([
      "version": .int(1), "text": .units(units), "utf16": .int(units.count),
      "clusters": .array(
        clusters.map { range in
          .object([
            "range": .array([.int(range.lowerBound), .int(range.count)]), "text": .units(Array(units[range])),
            "scripts": .array(TextScripts(of: Array(units[range])).scripts.map { .string($0.name) }),
          ])
        }), "deletions": .array(deletions.map { .int($0) }),
      "scripts": .array(scripts.scripts.map { .string($0.name) }), "mixed": .bool(scripts.mixesScripts),
    ])
  }

  /// For a reader.
  public var text: String {
    guard !units.isEmpty else { return "no characters: the text is empty\n" }
    let names = scripts.scripts.map(\.name).joined(separator: ", ")
    let rows = clusters.map { range in
      let cluster = Array(units[range])
      let points = CodePoints(of: cluster).map { "\($0)(\($0.generalCategory.shortName))" }
      return [
        "\(range.lowerBound),\(range.count)", StateNotation.print(TextInputState(units: cluster)).withoutCaret,
        TextScripts(of: cluster).scripts.map(\.name).joined(separator: " "), points.joined(separator: " "),
      ]
    }
    let headline = """
      \(counted(clusters.count, "character")) (grapheme cluster\(clusters.count == 1 ? "" : "s")), \
      \(counted(units.count, "UTF-16 unit")); script: \(names.isEmpty ? "none" : names)\
      \(scripts.mixesScripts ? " (mixed)" : "")
      """
    let table = [["range", "text", "script", "code points"]] + rows
    let removed = deletions.map(String.init).joined(separator: ", ")
    return TextWrapping.wrapped(headline, indent: "  ") + "\n"
      + TextTable.aligned(table, indent: "  ", width: TextWrapping.pageWidth)
      + TextWrapping.wrapped("backspace by backspace, from the end: \(removed) UTF-16 units go", indent: "  ") + "\n"
  }
}

extension String {
  /// The notation without the caret at its end.
  fileprivate var withoutCaret: String { hasSuffix("|") ? String(dropLast()) : self }
}
