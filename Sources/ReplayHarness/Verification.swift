public import CompositionScript
public import TextInputModel

/// What comparing one recording with the model gave.
public struct Verification: Sendable {
  /// A state or callback that is not the model's.
  public struct Mismatch: Sendable {
    /// The line of the recording.
    public var line: Int
    /// Its op.
    public var op: String
    /// What was recorded.
    public var expected: RecordedState
    /// What the model has.
    public var actual: TextInputState
    /// Where the callbacks differ: those recorded and the model's, of the kinds that are compared.
    public var callbacks: (expected: [RecordedCallback], actual: [RecordedCallback])?
    /// Whether someone saw the recorded state.
    public var isObserved: Bool
  }
  /// A line that can be neither agreed with nor contradicted.
  public struct Open: Hashable, Sendable {
    /// The line of the recording.
    public var line: Int
    /// Its op.
    public var op: String
    /// Why not.
    public var reason: String
  }

  /// The recording.
  public var session: Session
  /// The profile that it was played on.
  public var host: HostProfile
  /// Whether the recording's host has no profile of its own; its callbacks are then not compared.
  public var isApproximated: Bool
  /// The `op` lines.
  public var calls = 0
  /// The states compared that someone saw.
  public var observed = 0
  /// The states compared that a program computed.
  public var derived = 0
  /// Where the model has something else.
  public var mismatches: [Mismatch] = []
  /// Only the state was logged, and no single call explains its change.
  public var unexplained: [Open] = []
  /// A range of the call was not logged, and played as null it gives another state.
  public var unlogged: [Open] = []
  /// Callbacks were logged without the call that they belong to: there is nothing to compare them with.
  public var uncompared: [Open] = []

  /// Whether the model agrees with every state.
  public var passed: Bool { mismatches.isEmpty }
}

/// Plays a recording call by call and compares the model with what was recorded; goes on from the recorded values.
@MainActor public struct Verifier {
  private var field: TextField
  private let recorder = CallbackRecorder()
  private var result: Verification
  private let comparedKinds: Set<CallbackKind>

  /// Compares `session` under the host that it names, iOS 18 if it names none.
  public static func verify(_ session: Session) -> Verification {
    var verifier = Verifier(session)
    return verifier.run()
  }

  private init(_ session: Session) {
    let match = session.host.flatMap(HostProfile.named) ?? .init(profile: .ios18, isApproximated: session.host != nil)
    field = TextField(host: match.profile, state: session.start)
    field.keyboardKnowsProgramActs = true
    result = Verification(session: session, host: match.profile, isApproximated: match.isApproximated)
    let kinds = session.turns.flatMap(\.steps).compactMap(\.callbacks).joined().map(\.call)
    recorder.implementsRangesMethod = session.usesRangesMethod
    comparedKinds = match.profile.hasCallbacks && !match.isApproximated ? Set(kinds) : []
    field.delegate = recorder
    field.observer = recorder
    field.isSecure = session.isSecure
    field.contentType = session.contentType
    field.beginEditing()
  }

  private mutating func run() -> Verification {
    let keyboard = result.session.keyboard
    for turn in result.session.turns {
      let key = turn.key.flatMap { KeySymbol(recordedKey: $0, keyboard: keyboard) }
      for step in turn.steps { verify(step, key: key) }
    }
    return result
  }

  private mutating func verify(_ step: Step, key: KeySymbol?) {
    result.calls += 1
    recorder.begin(answers: step.callbacks ?? [], field)
    let isPlayed = play(step, key: key)
    if let recorded = step.recordedState {
      compare(recorded, step, isPlayed: isPlayed)
      adopt(recorded)
    } else if !isPlayed, step.callbacks != nil {
      result.uncompared.append(.init(line: step.line, op: step.source, reason: "no call was logged for its callbacks"))
    }
    if isPlayed { compareCallbacks(step) }
  }

  /// Performs the step's act; false for one that is not a call or is not modelled yet.
  private func play(_ step: Step, key: KeySymbol?) -> Bool {
    switch step.action {
    case .call(let call): field.keyboard(call, key: key)
    case .delete(let count): for _ in 0..<count { field.keyboard(.deleteBackward, key: key) }
    case .silent(let units): field.insertSilently(units)
    case .paste(let units): field.paste(units)
    case .autofill(let units): field.autofill(units)
    case .cut: field.cut()
    case .focus: field.beginEditing()
    case .blur: field.endEditing()
    case .set(let units, _): field.setText(units)
    case .submit, .rerender, .wait, .resume: break
    case .undo: field.undo()
    case .redo: field.redo()
    case .oneTimeCode(let units): field.fillOneTimeCode(units)
    case .dictate(let hypotheses): field.dictate(hypotheses)
    case .autocorrect(let range, let units): field.autocorrect(range, to: units)
    case .predict(let tail): field.predict(tail)
    case .predictAccept: field.acceptPrediction()
    case .predictReject: field.rejectPrediction()
    case .tailReturn: field.pressReturn()
    case .hideKeyboard(let dismissal): field.hideKeyboard(discardingMarkedText: dismissal == .discard)
    case .suspend: field.suspend()
    case .key(.named("return"), let count): for _ in 0..<count { field.pressReturn() }
    case .observe, .type, .key, .choose, .chooseNumber, .resolve: return false
    }
    return true
  }

