import CompositionScript
import FormValidation
import TextInputModel

/// `requirement-while-composing`: a checklist changes under letters that are not the text yet.
struct RequirementWhileComposing: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "requirement-while-composing", severity: .warning, question: .early,
      summary: "A requirement is ticked or unticked by letters that are not the text yet.",
      condition: "While text is marked and the form was told, a requirement changed its state; not under gate live.",
      fix: "Compute requirement states from the committed text, and again when the composition ends.",
      evidence: "Bug reports PV and R02 to R06 (requirements shown live); semantics rule 102.",
      specimen: "requirements-live")
  }
  let interests: MomentKinds = [.turnEnds]
  private var last: [Presentation.Requirement]?
  private var hasReported = false

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    let now = moment.main.presentation.requirements
    defer { if last != now { last = now } }
    guard moment.isMarked else { return hasReported = false }
    guard moment.policies.gate != .live, moment.main.isInformed, !hasReported, let last, last != now else { return }
    // One key may commit a text and begin the next: then the change is right, and the twin shows it too.
    guard moment.twin?.presentation.requirements != now else { return }
    hasReported = true
    let changed = now.first { !last.contains($0) }?.id ?? last.first { !now.contains($0) }?.id ?? ""
    sink.report(description, "the requirement \(changed) changed while the person is still typing", at: moment)
  }
}

/// `submit-enabled-while-composing`: a form can be sent with letters in it that nobody meant.
struct SubmitEnabledWhileComposing: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "submit-enabled-while-composing", severity: .error, question: .gate,
      summary: "Submit can be pressed, or changes, while the person is still typing.",
      condition: """
        While text is marked and the form was told: under gate strict submit is on at the end of a turn; under freeze \
        it differs from what it was when nothing was marked; under live it is not judged. Turns of the clock are \
        excepted.
        """,
      fix: "Switch submit off while text is marked, or leave it as the last committed text had it (policy gate).",
      evidence: "Bug reports SG-01 to SG-07, R04.",
      specimen: "gate-ignores-marked-text")
  }
  let interests: MomentKinds = [.turnEnds]
  private var before: Bool?
  private var hasReported = false

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    guard case .turnEnded(let cause, _) = moment.event else { return }
    let canSubmit = moment.main.presentation.canSubmit
    guard moment.isMarked else {
      before = canSubmit
      hasReported = false
      return
    }
    guard cause != .clock, moment.main.isInformed, !hasReported else { return }
    switch moment.policies.gate {
    case .strict where canSubmit:
      hasReported = true
      sink.report(description, "submit is on while the person is still typing", at: moment)
    // One key may commit a text and begin the next: then the verdict on the committed text is the twin's.
    case .freeze where before != nil && canSubmit != before && canSubmit != moment.twin?.presentation.canSubmit:
      hasReported = true
      sink.report(
        description, "submit went \(canSubmit ? "on" : "off") for letters that are not the text yet", at: moment)
    case .strict, .freeze, .live: break
    }
  }
}

/// `submit-accepted-while-composing`: a half-typed text was sent.
struct SubmitAcceptedWhileComposing: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "submit-accepted-while-composing", severity: .error, question: .gate,
      summary: "A half-typed text was accepted.",
      condition: """
        A submit by button, Return or the program that began while text was marked was accepted. Under pendingSubmit \
        commit-first only the accepted value is judged: it lacks what was committed.
        """,
      fix: "Refuse while text is marked, or end the composition first (unmarkText) and judge the whole text.",
      evidence: "Bug reports SG-03, EN-01 to EN-21, R04, R07; semantics rule 171.",
      specimen: "submit-ignores-marked-text")
  }
  let interests: MomentKinds = [.submissions]

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    guard case .submission(let path, .accepted(let value), wasMarked: true, let twin, _, _) = moment.event else {
      return
    }
    guard moment.policies.pendingSubmit == .commitFirst else {
      return sink.report(
        description, "a submit by \(path.rawValue) was accepted while the person was still typing", at: moment)
    }
    guard let value, case .accepted(let expected?) = twin, value != expected else { return }
    sink.report(description, "the accepted text lacks what was committed by this submit", at: moment)
  }
}

/// `provisional-value`: the form hands on letters that nobody meant.
struct ProvisionalValue: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "provisional-value", severity: .error, question: .text,
      summary: "The form's value holds letters that are not the text yet.",
      condition: """
        While text is marked and the form was told, the declared value is neither none, nor what it was when the \
        composition began, nor the text without its marked part; not under gate live.
        """,
      fix: "Write the value only from committed text.",
      evidence: "Bug reports LK-01 to LK-06, CV-01 to CV-21; semantics rule 2.",
      specimen: "binds-marked-text")
  }
  let interests: MomentKinds = [.turnEnds, .compositions]
  private var before: Presentation.ConfirmedValue?
  private var hasReported = false

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    let value = moment.main.presentation.value
    switch moment.event {
    case .turnEnded: break
    case .compositionBegan: return before = value
    default: return
    }
    if before == nil { before = sink.before.presentation.value }
    guard moment.isMarked else {
      if before != value { before = value }
      hasReported = false
      return
    }
    guard moment.policies.gate != .live, moment.main.isInformed, !hasReported, case .text(let units) = value,
      value != before, units != moment.main.state.unmarkedUnits
    else { return }
    hasReported = true
    sink.report(description, "the form's value holds letters that are still marked", at: moment)
  }
}
