import FormValidation

/// `error-while-composing`: the form complains before the person has finished typing.
struct ErrorWhileComposing: Rule {
  var description: RuleDescription {
    RuleDescription(
      id: "error-while-composing", severity: .error, question: .early,
      summary: "The form shows an error while the person is still typing.",
      condition: """
        At the end of a turn text is marked, the host has told the form of it, and an error is visible, unless a \
        submit or a loss of focus was attempted since the composition began, or the policy errorsWhileComposing is \
        keep and the error was there before. Where a keyboard marks nothing: the error is one that the twin never \
        shows up to the end of that syllable.
        """,
      fix: """
        Check the text only when nothing is marked (markedTextRange == nil), and once more when the composition ends.
        """,
      evidence: "Bug reports PV-01 to PV-11, R01; semantics rules 2, 45 and 46.",
      specimen: "validates-every-change")
  }
  let interests: MomentKinds = [.turnEnds]

  private var errorsBefore: [Presentation.VisibleError] = []
  private var hasReported = false
  /// The first error in the middle of a syllable, and all that stood there then.
  private var underWay: (start: Finding, errors: [Presentation.VisibleError])?
  /// What was shown when the twin had last got all there is: no syllable after that gave it.
  private var errorsBeforeSyllable: [Presentation.VisibleError] = []
  /// Whether the twin has got that syllable.
  private var isCaughtUp = false

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    if moment.isMarked {
      judgeMarked(moment, &sink)
    } else {
      errorsBefore = moment.main.presentation.errors
      hasReported = false
      judgeUnderWay(moment, &sink)
    }
  }

  private mutating func judgeMarked(_ moment: Moment, _ sink: inout FindingSink) {
    guard !moment.main.presentation.errors.isEmpty, moment.main.isInformed, !moment.wasAttempted, !hasReported else {
      return
    }
    let keeps = moment.policies.errorsWhileComposing == .keep
    // One key may commit a text and begin the next: what is true of the committed text is what the twin, which has
    // nothing else, shows now.
    let old = keeps ? errorsBefore + (moment.twin?.presentation.errors ?? []) : []
    guard let error = moment.main.presentation.errors.first(where: { !old.contains($0) }) else { return }
    hasReported = true
    sink.report(description, "the field says \(error.message) while the person is still typing", at: moment)
  }

  /// An error during a syllable is judged when the twin has got the syllable too, and its verdict.
  private mutating func judgeUnderWay(_ moment: Moment, _ sink: inout FindingSink) {
    defer { if !moment.isTwinBehind { errorsBeforeSyllable = moment.main.presentation.errors } }
    if underWay == nil, moment.isUnderWay, moment.isTwinBehind, moment.main.isInformed {
      let errors = moment.main.presentation.errors.filter { !errorsBeforeSyllable.contains($0) }
      if !errors.isEmpty { underWay = (sink.finding(description, "", at: moment), errors) }
      isCaughtUp = false
    }
    guard let (start, _) = underWay, let twin = moment.twin else { return }
    underWay?.errors.removeAll { twin.presentation.errors.contains($0) }
    if !isCaughtUp, !moment.isTwinBehind {
      isCaughtUp = true
      // Of a syllable that was given up nobody can say what it was to be.
      if !moment.isUnderWay { return underWay = nil }
    }
    guard isCaughtUp, case .turnEnded(_, let comparison) = moment.event, comparison.contains(.text) else { return }
    if let error = underWay?.errors.first {
      var finding = start
      finding.message = "the field says \(error.message) in the middle of a syllable"
      sink.report(finding)
    }
    underWay = nil
  }
}
