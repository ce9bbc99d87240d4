import CompositionScript
import ReplayHarness
import ReplayReports

extension Command {
  static let verify = Command(
    name: "verify", arguments: "<file|folder>...",
    summary: "compare the model, call by call, with the states and callbacks in recordings",
    details: """
      Observed states are ones that someone saw on a device, in a real text field or in a browser; derived ones were
      computed, and agreeing with them proves only that we agree with ourselves. The two are counted apart.
      """,
    options: [Options.format, Options.verbose] + common,
    run: { options, console throws(CommandError) in
      guard !options.arguments.isEmpty else { throw .missingArgument(command: "verify", what: "a file or folder") }
      let format = try options.choice(Options.format, OutputFormat.text)
      var status = ExitStatus.success
      let complain = { (error: CommandError) in
        status.raise(to: error.status)
        if !console.isQuiet { console.complain(error: error) }
      }
      let search = SessionFiles.find(options.arguments, endings: ["jsonl"])
      search.errors.forEach(complain)
      guard !search.files.isEmpty else { throw .nothingToRun }
      var report = VerificationReport()
      for file in search.files {
        do throws(CommandError) {
          guard SessionReader.Format(file: file) != .script else { throw .notARecording(file) }
          let reading = try SessionFiles.read(file)
          if !console.isQuiet { console.complain(DiagnosticRenderer.render(reading.diagnostics)) }
          guard let session = reading.session else {
            status.raise(to: .malformed)
            report.add(.malformed(file: file))
            continue
          }
          try HostLookup.check(session.host)
          report.add(.verified(Verifier.verify(session)))
        } catch {
          complain(error)
          report.add(.failed(file: file, message: error.message))
        }
      }
      if report.mismatchCount > 0 { status.raise(to: .findings) }
      switch format {
      case .text: console.write(report.text(style: console.style, verbose: options.has(Options.verbose)))
      case .json: console.writeLine(report.document.line)
      case .jsonl: for line in report.lines { console.writeLine(line.line) }
      }
      return status
    })
}
