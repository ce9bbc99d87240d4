/// One command: what it is called, what it takes, what it does.
struct Command: Sendable {
  var name: String
  var arguments: String
  var summary: String
  /// More for `--help`, in whole lines.
  var details: String
  var options: [Options.Definition]
  var run: @MainActor @Sendable (Options, Console) async throws(CommandError) -> ExitStatus

  /// All commands that there are, in the order in which help lists them.
  static let all: [Command] = [replay, verify, inspect, rules, forms, demo, doctor]

  /// Commands of the contract that are not there yet.
  static let later = [
    "type", "compose", "keyboards", "hosts", "import", "record", "redact", "fuzz", "shrink", "merge", "show",
    "checklist", "schema",
  ]

  /// The options that every command takes.
  static let common: [Options.Definition] = [Options.quiet, Options.color, Options.help]

  /// The text of `markedtext <command> --help`.
  var help: String {
    let width = options.map { $0.name.count + ($0.value.map { $0.count + 1 } ?? 0) }.max() ?? 0
    let lines = options.map { option in
      let usage = option.name + (option.value.map { " \($0)" } ?? "")
      return "  " + usage + String(repeating: " ", count: width - usage.count + 3) + option.summary
    }
    return """
      markedtext \(name) \(arguments)
      \(summary)

      \(details.isEmpty ? "" : details + "\n\n")Options:
      \(lines.joined(separator: "\n"))

      """
  }
}
