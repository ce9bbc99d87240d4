public import CompositionScript
public import TextInputModel

/// Plays a session against a subject, turn by turn, with its twin beside it, and hands each moment to the rules.
///
/// Three fields are played at once: the session's, with the subject under test; the twin's, with a new subject, which
/// gets each composition as its net result in one piece; and one whose subject does nothing, which tells what that
/// result is. All three see the same acts in the same turns and at the same virtual times; `wait` passes on both sides
/// also inside a composition.
@MainActor public final class Player {
  let session: Session
  let host: HostProfile
  let variant: Variant
  let main: Lane
  let twin: Lane?
  let bare: TextField
  let plan: SyllablePlan?
  var rules: RuleSet
  var replay: Replay
  var composition: CompositionTracker?

  /// The act that is being performed, for what the subject does meanwhile.
  var isPerformingRequest = false
  var isSubmitting = false
  var unmarkedBySubject = false
  var actsDuringSubmit: [(ProgramAct, Bool)] = []

  var place = Place(step: 0, line: 0, key: nil, time: 0)
  var stateBefore: TextInputState
  var presentationBefore: Presentation
  var isUnderWay = false
  /// Whether submits had different outcomes in session and twin, so that nothing can be compared.
  var hasDiverged = false
  /// Whether the twin took less than it was given.
  var isTwinCut = false
  /// The length that the twin's text should have after the last composition it was given, until it is checked.
  var expectedTwinCount: Int?
  var endedCompositions: [(NetResult, accepted: Bool)] = []
  /// A commit of which nobody was told, since the last loss of focus or submit.
  var hasUntoldCommit = false
  var lastSubmission: Submission?
  /// The field's text when the last submit came.
  var submittedUnits: [UInt16] = []
  /// The call of the keyboard that is being performed.
  var currentCall: TextInputCall?
  /// Whether a syllable is under way that the twin has not got yet.
  var twinIsBehind = false
  let checksPresentation: Bool

  /// A player for one session on one host in one variant.
  /// - Parameters:
  ///   - rules: what to judge by; all rules if not given.
  ///   - usesTwin: without a twin the rules that compare are silent; for measuring.
  ///   - checksPresentation: whether expectations on what the form shows count; false where the form is not the
  ///     script's own.
  public init(
    session: Session, host: HostProfile, variant: Variant = .plain, rules: [any Rule]? = nil, usesTwin: Bool = true,
    checksPresentation: Bool = true, makeSubject: SubjectFactory
  ) {
    self.session = session
    self.host = host
    self.variant = variant
    self.checksPresentation = checksPresentation
    self.rules = RuleSet(rules ?? Rules.all())
    let start = session.start
    main = Lane(host: host, start: start, variant: variant, settings: session.policies, make: makeSubject)
    let composition = start.markedRange.map { CompositionTracker(startingMarked: start, marked: $0) }
    twin =
      usesTwin
      ? Lane(
        host: host, start: composition?.original ?? start, variant: variant, settings: session.policies,
        make: makeSubject) : nil
    bare = TextField(host: host, state: start)
    bare.changeEventsAtCommit = 0
    self.composition = composition
    plan = SyllablePlan(session: session, host: host)
    stateBefore = start
    presentationBefore = main.presentation
    replay = Replay(session: session, host: host, variant: variant, final: start)
    replay.composes = start.markedRange != nil
    main.listener = self
  }

  /// Plays the whole session.
  public func run() async -> Replay {
    await start()
    for index in session.turns.indices {
      let turn = session.turns[index]
      await advance(to: session.hasClock ? turn.time : place.time + (index == 0 ? 0 : millisecondsPerTurn))
      await play(turn, at: index)
      if replay.unplayed != nil { break }
    }
    await settle()
    emit(.sessionEnded)
    replay.findings = rules.sink.findings
    replay.final = main.field.state
    return replay
  }

  private func start() async {
    for lane in lanes { lane.perform(.focus) }
    bare.beginEditing()
    for lane in lanes { await lane.endTurn() }
  }

  private func play(_ turn: Turn, at index: Int) async {
    beginTurn(line: turn.line, key: turn.key)
    let turnPlan = plan?.turns[index]
    let key = turn.key.flatMap(KeySymbol.init(recordedKey:))
    for step in turn.steps {
      place.step = step.number
      place.line = step.line
      if let unplayed = UnplayedStep(step) {
        replay.unplayed = unplayed
        break
      }
      replay.steps += 1
      if step.expectations.contains(where: \.countsCallbacks) { main.callbackCounts = [:] }
      warnOfClampedRange(step)
      await deliverPendingEvents(before: step.action, plan: turnPlan)
      await perform(step, key: key, plan: turnPlan)
    }
    insertSyllables(turnPlan)
    await endTurn(plan: turnPlan)
    recordSettledPresentation()
    for step in turn.steps where step.number <= place.step { check(step.expectations, of: step) }
    main.callbackCounts = nil
  }

  private func perform(_ step: Step, key: KeySymbol?, plan: SyllablePlan.TurnPlan?) async {
    switch step.action {
    case .call(let call): perform(.keyboard(call, key), plan: plan)
    case .delete(let count):
      for number in 0..<count {
        if number > 0 {
          await endTurn(plan: plan)
          await advance(to: place.time + millisecondsPerTurn)
          beginTurn(line: step.line, key: nil)
        }
        perform(.keyboard(.deleteBackward, nil), plan: plan)
      }
    case .silent(let units): perform(.silent(units), plan: plan)
    case .paste(let units): perform(.paste(units), plan: plan)
    case .autofill(let units): perform(.autofill(units), plan: plan)
    case .cut: perform(.cut, plan: plan)
    case .focus: perform(.focus, plan: plan)
    case .blur: perform(.blur, plan: plan)
    case .submit(let path): perform(.submit(path), plan: plan)
    case .set(let units, _): perform(.set(units), plan: plan)
    case .rerender: perform(.rerender, plan: plan)
    case .wait(let milliseconds): await advance(to: place.time + milliseconds)
    default: break
    }
  }

  /// At the end of a session virtual time runs until nothing waits any more.
  private func settle() async {
    var rounds = 0
    while let due = lanes.compactMap(\.clock.nextDue).min(), rounds < maximumTimers {
      await advance(to: due)
      rounds += 1
    }
    replay.settles = composition == nil && main.isIdle && main.field.state.markedRange == nil
  }

  var lanes: [Lane] { twin.map { [main, $0] } ?? [main] }

  func emit(_ event: Moment.Event) {
    guard rules.wants(event.kind) else { return }
    rules.observe(
      Moment(
        event: event, place: place, stateBefore: stateBefore, presentationBefore: presentationBefore,
        main: main.snapshot, twin: twin?.snapshot,
        policies: main.subject.policies, isUnderWay: isUnderWay, isTwinBehind: twinIsBehind,
        wasAttempted: composition?.wasAttempted ?? false))
  }
}

/// How long a turn takes where nobody measured it.
let millisecondsPerTurn = 100
/// A subject whose timers start new timers for ever is stopped here.
private let maximumTimers = 10_000
