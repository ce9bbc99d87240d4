import CompositionScript
import ReplayHarness
import ReplayReports
import Specimens
import TextInputModel

extension Command {
  static let demo = Command(
    name: "demo", arguments: "[<folder>]",
    summary: "show a faulty and a correct name field, key by key, over real recordings",
    details: "The folder is that of the recordings, `Corpora` if none is named.", options: [],
    run: { options, console throws(CommandError) in
      guard options.arguments.count <= 1 else { throw .surplusArgument(options.arguments[1], command: "demo") }
      let format = try options.choice(Options.format, OutputFormat.text)
      guard format == .text else {
        let expected = "text: a demo is for reading"
        throw .badValue(option: Options.format.name, value: format.rawValue, expected: expected, suggestion: nil)
      }
      let folder = options.arguments.first ?? "Corpora"
      var demo = DemoCommand(console: console, folder: folder)
      return try await demo.run()
    })
}

/// `markedtext demo`
@MainActor private struct DemoCommand {
  let console: Console
  let folder: String
  private let faulty = Specimens.all[0]
  private let correct = Forms.hanName
  private var status = ExitStatus.success

  init(console: Console, folder: String) {
    self.console = console
    self.folder = folder
  }

  mutating func run() async throws(CommandError) -> ExitStatus {
    let sessions = sessions()
    let shown = sessions.first { $0.name == shownSession } ?? sessions.first { $0.stepCount > 0 }
    guard let shown else {
      guard status == .success else { return status }
      throw .nothingToRun
    }
    let keys = Printable.text(keys(of: shown))
    write(
      """
      A name field that accepts only Han, and someone who types \(keys.isEmpty ? shown.name : keys) with an input \
      method (\(Printable.text(source(of: shown)))), as iOS 18 hands it to a text field. Letters in [ ] are marked: \
      typed, but not chosen yet. | is the caret. What someone sees, key by key:
      """)
    let left = await column(shown, faulty, title: "validates on every change")
    let right = await column(shown, correct, title: "waits for the composition")
    console.write("\n" + DemoTable.text(left, right, style: console.style) + "\n")
    if let finding = left.findings.first, let rule = Rules.descriptions.first(where: { $0.id == finding.rule }) {
      let key = finding.place.key.map { "key \(Printable.text($0)): " } ?? ""
      write("◀ \(finding.rule): \(key)\(Printable.text(finding.message)).", indent: "  ")
      write("  \(rule.fix) `markedtext rules \(finding.rule)` says more.\n", indent: "  ")
    }
    await compareAll(sessions)
    return status
  }

  private mutating func compareAll(_ sessions: [Session]) async {
    var faultySummary = ReplaySummary()
    var correctSummary = ReplaySummary()
    let runner = SessionRunner(options: .init(hosts: [.ios18, .ios26]))
    // What was written by hand nobody recorded.
    let sessions = sessions.filter { !isWrittenByHand($0) }
    for session in sessions {
      faultySummary.add(await outcomes(runner, session, faulty))
      correctSummary.add(await outcomes(runner, session, correct))
    }
    let sources = Set(sessions.map { source(of: $0).split(separator: " ").first.map(String.init) ?? "" })
    let failed = faultySummary.visiblyComposedFailed
    let visible = faultySummary.visiblyComposed
    let faults = correctSummary.filesFailed
    write(
      """
      \(counted(sessions.count, "recorded session")) from \(counted(sources.count, "source")), on iOS 18 and 26, with 0 \
      to 2 change events at a commit: the left field fails \(failed == visible ? "all" : "\(failed) of the") \(visible) \
      that show marked text, the right one \(faults == 0 ? "none" : String(faults)).
      """)
    write(
      "Nothing here has run on Apple hardware: `markedtext verify \(folder)` says what the model was compared with.")
    if failed < visible || faults > 0 { status.raise(to: .findings) }
  }

  private func outcomes(_ runner: SessionRunner, _ session: Session, _ form: Forms.Entry) async -> [SessionOutcome] {
    let replays = await runner.run(session, form: .init(id: form.id, make: form.make))
    return replays.map { .played(PlayedSession(replay: $0, form: form.id)) }
  }

  private func write(_ text: String, indent: String = "") {
    console.writeLine(TextWrapping.wrapped(text, indent: indent))
  }

  private func column(_ session: Session, _ form: Forms.Entry, title: String) async -> DemoTable.Column {
    let trace = TurnTrace()
    let player = Player(session: session, host: .ios18, rules: Rules.all() + [trace.observer], makeSubject: form.make)
    let replay = await player.run()
    return DemoTable.Column(title: title, turns: trace.turns, findings: replay.findings)
  }

  /// The sessions that can be had; what can't is said, and counts for the exit status.
  private mutating func sessions() -> [Session] {
    var sessions: [Session] = []
    for found in SessionFiles.find([folder], formats: [.recording]).found {
      do throws(CommandError) {
        let reading = try SessionFiles.read(try found.get())
        console.complain(DiagnosticRenderer.render(reading.diagnostics))
        if let session = reading.session { sessions.append(session) } else { status.raise(to: .malformed) }
      } catch {
        status.raise(to: error.status)
        console.complain(error: error)
      }
    }
    return sessions
  }

  private func keys(of session: Session) -> String { session.turns.compactMap(\.key).joined() }

  private func isWrittenByHand(_ session: Session) -> Bool {
    if case .recording(_, let source) = session.kind { source.kind == "hand" } else { false }
  }

  private func source(of session: Session) -> String {
    if case .recording(_, let source) = session.kind { source.name } else { "" }
  }
}

/// The session that the demo shows, if it is among the recordings.
private let shownSession = "pinyin-trad-zhongwen"
