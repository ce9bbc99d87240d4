/// What a rule is and why: what `markedtext rules` prints.
public struct RuleDescription: Hashable, Sendable {
  public var id: String
  public var severity: Severity
  public var question: Question
  /// One sentence on what is wrong for the person typing.
  public var summary: String
  /// When there is a finding, exactly.
  public var condition: String
  /// What to do about it.
  public var fix: String
  /// Reports that it happens: rules and rows of the evidence pages.
  public var evidence: String
  /// The specimen that has just this fault.
  public var specimen: String
}

/// Reads the moments of one replay as they stream by, keeping no more than a window, and reports findings.
public protocol Rule {
  var description: RuleDescription { get }
  /// The kinds of moments that `observe` is called with.
  var interests: MomentKinds { get }
  /// Sees one moment.
  mutating func observe(_ moment: Moment, _ sink: inout FindingSink)
}

/// Collects the findings of one replay.
public struct FindingSink {
  /// What was found so far.
  public internal(set) var findings: [Finding] = []

  /// Reports a fault at `moment`.
  public mutating func report(_ rule: RuleDescription, _ message: String, at moment: Moment) {
    findings.append(
      Finding(
        rule: rule.id, severity: rule.severity, question: rule.question, place: moment.place,
        stateBefore: notation(moment.stateBefore), state: notation(moment.main.state),
        shownBefore: moment.presentationBefore, shown: moment.main.presentation, message: message))
  }
}
