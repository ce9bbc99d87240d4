/// `flicker`: something lights up and goes out again without an act of the person.
struct Flicker: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "flicker", severity: .warning, question: .late,
      summary: "An error or the submit button lights up and goes out again by itself.",
      condition: """
        At the ends of turns an error or submit changes and is back within 300 ms of virtual time, without an act of \
        the person in between, and the twin shows no such change.
        """,
      fix: "Give the same verdict for the same text, however often the host announces it.",
      evidence: "Bug reports SG-04, SG-06; semantics rules 48 and 90 (two change events at a commit).",
      specimen: "clears-after-composing")
  }
  let interests: MomentKinds = [.turnEnds, .compositions]

  /// Whether a composition began in this turn: what goes then the twin can't show.
  private var hasBegun = false
  /// Whether the form had been told of the text at the end of the turn before: else what it showed is of no account.
  private var wasInformed = true
  /// One finding for one act.
  private var hasReported = false
  private var errors = Window<[Presentation.VisibleError]>()
  private var submit = Window<Bool>()
  private var twinErrors = Window<[Presentation.VisibleError]>()
  private var twinSubmit = Window<Bool>()

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    guard case .turnEnded(let cause, _) = moment.event else {
      if moment.event == .compositionBegan { hasBegun = true }
      return
    }
    defer {
      hasBegun = false
      wasInformed = moment.main.isInformed
    }
    let keepsOld = !hasBegun && wasInformed
    let isAct = cause == .act
    let time = moment.place.time
    let errorsBack = errors.note(moment.main.presentation.errors, at: time, isAct: isAct, keepsOld: keepsOld)
    let submitBack = submit.note(moment.main.presentation.canSubmit, at: time, isAct: isAct, keepsOld: keepsOld)
    var twinErrorsBack = false
    var twinSubmitBack = false
    if let twin = moment.twin {
      twinErrorsBack = twinErrors.note(twin.presentation.errors, at: time, isAct: isAct)
      twinSubmitBack = twinSubmit.note(twin.presentation.canSubmit, at: time, isAct: isAct)
    }
    if isAct { hasReported = false }
    guard !hasReported else { return }
    if errorsBack, !twinErrorsBack {
      hasReported = true
      sink.report(description, "an error came and went without an act of the person", at: moment)
    } else if submitBack, !twinSubmitBack {
      hasReported = true
      sink.report(description, "submit went on and off again without an act of the person", at: moment)
    }
  }
}

/// The values of one thing since the last act, as long as they can still come back in time.
private struct Window<Value: Equatable> {
  private var values: [(value: Value, until: Int)] = []
  private var current: Value?

  /// Takes the value at the end of a turn; whether it is one that had gone, less than 300 ms ago, since the last act.
  mutating func note(_ value: Value, at time: Int, isAct: Bool, keepsOld: Bool = true) -> Bool {
    if isAct, !values.isEmpty { values.removeAll(keepingCapacity: true) }
    guard current != value else { return false }
    guard let previous = current else {
      current = value
      return false
    }
    current = value
    if keepsOld { values.append((previous, time)) }
    guard !isAct else { return false }
    return values.contains { $0.value == value && time - $0.until <= longestFlicker }
  }
}

/// In milliseconds.
private let longestFlicker = 300
