/// One command: what it is called, what it takes, what it does.
struct Command: Sendable {
  var name: String
  var arguments: String
  var summary: String
  /// More for `--help`.
  var details: String
  /// The options that change what this command does, besides `Options.common`.
  var options: [Options.Definition]
  var run: @MainActor @Sendable (Options, Console) async throws(CommandError) -> ExitStatus

  /// All commands that there are, in the order in which help lists them.
  static let all: [Command] = [replay, verify, inspect, rules, hosts, forms, demo, doctor]

  /// Commands of the contract that are not there yet.
  static let later = [
    "type", "compose", "keyboards", "import", "record", "redact", "fuzz", "shrink", "merge", "show",
    "checklist", "schema",
  ]
}
