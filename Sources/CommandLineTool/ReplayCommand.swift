import CompositionScript
import ReplayHarness
import ReplayReports
import Specimens
import TextInputModel

extension Command {
  static let replay = Command(
    name: "replay", arguments: "<file|folder>...",
    summary: "replay scripts and recordings, check expectations and rules",
    details: """
      Plays each session key by key against a form, with a twin beside it that gets the same result in one piece, and \
      reports where the form speaks too early, is stuck afterwards, lets a half-typed text be sent, or loses text. \
      Below a folder, files that end in .ime and .jsonl are played; a link to a folder is not followed.
      """,
    options: [
      Options.form, Options.host, Options.variants, Options.rules, Options.format, Options.strict, Options.verbose,
    ],
    run: { options, console throws(CommandError) in
      var command = try ReplayCommand(options, console)
      return try await command.run()
    })
}

/// `markedtext replay`
@MainActor private struct ReplayCommand {
  private let console: Console
  private let paths: [String]
  private let format: OutputFormat
  private let form: Forms.Entry?
  private let isStrict: Bool
  private let runner: SessionRunner
  private var summary = ReplaySummary()
  private var outcomes: [SessionOutcome] = []
  private var text: ReplayTextReport
  private var status = ExitStatus.success

  init(_ options: Options, _ console: Console) throws(CommandError) {
    guard !options.arguments.isEmpty else { throw .missingArgument(command: "replay", what: "a file or folder") }
    self.console = console
    paths = options.arguments
    format = try options.choice(Options.format, .text)
    isStrict = options.has(Options.strict)
    form = try options.value(Options.form).map { id throws(CommandError) in try FormLookup.form(id) }
    let rules = try RuleLookup.rules(options.value(Options.rules))
    var runs = SessionRunner.Options(
      hosts: try HostLookup.hosts(options.value(Options.host)),
      variants: try VariantLookup.variants(options.value(Options.variants)), rules: rules)
    runs.notesIntermediateVerdicts = options.has(Options.verbose)
    runner = SessionRunner(options: runs)
    var repeated = options.value(Options.form).map { ["--form", $0] } ?? []
    if let list = options.value(Options.rules) { repeated += ["--rules", list] }
    if isStrict { repeated.append("--strict") }
    text = ReplayTextReport(
      style: console.style, form: form?.id, host: options.value(Options.host), rules: rules,
      repeatedOptions: repeated, isVerbose: options.has(Options.verbose))
  }

  mutating func run() async throws(CommandError) -> ExitStatus {
    for found in SessionFiles.find(paths, formats: [.script, .recording]).found {
      switch found {
      case .success(let file): add(await runs(of: file))
      case .failure(let error):
        complain(error)
        // A folder with nothing in it is no file, so there is none to report.
        if case .noSuchFile(let path) = error { add([.failed(file: path, message: error.reason)]) }
      }
    }
    // A file without a single step was read, and nothing was there to run.
    if summary.steps == 0, status == .success {
      console.refuse(.nothingToRun)
      status = CommandError.nothingToRun.status
    }
    finish()
    return status
  }

  private mutating func add(_ runs: [SessionOutcome]) {
    summary.add(runs)
    for case .played(let run) in runs {
      if run.replay.unplayed != nil { status.raise(to: .malformed) }
      if run.hasFailed { status.raise(to: .findings) }
    }
    text.add(runs)
    switch format {
    case .text: break
    case .json: outcomes += runs
    case .jsonl: for run in runs { console.writeLine(ReplayJSON.element(run).line) }
    }
  }

  private mutating func runs(of file: String) async -> [SessionOutcome] {
    do throws(CommandError) {
      let reading = try SessionFiles.read(file)
      console.complain(DiagnosticRenderer.render(reading.diagnostics))
      guard let session = reading.session else {
        status.raise(to: .malformed)
        return [.malformed(file: file)]
      }
      warnOfUnknownAllowances(session)
      let form = try form(of: session)
      let replays = await runner.run(session, form: form.map { .init(id: $0.id, make: $0.make) })
      warnOfOddities(replays)
      return replays.map { .played(PlayedSession(replay: $0, form: form?.id, isStrict: isStrict)) }
    } catch {
      complain(error)
      return [.failed(file: file, message: error.reason)]
    }
  }

  /// The form to judge; the host is checked with it, since both are names in the file.
  private func form(of session: Session) throws(CommandError) -> Forms.Entry? {
    do throws(CommandError) {
      try HostLookup.check(session.host)
      if let form { return form }
      return try session.form.map { id throws(CommandError) in try FormLookup.form(id) }
    } catch {
      throw .inFile(session.file, error)
    }
  }

  private func warnOfUnknownAllowances(_ session: Session) {
    for allowance in session.allowances where !Rules.descriptions.contains(where: { $0.id == allowance.rule }) {
      let meant = RuleLookup.suggestion(for: allowance.rule).map { "; did you mean `\($0)`?" } ?? ""
      warn(session, allowance.line, "`allow` of a rule that is not there: `\(Printable.text(allowance.rule))`\(meant)")
    }
  }

  /// What was odd in a session and played on, once for all its runs.
  private func warnOfOddities(_ replays: [Replay]) {
    guard let session = replays.first?.session else { return }
    let warnings = Set(replays.flatMap(\.warnings)).sorted { ($0.line, $0.message) < ($1.line, $1.message) }
    for warning in warnings { warn(session, warning.line, warning.message) }
  }

  private func warn(_ session: Session, _ line: Int, _ message: String) {
    console.complain("\(Printable.path(session.file)):\(line): warning: \(message)\n")
  }

  private mutating func complain(_ error: CommandError) {
    status.raise(to: error.status)
    console.complain(error: error)
  }

  private func finish() {
    switch format {
    case .text: console.write(text.text(summary))
    case .json: console.writeLine(ReplayJSON.document(summary, outcomes).line)
    case .jsonl: console.writeLine(ReplayJSON.summaryLine(summary).line)
    }
    // The text has them itself; a program that reads JSON does not want them in it.
    guard format != .text else { return }
    for note in text.notes(summary) { console.complain(note + "\n") }
  }
}
