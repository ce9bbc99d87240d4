import CompositionScript
public import ReplayHarness
import TextInputModel

/// The table of the demo: one session, key by key, in two fields.
public enum DemoTable {
  /// One field: its heading, what it showed at the end of each turn, and what was found.
  public struct Column {
    /// What the field does.
    public var title: String
    /// The ends of its turns.
    public var turns: [Moment]
    /// What was found in it.
    public var findings: [Finding]
    /// A column of all turn ends of one replay.
    public init(title: String, turns: [Moment], findings: [Finding]) {
      self.title = title
      // The turn that gives the field focus has no key and no step: nothing to show.
      self.turns = turns.filter { $0.place.key != nil || $0.place.step > 0 }
      self.findings = findings
    }
  }

  /// The table, aligned by display width, a sign at each key where something is found in the left field.
  public static func text(_ left: Column, _ right: Column, style: TextStyle) -> String {
    let cells = zip(shown(left), shown(right))
    let rows = zip(left.turns, cells).map { moment, cells in
      [
        Printable.text(moment.place.key ?? ""), StateNotation.print(moment.main.state), cells.0,
        mark(moment, left), cells.1,
      ]
    }
    let head = ["key", "field", left.title, "", right.title]
    return TextTable.aligned([head] + rows, indent: "  ", style: style)
  }

  /// For each turn the error and the state of the submit button, the buttons one below the other.
  private static func shown(_ column: Column) -> [String] {
    let errors = column.turns.map { error($0) }
    let width = errors.map(\.columns).max() ?? 0
    return zip(errors, column.turns).map { error, moment in
      error.padded(to: width) + "  " + (moment.main.presentation.canSubmit ? "submit on" : "submit off")
    }
  }

  private static func error(_ moment: Moment) -> String {
    let messages = moment.main.presentation.errors.map { Printable.text($0.message) }
    return messages.isEmpty ? "·" : "✗ " + messages.joined(separator: ", ")
  }

  private static func mark(_ moment: Moment, _ column: Column) -> String {
    column.findings.contains { $0.place == moment.place } ? "◀" : ""
  }
}
