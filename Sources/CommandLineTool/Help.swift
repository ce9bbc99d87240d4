import ReplayReports

/// What `--help` says.
enum Help {
  /// The text of `markedtext --help`.
  static var overview: String {
    let rows = Command.all.map { ["\($0.name) \($0.arguments)", $0.summary] }
    return """
      markedtext plays how people type Chinese, Japanese, Korean and more against the form that reacts to it.

      \(TextTable.aligned(rows, indent: "  ", width: TextWrapping.pageWidth))
      Begin with `markedtext demo`. `markedtext <command> --help` says what a command takes.

      Exit status, of which the highest that applies wins:
        0  nothing to report
        1  a finding, an unmet expectation or a mismatch
        2  malformed input or usage, or nothing was there to run
        3  a file that can't be read, a result that can't be written, a library that is missing

      """
  }
}

extension Command {
  /// The text of `markedtext <command> --help`.
  var help: String {
    let own = options.map { [$0.usage, $0.summary] }
    let common = Options.common.filter { !options.contains($0) }.map { [$0.usage, $0.summary] }
    let usage = arguments.isEmpty ? name : "\(name) \(arguments)"
    let about = details.isEmpty ? "" : TextWrapping.wrapped(details) + "\n\n"
    return """
      markedtext \(usage)
      \(summary)

      \(about)\(own.isEmpty ? "" : "Options:\n" + Self.table(own) + "\n")\
      Every command takes these too, even where they change nothing:
      \(Self.table(common))
      """
  }

  private static func table(_ rows: [[String]]) -> String {
    TextTable.aligned(rows, indent: "  ", width: TextWrapping.pageWidth)
  }
}
