import CompositionScript
public import ReplayHarness
import TextInputModel

/// The table of the demo: one session, key by key, in two fields.
public enum DemoTable {
  /// One field: its heading, what it showed at the end of each turn, and what was found.
  public struct Column {
    public var title: String
    public var turns: [Moment]
    public var findings: [Finding]
    public init(title: String, turns: [Moment], findings: [Finding]) {
      self.title = title
      self.turns = turns
      self.findings = findings
    }
  }

  /// The table, aligned by display width, a finding at the key where it happens.
  public static func text(_ left: Column, _ right: Column, style: TextStyle) -> String {
    let rows = zip(left.turns, right.turns).map { first, second in
      [
        first.place.key ?? "", StateNotation.print(second.main.state), error(first), gate(first), error(second),
        gate(second), mark(first, left),
      ]
    }
    let head = ["key", "field", left.title, "", right.title, "", ""]
    return TextTable.aligned([head] + rows, indent: "  ", style: style)
  }

  private static func error(_ moment: Moment) -> String {
    let messages = moment.main.presentation.errors.map(\.message)
    return messages.isEmpty ? "·" : "✗ " + messages.joined(separator: ", ")
  }

  private static func gate(_ moment: Moment) -> String {
    moment.main.presentation.canSubmit ? "submit on" : "submit off"
  }

  private static func mark(_ moment: Moment, _ column: Column) -> String {
    let here = column.findings.filter { $0.place == moment.place }.map(\.rule)
    return here.isEmpty ? "" : "◀ " + here.joined(separator: ", ")
  }
}
