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
  private(set) var plan: SyllablePlan?
  /// Taken out while the rules look at a moment.
  var rules: RuleSet?
  private let wantedMoments: MomentKinds
  var replay: Replay
  /// What changes with every turn goes into `replay` at the end.
  var progress = Progress()
  var composition: CompositionTracker?

  /// Whether the subject wrote or refused something since `bare` was made the same as the session's field.
  var hasSubjectActed = false

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
  /// Whether the person is taking something back.
  var isTakingBack = false
  /// Whether a call of the keyboard is being performed that marks text.
  var isMarkingText = false
  /// Whether a syllable is under way that the twin has not got yet.
  var twinIsBehind = false
  let checksPresentation: Bool
  /// Whether the session names a host of another kind than it is played on.
  let isForeignHost: Bool
  /// What was noticed within turns, where that was asked for.
  var notices: [Notice] = []
  /// A turn whose end is to be looked at, and what was seen there.
  let probedTurn: Int?
  private(set) var glimpse: Glimpse?

  /// A player for one session on one host in one variant.
  /// - Parameters:
  ///   - rules: what to judge by; all rules if not given.
  ///   - usesTwin: without a twin the rules that compare are silent; for measuring.
  ///   - checksPresentation: whether expectations on what the form shows count; false where the form is not the
  ///     script's own.
  ///   - notesIntermediateVerdicts: whether to look at what is shown at each callback, for notices; it costs time.
  public convenience init(
    session: Session, host: HostProfile, variant: Variant = .plain, rules: [any Rule]? = nil, usesTwin: Bool = true,
    checksPresentation: Bool = true, notesIntermediateVerdicts: Bool = false, makeSubject: @escaping SubjectFactory
  ) {
    self.init(
      session: session, host: host, variant: variant, rules: rules ?? Rules.all(), usesTwin: usesTwin,
      checksPresentation: checksPresentation, notesIntermediateVerdicts: notesIntermediateVerdicts, probedTurn: nil,
      drive: DrivenSubject.onModelField(makeSubject))
  }

  /// A player that drives fields of another kind, each with a subject attached to it.
  /// - Parameter drive: makes a field and its subject; called once for the session and once for its twin.
  public convenience init(
    session: Session, host: HostProfile, variant: Variant = .plain, rules: [any Rule]? = nil, usesTwin: Bool = true,
    checksPresentation: Bool = true, notesIntermediateVerdicts: Bool = false, drive: DrivenSubjectFactory
  ) {
    self.init(
      session: session, host: host, variant: variant, rules: rules ?? Rules.all(), usesTwin: usesTwin,
      checksPresentation: checksPresentation, notesIntermediateVerdicts: notesIntermediateVerdicts, probedTurn: nil,
      drive: drive)
  }

  /// A player that also looks at the end of one turn.
  init(
    session: Session, host: HostProfile, variant: Variant, rules: [any Rule], usesTwin: Bool, checksPresentation: Bool,
    notesIntermediateVerdicts: Bool, probedTurn: Int?, drive: DrivenSubjectFactory
  ) {
    self.probedTurn = probedTurn
    self.session = session
    self.host = host
    self.variant = variant
    self.checksPresentation = checksPresentation
    isForeignHost = session.host.flatMap(HostProfile.named).map { !$0.profile.isRelated(to: host) } ?? false
    let start = session.start
    let composition = start.markedRange.map { CompositionTracker(startingMarked: start, marked: $0) }
    // No form is made while text is marked: the letters come after it.
    let committed = composition?.original ?? start
    main = Lane(host: host, start: committed, variant: variant, settings: session.policies, make: drive)
    twin =
      usesTwin
      ? Lane(host: host, start: committed, variant: variant, settings: session.policies, make: drive) : nil
    bare = TextField(host: host, state: start)
    bare.changeEventsAtCommit = 0
    let keepsUndo = session.usesUndo
    bare.keepsUndo = keepsUndo
    bare.keyboardKnowsProgramActs = true
    main.field.keepsUndo = keepsUndo
    twin?.field.keepsUndo = keepsUndo
    self.composition = composition
    plan = SyllablePlan(session: session, host: host)
    let ruleSet = RuleSet(rules, before: .init(state: start, presentation: main.presentation))
    wantedMoments = ruleSet.wanted
    self.rules = ruleSet
    replay = Replay(session: session, host: host, variant: variant, final: start)
    progress.composes = start.markedRange != nil
    if notesIntermediateVerdicts { main.intermediates = [] }
  }

  /// Plays the whole session; once.
  ///
  /// What is to be done waits on a stack of works, each of which runs without waiting; only before a turn is closed the
  /// main queue gets its time, and not even then if the subject says that it does all its work inside the calls.
  public func run() async -> Replay {
    main.listener = self
    defer { eachLane { $0.detach() } }
    var works = start()
    while !works.isEmpty {
      if main.subject.isSynchronous {
        while let work = works.popLast() { perform(work, leaving: &works) }
      } else if let work = works.popLast() {
        if work.closesTurn { await drain() }
        perform(work, leaving: &works)
      }
    }
    emit(.sessionEnded)
    return finishedReplay()
  }

  /// The works of a session, the first one last.
  private func start() -> [Work] {
    var works: [Work] = [.settle]
    for index in session.turns.indices.reversed() { works.append(.turn(index)) }
    eachLane { $0.perform(.focus) }
    bare.beginEditing()
    if session.start.markedRange != nil {
      main.field.restore(session.start)
      main.perform(.announceUnchanged)
    }
    works.append(.close(.act, turn: nil))
    return works
  }

  private func drain() async {
    let isAtRest = await main.drain()
    _ = await twin?.drain()
    guard !isAtRest else { return }
    let message = "what the form shows went on changing on the main queue; the turn was judged as it was"
    notices.append(Notice(kind: .mainQueueBusy, step: max(1, place.step), line: max(1, place.line), message: message))
  }

  private func finishedReplay() -> Replay {
    var result = replay
    result.findings = rules?.sink.findings ?? []
    result.final = main.state
    result.steps = progress.steps
    result.composes = progress.composes
    result.showsMarkedText = progress.showsMarkedText
    result.notices += notices
    if session.keyboard != nil, !progress.composes, replay.unplayed == nil {
      let message = "the session names the keyboard \(session.keyboard ?? ""), and nothing was ever marked or under way"
      result.notices.append(Notice(kind: .neverComposed, step: nil, line: nil, message: message))
    }
    result.settledTurns = progress.settledTurns
    return result
  }

  /// Drops the plan of syllables where the subject has made another text than it was made for: from here the twin gets
  /// every key as it comes.
  func checkPlan(beforeTurn index: Int) {
    guard let planned = plan?.turns[index], !twinIsBehind else { return }
    guard main.selectedRange != planned.selection || main.unitCount != planned.count else { return }
    plan = nil
    isUnderWay = false
  }

  /// The session's lane, then the twin's.
  func eachLane(_ body: (Lane) -> Void) {
    body(main)
    if let twin { body(twin) }
  }

  /// Hands a moment to the rules, which see nothing of the player.
  func emit(_ event: Moment.Event) {
    guard !wantedMoments.isDisjoint(with: event.kinds) else { return }
    var judges: RuleSet?
    swap(&judges, &rules)
    judges?.observe(
      Moment(
        event: event, place: place, main: main.snapshot, twin: twin?.snapshot, policies: main.subject.policies,
        isUnderWay: isUnderWay, isTwinBehind: twinIsBehind, wasAttempted: composition?.wasAttempted ?? false))
    swap(&judges, &rules)
  }
}

extension Step {
  fileprivate var takesBack: Bool {
    switch action {
    case .undo, .redo: true
    default: false
    }
  }
}

extension Session {
  /// Whether anything is taken back in it; where not, fields need not remember what could be.
  fileprivate var usesUndo: Bool {
    turns.contains { $0.steps.contains(where: \.takesBack) }
  }
}

extension Player {
  /// What there is at the end of one turn.
  struct Glimpse {
    var place: Place
    var before: FindingSink.TurnStart
    var state: TextInputState
    var presentation: Presentation
  }

  /// Looks at the end of the turn that is to be looked at.
  func look(atEndOf turn: Int) {
    guard turn == probedTurn, let before = rules?.sink.before else { return }
    glimpse = Glimpse(place: place, before: before, state: main.state, presentation: main.presentation)
  }

  /// The parts of a replay that change with every turn.
  struct Progress {
    var steps = 0
    var composes = false
    var showsMarkedText = false
    var settledTurns = SettledTurns()
  }
}

/// How long a turn takes where nobody measured it.
let millisecondsPerTurn = 100
