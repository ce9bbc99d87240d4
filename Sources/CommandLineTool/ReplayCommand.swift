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
      Plays each session key by key against a form, with a twin beside it that gets the same result in one piece, and
      reports where the form speaks too early, is stuck afterwards, lets a half-typed text be sent, or loses text.
      """,
    options: [
      Options.form, Options.host, Options.variants, Options.rules, Options.format, Options.strict, Options.verbose,
    ] + common,
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
    runner = SessionRunner(
      options: .init(
        hosts: try HostLookup.hosts(options.value(Options.host)),
        variants: try VariantLookup.variants(options.value(Options.variants)),
        rules: try RuleLookup.rules(options.value(Options.rules))))
    text = ReplayTextReport(
      style: console.style, form: options.value(Options.form), isVerbose: options.has(Options.verbose))
  }

  mutating func run() async throws(CommandError) -> ExitStatus {
    let search = SessionFiles.find(paths, endings: ["ime", "jsonl"])
    for error in search.errors { complain(error) }
    guard !search.files.isEmpty else { throw .nothingToRun }
    for file in search.files { await replay(file) }
    finish()
    return status
  }

  private mutating func replay(_ file: String) async {
    let runs = await runs(of: file)
    summary.add(runs)
    for run in runs { judge(run) }
    switch format {
    case .text: text.add(runs)
    case .json: outcomes += runs
    case .jsonl: for run in runs { console.writeLine(ReplayJSON.element(run).line) }
    }
  }

  private mutating func runs(of file: String) async -> [SessionOutcome] {
    do throws(CommandError) {
      let reading = try SessionFiles.read(file)
      if !console.isQuiet { console.complain(DiagnosticRenderer.render(reading.diagnostics)) }
      guard let session = reading.session else {
        status.raise(to: .malformed)
        return [.malformed(file: file)]
      }
      let form = try form(of: session)
      try HostLookup.check(session.host)
      let replays = await runner.run(session, form: form.map { .init(id: $0.id, make: $0.make) })
      return replays.map { .played($0) }
    } catch {
      complain(error)
      return [.failed(file: file, message: error.message)]
    }
  }

  private func form(of session: Session) throws(CommandError) -> Forms.Entry? {
    if let form { return form }
    guard let id = session.form else { return nil }
    return try FormLookup.form(id)
  }

  private mutating func judge(_ run: SessionOutcome) {
    guard case .played(let replay) = run else { return }
    if replay.unplayed != nil { status.raise(to: .malformed) }
    let counts = replay.findings.contains { $0.severity == .error || isStrict }
    if counts || !replay.unmet.isEmpty { status.raise(to: .findings) }
  }

  private mutating func complain(_ error: CommandError) {
    status.raise(to: error.status)
    if !console.isQuiet { console.complain(error: error) }
  }

  private func finish() {
    switch format {
    case .text:
      if !console.isQuiet { for line in text.diagnostics { console.complain(line + "\n") } }
      console.write(text.text(summary))
    case .json: console.writeLine(ReplayJSON.document(summary, outcomes).line)
    case .jsonl: console.writeLine(ReplayJSON.summaryLine(summary).line)
    }
  }
}
