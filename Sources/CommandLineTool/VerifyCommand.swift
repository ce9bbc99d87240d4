import CompositionScript
import ReplayHarness
import ReplayReports

extension Command {
  static let verify = Command(
    name: "verify", arguments: "<file|folder>...",
    summary: "compare the model, call by call, with the states and callbacks in recordings",
    details: """
      Observed states are ones that someone saw on a device, in a real text field or in a browser; derived ones were \
      computed, and agreeing with them proves only that we agree with ourselves. The two are counted apart.
      """,
    options: [Options.format, Options.verbose],
    run: { options, console throws(CommandError) in
      guard !options.arguments.isEmpty else { throw .missingArgument(command: "verify", what: "a file or folder") }
      var command = VerifyCommand(console: console)
      return command.run(
        options.arguments, format: try options.choice(Options.format, .text), isVerbose: options.has(Options.verbose))
    })
}

/// `markedtext verify`
@MainActor private struct VerifyCommand {
  let console: Console
  private var report = VerificationReport()
  private var status = ExitStatus.success

  init(console: Console) { self.console = console }

  mutating func run(_ paths: [String], format: OutputFormat, isVerbose: Bool) -> ExitStatus {
    for found in SessionFiles.find(paths, formats: [.recording]).found {
      switch found {
      case .success(let file): report.add(outcome(of: file))
      case .failure(let error):
        complain(error)
        // A folder with nothing in it is no file, so there is none to report.
        if case .noSuchFile(let path) = error { report.add(.failed(file: path, message: error.reason)) }
      }
    }
    if report.mismatchCount > 0 { status.raise(to: .findings) }
    if report.callCount == 0, status == .success {
      console.refuse(.nothingToRun)
      status = CommandError.nothingToRun.status
    }
    switch format {
    case .text: console.write(report.text(style: console.style, verbose: isVerbose))
    case .json: console.writeLine(report.document.line)
    case .jsonl: for line in report.lines { console.writeLine(line.line) }
    }
    if format != .text { for note in report.notes { console.complain(note + "\n") } }
    return status
  }

  private mutating func outcome(of file: String) -> VerificationReport.Outcome {
    do throws(CommandError) {
      guard SessionReader.Format(file: file) != .script else { throw .notARecording(file) }
      let reading = try SessionFiles.read(file)
      console.complain(DiagnosticRenderer.render(reading.diagnostics))
      guard let session = reading.session else {
        status.raise(to: .malformed)
        return .malformed(file: file)
      }
      do throws(CommandError) { try HostLookup.check(session.host) } catch { throw .inFile(file, error) }
      return .verified(Verifier.verify(session))
    } catch {
      complain(error)
      return .failed(file: file, message: error.reason)
    }
  }

  private mutating func complain(_ error: CommandError) {
    status.raise(to: error.status)
    console.complain(error: error)
  }
}
