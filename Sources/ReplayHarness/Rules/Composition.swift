import TextInputModel

/// `composition-destroyed`: the app takes the letters away under the person's hands.
struct CompositionDestroyed: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "composition-destroyed", severity: .error, question: .text,
      summary: "The app ends the person's composition by writing to the field.",
      condition: """
        While text was marked the form wrote the text (the same text too), moved the selection, or answered no to \
        shouldChange; not when it was asked to write, accepted a submit, or ended the composition by unmarkText.
        """,
      fix: "Return early while markedTextRange != nil; write when the composition has ended.",
      evidence: "Semantics rules 35, 40 to 45, 75 and 76; bug reports FM-01 to FM-24, CV-01 to CV-21.",
      specimen: "formats-every-change")
  }
  let interests: MomentKinds = [.programActs, .refusals, .compositions]
  private var hasReported = false

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    switch moment.event {
    case .programAct(let act, cause: .subject, wasMarked: true):
      report(act.phrase, moment, &sink)
    case .refusal where moment.isMarked:
      report("the form answered no to a key of a composition", moment, &sink)
    case .compositionEnded: hasReported = false
    default: break
    }
  }

  private mutating func report(_ message: String, _ moment: Moment, _ sink: inout FindingSink) {
    guard !hasReported else { return }
    hasReported = true
    sink.report(description, message, at: moment)
  }
}

extension ProgramAct {
  fileprivate var phrase: String {
    switch self {
    case .setText: "the form wrote the field's text while the person was still typing"
    case .select: "the form moved the selection while the person was still typing"
    case .setAttributes: "the form set the field's attributes while the person was still typing"
    case .disableInteraction: "the form turned the field off while the person was still typing"
    case .unmarkText, .call: "the form changed the field while the person was still typing"
    }
  }
}

/// `key-refused`: the keyboard is dead in this field.
struct KeyRefused: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "key-refused", severity: .warning, question: .keys,
      summary: "The keyboard is dead in this field: its first key is refused.",
      condition: """
        The delegate said no to the first key of a composition whose committed text the twin accepts.
        """,
      fix: "Allow in shouldChange what an input method may send on the way, and judge the text when it is committed.",
      evidence: "Semantics rules 72, 74, 111; bug reports EV-01, ML-09, SP-02.",
      specimen: "refuses-letters")
  }
  let interests: MomentKinds = [.refusals, .compositions]
  private var refused: Finding?

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    switch moment.event {
    case .refusal(_, beginsComposition: true):
      guard refused == nil else { return }
      refused = sink.finding(description, "the form refused the first key of a text that it accepts", at: moment)
    case .compositionEnded(let net, let twinAccepts):
      if let refused, twinAccepts, !net.isCancelled { sink.report(refused) }
      refused = nil
    default: break
    }
  }
}
