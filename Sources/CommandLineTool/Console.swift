import ReplayReports

/// Standard output for the result, standard error for everything else.
@MainActor struct Console {
  var isQuiet = false
  var color = ColorChoice.auto
  private let streams: any ConsoleStreams

  /// What `--color` says.
  enum ColorChoice: String, CaseIterable { case auto, always, never }

  init(_ streams: any ConsoleStreams) { self.streams = streams }

  /// Writes a part of the result.
  func write(_ text: String) { streams.writeResult(text) }

  /// Writes a line of the result.
  func writeLine(_ text: String) { write(text + "\n") }

  /// Writes a diagnostic, which ends its own line; nothing under `--quiet`.
  func complain(_ text: String) {
    if !isQuiet { streams.writeDiagnostics(text) }
  }

  /// Writes that something is wrong with a file or folder; nothing under `--quiet`.
  func complain(error: CommandError) { complain(Self.line(error)) }

  /// Writes why the command does nothing at all, under `--quiet` too: an exit status alone would be a riddle.
  func refuse(_ error: CommandError) { streams.writeDiagnostics(Self.line(error)) }

  /// How text is dressed.
  var style: TextStyle {
    switch color {
    case .always: TextStyle(hasColor: true)
    case .never: .plain
    case .auto: TextStyle(hasColor: streams.takesColor)
    }
  }

  private static func line(_ error: CommandError) -> String { "markedtext: \(error.message)\n" }
}
