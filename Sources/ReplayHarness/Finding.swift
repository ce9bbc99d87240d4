/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Something is wrong for the person typing.
  case error
  /// Something is not as it should be.
  case warning
}

/// The acceptance question that a rule belongs to.
public enum Question: String, Hashable, Sendable, CaseIterable {
  /// No error too early.
  case early
  /// The state right after the commit.
  case late
  /// Submit guarded by every path.
  case gate
  /// No text lost.
  case text
  /// Keys go where they belong.
  case keys
}

/// Where in a session something happened.
public struct Place: Hashable, Sendable {
  /// The step, from 1 through the session; 0 before the first.
  public var step: Int
  /// The line of the step, or of the key where a turn has no step.
  public var line: Int
  /// The key that caused the turn, as the recording names it.
  public var key: String?
  /// Virtual time in milliseconds.
  public var time: Int

  /// A place.
  public init(step: Int, line: Int, key: String?, time: Int) {
    self.step = step
    self.line = line
    self.key = key
    self.time = time
  }
}

/// One fault of a subject, at one place of a session.
public struct Finding: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The rule's severity.
  public var severity: Severity
  /// The question that the rule belongs to.
  public var question: Question
  /// Where it happened.
  public var place: Place
  /// The state notation before the turn.
  public var stateBefore: String
  /// The state notation at the finding.
  public var state: String
  /// What the form showed before the turn; nil where it was not seen.
  public var shownBefore: Presentation?
  /// What the form showed at the finding.
  public var shown: Presentation?
  /// What is wrong, for the person typing.
  public var message: String
}

/// An expectation of a script that was not met.
public struct UnmetExpectation: Hashable, Sendable {
  /// The step, from 1.
  public var step: Int
  /// The line of the expectation.
  public var line: Int
  /// As the script wrote it.
  public var expected: String
  /// What was there instead, in the same words.
  public var actual: String
}
