public import TextInputModel

/// What a rule is and why: what `markedtext rules` prints.
public struct RuleDescription: Hashable, Sendable {
  /// As `--rules` and scripts name it.
  public var id: String
  /// How bad a finding of it is.
  public var severity: Severity
  /// The acceptance question that it belongs to.
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
  /// What it is and why.
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
  /// What the session's field held and showed before the turn of the moment that is being observed.
  public internal(set) var before: TurnStart

  /// What there is before a turn: what a finding compares with.
  public struct TurnStart: Hashable, Sendable {
    /// The field's state.
    public var state: TextInputState
    /// What the form showed.
    public var presentation: Presentation

    /// Takes over what there is now. What is shown seldom changes from key to key, and comparing costs less than
    /// copying.
    mutating func become(_ state: TextInputState, _ presentation: Presentation) {
      self.state.copy(state)
      if self.presentation != presentation { self.presentation = presentation }
    }
  }

  /// Reports a fault at `moment`.
  public mutating func report(_ rule: RuleDescription, _ message: String, at moment: Moment) {
    findings.append(finding(rule, message, at: moment))
  }

  /// Reports a fault that was made out at an earlier moment.
  public mutating func report(_ finding: Finding) { findings.append(finding) }

  /// A fault at `moment`, not reported yet: for a rule that knows only later whether it was one.
  public func finding(_ rule: RuleDescription, _ message: String, at moment: Moment) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity, question: rule.question, place: moment.place,
      stateBefore: notation(before.state), state: notation(moment.main.state),
      shownBefore: before.presentation, shown: moment.main.presentation, message: message)
  }
}