  // MARK: States

  private mutating func compare(_ recorded: RecordedState, _ step: Step, isPlayed: Bool) {
    let isObserved = step.isObserved(in: result.session)
    if isObserved { result.observed += 1 } else { result.derived += 1 }
    guard !recorded.agrees(with: field.state) else { return }
    if !isPlayed {
      if let explained = explainByOneCall(recorded) {
        field.restore(explained)
      } else {
        result.unexplained.append(
          .init(line: step.line, op: step.source, reason: "no single call explains the change"))
      }
    } else if !step.unloggedRanges.isEmpty {
      result.unlogged.append(
        .init(
          line: step.line, op: step.source, reason: "a range of the call was not logged; played as null it differs"))
    } else {
      result.mismatches.append(
        .init(
          line: step.line, op: step.source, expected: recorded, actual: field.state, callbacks: nil,
          isObserved: isObserved))
    }
  }

  /// The state after the one call of a keyboard, or move of the selection, that makes the recorded state of the
  /// model's; nil if there is none.
  private func explainByOneCall(_ recorded: RecordedState) -> TextInputState? {
    var calls: [TextInputCall] = [.unmarkText, .deleteBackward]
    if let selected = recorded.selectedRange { calls.append(.select(selected)) }
    if let units = recorded.units {
      let target = field.state.markedRange ?? field.state.selectedRange
      let end = units.count - (field.state.units.count - target.end)
      if end >= target.location {
        let inserted = Array(units[target.location..<end])
        calls.append(.insertText(inserted))
        calls.append(.setMarkedText(inserted, selectedRange: recorded.selectedRange?.shifted(by: -target.location)))
      }
    }
    return calls.lazy.map { call in
      var state = field.state
      state.apply(call)
      return state
    }.first { recorded.agrees(with: $0) }
  }

  /// Goes on from the recorded values; what was left out keeps the model's, clamped.
  private func adopt(_ recorded: RecordedState) {
    let state = field.state
    let marked: UTF16Range? =
      switch recorded.marked {
      case nil: state.markedRange
      case .some(.none): nil
      case .range(let range): range
      }
    field.restore(
      TextInputState(
        units: recorded.units ?? state.units, selectedRange: recorded.selectedRange ?? state.selectedRange,
        markedRange: marked))
  }

  // MARK: Callbacks

  private mutating func compareCallbacks(_ step: Step) {
    guard let callbacks = step.callbacks, !comparedKinds.isEmpty else { return }
    let actual = recorder.callbacks.filter { comparedKinds.contains($0.call) }
    let agrees = callbacks.count == actual.count && zip(callbacks, actual).allSatisfy { $0.agrees(with: $1) }
    guard !agrees else { return }
    result.mismatches.append(
      .init(
        line: step.line, op: step.source, expected: step.recordedState ?? RecordedState(), actual: field.state,
        callbacks: (callbacks, actual), isObserved: step.isObserved(in: result.session)))
  }
}

extension Step {
  /// Whether someone saw this step's state.
  func isObserved(in session: Session) -> Bool {
    guard case .recording(.observed, _) = session.kind else { return false }
    return !isDerived
  }
}

extension RecordedState {
  /// Whether every key that is given is as in `state`.
  func agrees(with state: TextInputState) -> Bool {
    if let units, units != state.units { return false }
    if let selectedRange, selectedRange != state.selectedRange { return false }
    switch marked {
    case nil: return true
    case .some(.none): return state.markedRange == nil
    case .range(let range): return state.markedRange == range
    }
  }
}

extension RecordedCallback {
  /// Whether every key that is given is as in `actual`.
  fileprivate func agrees(with actual: RecordedCallback) -> Bool {
    call == actual.call && (range == nil || range == actual.range) && (ranges == nil || ranges == actual.ranges)
      && (units == nil || units == actual.units) && (answer == nil || answer == actual.answer)
      && (reason == nil || reason == actual.reason)
  }
}

extension Session {
  /// Whether the app that was recorded was asked by iOS 26's method with ranges.
  fileprivate var usesRangesMethod: Bool {
    turns.contains { $0.steps.contains { $0.callbacks?.contains { $0.ranges != nil } == true } }
  }
}
