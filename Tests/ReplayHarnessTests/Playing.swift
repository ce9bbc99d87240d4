import CompositionScript
import FormValidation
import ReplayHarness
import TextInputModel

/// A script in the text of a test, read; a malformed one is a fault of the test.
func script(_ text: String) -> Session {
  let reading = SessionReader.read(Array(text.utf8), file: "test.ime")
  guard let session = reading.session else { preconditionFailure(DiagnosticRenderer.render(reading.diagnostics)) }
  return session
}

/// A recording in the text of a test: a header for these keys, then the lines.
func recording(_ lines: String, host: String = "ios18", keyboard: String? = nil, start: String = "") -> Session {
  let keyboard = keyboard.map { "\"\($0)\"" } ?? "null"
  let header = """
    {"format":"markedtext-recording","version":1,"name":"test","source":{"kind":"hand","name":"test"},\
    "states":"observed","clock":false,"host":"\(host)","keyboard":\(keyboard),\
    "start":{"text":"\(start)","selected":[\(start.utf16.count),0],"marked":null}}
    """
  let reading = SessionReader.read(Array((header + "\n" + lines).utf8), file: "test.jsonl")
  guard let session = reading.session else { preconditionFailure(DiagnosticRenderer.render(reading.diagnostics)) }
  return session
}

/// A session with the ends of its turns.
struct Played {
  var replay: Replay
  var turns: [Moment]

  /// What the session's field held at the end of each turn.
  var states: [String] { turns.map { StateNotation.print($0.main.state) } }
  /// What the twin's field held.
  var twinStates: [String] { turns.map { $0.twin.map { StateNotation.print($0.state) } ?? "-" } }
  var rules: [String] { replay.findings.map(\.rule) }
}

@MainActor func play(
  _ session: Session, host: HostProfile = .ios18, variant: Variant = .plain,
  _ makeSubject: @escaping SubjectFactory = { nameSubject($0) }
) async -> Played {
  let trace = TurnTrace()
  let player = Player(
    session: session, host: host, variant: variant, rules: Rules.all() + [trace.observer], makeSubject: makeSubject)
  let replay = await player.run()
  // The first turn is the one that gives the field focus.
  return Played(replay: replay, turns: Array(trace.turns.dropFirst()))
}

/// A synchronous subject that shows nothing and accepts everything, for tests of what is delivered.
@MainActor func silentSubject(_ context: SubjectContext) -> Subject {
  var subject = Subject(submit: { _ in .accepted(context.field.state.units) }, error: { nil }, canSubmit: { true })
  subject.isSynchronous = true
  subject.policies = Policies(gate: .live, pendingSubmit: .commitFirst)
  return subject
}

/// The composition-aware name field.
@MainActor func nameSubject(_ context: SubjectContext, _ policies: Policies = Policies()) -> Subject {
  let policies = policies.overlaid(with: context.policySettings)
  let controller = ComposedFieldController(
    field: context.field, model: .hanName(policies: policies, state: context.field.state))
  var subject = Subject(
    changed: { controller.editingDidChange() }, submit: { _ in controller.submit().map { .accepted($0) } ?? .refused },
    error: { controller.model.visibleError }, canSubmit: { controller.model.canSubmit })
  subject.ended = { controller.editingDidEnd() }
  subject.set = { controller.write($0) }
  subject.confirmedValue = { controller.model.confirmedValue }
  subject.policies = policies
  subject.isSynchronous = true
  return subject
}
