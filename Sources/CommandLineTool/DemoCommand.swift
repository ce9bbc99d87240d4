import CompositionScript
import ReplayHarness
import ReplayReports
import Specimens
import TextInputModel

extension Command {
  static let demo = Command(
    name: "demo", arguments: "[<folder>]",
    summary: "show a faulty and a correct name field, key by key, over real recordings",
    details: "The folder is that of the recordings, `Corpora` if none is named.", options: common,
    run: { options, console throws(CommandError) in
      guard options.arguments.count <= 1 else { throw .surplusArgument(options.arguments[1], command: "demo") }
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

  mutating func run() async throws(CommandError) -> ExitStatus {
    let sessions = try sessions()
    guard let shown = sessions.first(where: { $0.name == shownSession }) ?? sessions.first else { throw .nothingToRun }
    console.write(
      """
      A name field that accepts only Han, and someone who types \(keys(of: shown)) with a pinyin input method (\
      \(source(of: shown))), as iOS 18 hands it to a text field. Letters in [ ] are marked: typed, but not chosen yet.
      What someone sees, key by key:


      """)
    let left = await column(shown, faulty, title: "validates on every change")
    let right = await column(shown, correct, title: "waits for the composition")
    console.write(DemoTable.text(left, right, style: console.style))
    if let finding = left.findings.first, let rule = Rules.descriptions.first(where: { $0.id == finding.rule }) {
      console.write(
        """

          \(finding.rule)   key \(finding.place.key ?? ""): \(finding.message).
            \(rule.fix)  → markedtext rules \(finding.rule)

        """)
    }
    return await compareAll(sessions)
  }

  private func compareAll(_ sessions: [Session]) async -> ExitStatus {
    var faultySummary = ReplaySummary()
    var correctSummary = ReplaySummary()
    let runner = SessionRunner(options: .init(hosts: HostProfile.all.filter { $0 != .raw }))
    for session in sessions {
      faultySummary.add(await runner.run(session, form: .init(id: faulty.id, make: faulty.make)).map { .played($0) })
      correctSummary.add(await runner.run(session, form: .init(id: correct.id, make: correct.make)).map { .played($0) })
    }
    let engines = Set(sessions.map { source(of: $0).split(separator: " ").first.map(String.init) ?? "" })
    console.write(
      """

      \(sessions.count) recorded sessions, \(engines.count) sources, iOS 18 and 26, 0 to 2 change events at a commit: \
      the left field fails \(faultySummary.visiblyComposedFailed) of the \(faultySummary.visiblyComposed) that show \
      marked text, \
      the right one \(correctSummary.filesFailed == 0 ? "none" : String(correctSummary.filesFailed)).
      Nothing here has run on Apple hardware: `markedtext verify \(folder)` says what the model was compared with.

      """)
    let isAsPromised = faultySummary.visiblyComposedFailed == faultySummary.visiblyComposed && correctSummary.filesFailed == 0
    return isAsPromised ? .success : .findings
  }

  private func column(_ session: Session, _ form: Forms.Entry, title: String) async -> DemoTable.Column {
    let trace = TurnTrace()
    let player = Player(session: session, host: .ios18, rules: Rules.all() + [trace.observer], makeSubject: form.make)
    let replay = await player.run()
    return DemoTable.Column(title: title, turns: trace.turns, findings: replay.findings)
  }

  private func sessions() throws(CommandError) -> [Session] {
    let search = SessionFiles.find([folder], endings: ["jsonl"])
    if let error = search.errors.first { throw error }
    var sessions: [Session] = []
    for file in search.files {
      let reading = try SessionFiles.read(file)
      console.complain(DiagnosticRenderer.render(reading.diagnostics))
      if let session = reading.session { sessions.append(session) }
    }
    return sessions
  }

  private func keys(of session: Session) -> String { session.turns.compactMap(\.key).joined() }

  private func source(of session: Session) -> String {
    if case .recording(_, let source) = session.kind { source.name } else { "" }
  }
}

/// The session that the demo shows, if it is among the recordings.
private let shownSession = "pinyin-trad-zhongwen"
