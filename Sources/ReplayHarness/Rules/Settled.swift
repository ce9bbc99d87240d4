import CompositionScript
import TextInputModel

/// `not-revalidated`: after the composition the form still shows what the letters gave.
struct NotRevalidated: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "not-revalidated", severity: .error, question: .late,
      summary: "After the text was chosen, the form still shows the verdict on something else.",
      condition: """
        Settled and told, the form holds the twin's text and shows something else. Where a commit fires no event: \
        judged after the next loss of focus or submit.
        """,
      fix: "Evaluate the current text whenever a composition has ended, at the end of editing and at submit.",
      evidence: "Bug reports SG-02, EV-01 to EV-20, R05; semantics rules 46, 52 and 90.",
      specimen: "skips-commit")
  }
  let interests: MomentKinds = [.comparisons]
  private var hasReported = false

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    guard case .turnEnded(_, let comparison) = moment.event, comparison.contains(.presentation),
      let twin = moment.twin, twin.state.units == moment.main.state.units
    else { return }
    guard twin.presentation != moment.main.presentation else { return hasReported = false }
    guard !hasReported else { return }
    hasReported = true
    sink.report(
      description,
      "the form shows \(moment.main.presentation.summary); for the same text in one piece it shows "
        + twin.presentation.summary, at: moment)
  }
}

/// `gate-stuck`: the text is right and the form can't be sent.
struct GateStuck: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "gate-stuck", severity: .error, question: .gate,
      summary: "The text is right, and the form can't be sent.",
      condition: """
        Settled and told: a submit was refused where the twin's is accepted, or submit is off where the twin's is on.
        """,
      fix: "Compute the gate from the current text whenever a composition has ended, and once more at submit.",
      evidence: "Bug reports SG-01 to SG-07, R05.",
      specimen: "skips-commit")
  }
  let interests: MomentKinds = [.comparisons, .submissions]
  private var hasReported = false

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    switch moment.event {
    case .submission(let path, .refused, wasMarked: false, twin: .accepted, _, _):
      sink.report(
        description, "a submit by \(path.rawValue) was refused; for the same text in one piece it is accepted",
        at: moment)
    case .turnEnded(_, let comparison) where comparison.contains(.presentation):
      guard let twin = moment.twin, twin.state.units == moment.main.state.units, twin.presentation.canSubmit,
        !moment.main.presentation.canSubmit
      else { return hasReported = false }
      guard !hasReported else { return }
      hasReported = true
      sink.report(description, "submit stays off; for the same text in one piece it is on", at: moment)
    default: break
    }
  }
}

/// `submit-unchecked`: a text was sent that nobody judged.
struct SubmitUnchecked: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "submit-unchecked", severity: .error, question: .gate,
      summary: "A text was accepted that nobody judged.",
      condition: """
        A submit was accepted where the twin refuses; or the form says which text it judged, and that is not the text.
        """,
      fix: "Judge the current text at submit, by whatever path it comes; a cached verdict may be about another text.",
      evidence: "Bug reports SG-03, AF-12, EV-12; semantics rule 52.",
      specimen: "submits-cached-verdict")
  }
  let interests: MomentKinds = [.submissions]

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    guard case .submission(let path, .accepted, wasMarked: false, let twin, let judged, let text) = moment.event else {
      return
    }
    if twin == .refused {
      sink.report(
        description, "a submit by \(path.rawValue) was accepted; for the same text in one piece it is refused",
        at: moment)
    } else if let judged, judged != text {
      sink.report(description, "the form judged \(quoted(judged)) and accepted \(quoted(text))", at: moment)
    }
  }
}

extension Presentation {
  /// What is shown, in a few words, for messages.
  public var summary: String {
    var parts = errors.isEmpty ? ["no error"] : errors.map(\.message)
    parts += requirements.map { "\($0.id) \($0.state.rawValue)" }
    parts.append(canSubmit ? "submit on" : "submit off")
    switch value {
    case .undeclared: break
    case .none: parts.append("no value")
    case .text(let units): parts.append("value \(quoted(units))")
    }
    return parts.joined(separator: ", ")
  }
}
