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
  /// The session's and the twin's.
  let lanes: [Lane]
  let bare: TextField
  private(set) var plan: SyllablePlan?
  var rules: RuleSet
  var replay: Replay
  var composition: CompositionTracker?

  /// Whether the subject wrote or refused something since `bare` was made the same as the session's field.
  var hasSubjectActed = false

  /// What is still to be done; the next one is the last.
  var works: [Work] = []
  /// The key of this turn as the delegate's questions show it.
  var keySymbol: KeySymbol?
  /// Whether something was done since the last turn was closed.
  var isTurnOpen = false
  /// How many timers fired after the last turn.
  var timersAtEnd = 0

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
  /// Whether the twin got an act after its last result: the text that it cut is not all that differs now.
  var hasActedSinceCut = false
  /// The length that the twin's text should have after the last composition it was given, until it is checked.
  var expectedTwinCount: Int?
  var endedCompositions: [(NetResult, accepted: Bool)] = []
  /// A commit of which nobody was told, since the last loss of focus or submit.
  var hasUntoldCommit = false
  /// Whether the twin was asked to submit or to write after a result of which the session's subject was not told, so
  /// that nothing can be compared before the next loss of focus or submit.
  var twinActedLater = false
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
    let composition = start.markedRange.map { CompositionTracker(startingMarked: start, marked: $0) }
    // No form is made while text is marked: the letters come after it.
    let committed = composition?.original ?? start
    main = Lane(host: host, start: committed, variant: variant, settings: session.policies, make: makeSubject)
    twin =
      usesTwin
      ? Lane(host: host, start: committed, variant: variant, settings: session.policies, make: makeSubject) : nil
    lanes = [main, twin].compactMap(\.self)
    bare = TextField(host: host, state: start)
    bare.changeEventsAtCommit = 0
    self.composition = composition
    plan = SyllablePlan(session: session, host: host)
    stateBefore = start
    presentationBefore = main.presentation
    replay = Replay(session: session, host: host, variant: variant, final: start)
    replay.composes = start.markedRange != nil
  }

  /// Plays the whole session.
  ///
  /// What is to be done waits on a stack of works, each of which runs without waiting; only before a turn is closed the
  /// main queue gets its time, and not even then if the subject says that it does all its work inside the calls.
  public func run() async -> Replay {
    main.listener = self
    defer { for lane in lanes { lane.detach() } }
    start()
    while let work = works.popLast() {
      if work.closesTurn, !main.subject.isSynchronous { for lane in lanes { await lane.drain() } }
      perform(work)
    }
    emit(.sessionEnded)
    replay.findings = rules.sink.findings
    replay.final = main.field.state
    return replay
  }

  private func start() {
    works = [.settle]
    for index in session.turns.indices.reversed() { works.append(.turn(index)) }
    for lane in lanes { lane.perform(.focus) }
    bare.beginEditing()
    if session.start.markedRange != nil {
      main.field.restore(session.start)
      main.perform(.announceUnchanged)
    }
    works.append(.close(.act, turn: nil))
  }

  /// Drops the plan of syllables where the subject has made another text than it was made for: from here the twin gets
  /// every key as it comes.
  func checkPlan(beforeTurn index: Int) {
    guard let planned = plan?.turns[index], !twinIsBehind else { return }
    let state = main.field.state
    guard state.selectedRange != planned.selection || state.units.count != planned.count else { return }
    plan = nil
    isUnderWay = false
  }

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
