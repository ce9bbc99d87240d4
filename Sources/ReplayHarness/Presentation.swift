public import CompositionScript

/// What a form shows: all that a person, or the code behind the form, can see of its verdict.
public struct Presentation: Hashable, Sendable {
  /// A visible error and the field it stands at; nil where a form has one field only.
  public struct VisibleError: Hashable, Sendable {
    /// The field that it stands at.
    public var field: String?
    /// As the person reads it.
    public var message: String
    /// An error.
    public init(field: String? = nil, message: String) {
      self.field = field
      self.message = message
    }
  }
  /// The state of one requirement ("at least 8 characters").
  public struct Requirement: Hashable, Sendable {
    /// The field that it is about.
    public var field: String?
    /// Its id, as forms and scripts name it.
    public var id: String
    /// Met, unmet or pending.
    public var state: Expectation.RequirementExpectation
    /// A requirement.
    public init(field: String? = nil, id: String, state: Expectation.RequirementExpectation) {
      self.field = field
      self.id = id
      self.state = state
    }
  }
  /// The value that the form would hand on now.
  public enum ConfirmedValue: Hashable, Sendable {
    /// The form declares no such thing.
    case undeclared
    /// The form has none to hand on.
    case none
    /// It would hand on this.
    case text([UInt16])
  }

  /// In the order in which the form shows them.
  public var errors: [VisibleError]
  /// In the order in which the form shows them.
  public var requirements: [Requirement]
  /// Whether submit is on.
  public var canSubmit: Bool
  /// What the form would hand on.
  public var value: ConfirmedValue

  /// A presentation.
  public init(
    errors: [VisibleError] = [], requirements: [Requirement] = [], canSubmit: Bool,
    value: ConfirmedValue = .undeclared
  ) {
    self.errors = errors
    self.requirements = requirements
    self.canSubmit = canSubmit
    self.value = value
  }
}

/// How a form answered a submit.
public enum Submission: Hashable, Sendable {
  /// Accepted, with the text that was taken; nil where the form does not tell it.
  case accepted([UInt16]?)
  /// Not accepted.
  case refused

  /// Whether it was accepted.
  public var isAccepted: Bool {
    if case .accepted = self { true } else { false }
  }
}
