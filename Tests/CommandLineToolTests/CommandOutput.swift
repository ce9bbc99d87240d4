import CommandLineTool

/// What a command line wrote and gave back.
struct CommandOutput {
  var status: Int32
  var result: String
  var diagnostics: String

  /// The result's lines.
  var lines: [String] { result.split(separator: "\n").map(String.init) }
}

/// Runs a command line in this process.
@MainActor func markedtext(_ words: String..., takesColor: Bool = false) async -> CommandOutput {
  await markedtext(words, takesColor: takesColor)
}

/// Runs a command line in this process.
@MainActor func markedtext(_ words: [String], takesColor: Bool = false) async -> CommandOutput {
  let streams = RecordingStreams(takesColor: takesColor)
  let status = await CommandLineTool.run(words, streams: streams)
  return CommandOutput(status: status, result: streams.result, diagnostics: streams.diagnostics)
}

/// Keeps what a command writes.
@MainActor final class RecordingStreams: ConsoleStreams {
  private(set) var result = ""
  private(set) var diagnostics = ""
  let takesColor: Bool
  let hasLostResult = false

  init(takesColor: Bool) { self.takesColor = takesColor }
  func writeResult(_ text: String) { result += text }
  func writeDiagnostics(_ text: String) { diagnostics += text }
}
