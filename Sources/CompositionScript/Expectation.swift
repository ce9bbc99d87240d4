public import TextInputModel

/// What a script expects after a step.
public struct Expectation: Hashable, Sendable {
  /// What is expected. A nil field is the focused one; after a submit the one last focused.
  public enum Check: Hashable, Sendable {
    /// The field holds this.
    case state(ExpectedState)
    /// What errors are visible.
    case error(field: String?, ErrorExpectation)
    /// How many.
    case errorCount(field: String?, Int)
    /// Whether submit is on.
    case submit(Bool)
    /// The value that the form would hand on; nil is none.
    case value(field: String?, [UInt16]?)
    /// A submit was accepted, with this text; nil is any.
    case accepted(field: String?, [UInt16]?)
    /// A submit was refused.
    case refused
    /// Whether text is marked or a syllable is under way.
    case composing(Bool)
    /// The state of one requirement.
    case requirement(id: String, field: String?, RequirementExpectation)
    /// Which field has focus; nil is none.
    case focus(String?)
    /// How often a callback came since the step began.
    case calls(callback: CallbackKind, count: Int)
  }
  /// `none`, `any` or a message.
  public enum ErrorExpectation: Hashable, Sendable {
    /// No error.
    case none
    /// At least one.
    case any
    /// One with just this message.
    case text([UInt16])
  }
  /// The states that a requirement has.
  public enum RequirementExpectation: String, Hashable, Sendable, CaseIterable {
    /// The text has it.
    case met
    /// The text lacks it.
    case unmet
    /// A check is still to answer.
    case pending
  }

  /// What is expected.
  public var check: Check
  /// From 1.
  public var line: Int
  /// In UTF-16 units, from 1.
  public var column: Int
  /// As written, for messages.
  public var source: String
  /// An expectation.
  public init(check: Check, line: Int, column: Int, source: String) {
    self.check = check
    self.line = line
    self.column = column
    self.source = source
  }
}

/// A state in an expectation; without caret or selection in the notation the selection is not compared.
public struct ExpectedState: Hashable, Sendable {
  /// The text.
  public var units: [UInt16]
  /// What is marked; nil is nothing.
  public var markedRange: UTF16Range?
  /// The selection; nil is not compared.
  public var selectedRange: UTF16Range?
  /// A state.
  public init(units: [UInt16], markedRange: UTF16Range?, selectedRange: UTF16Range?) {
    self.units = units
    self.markedRange = markedRange
    self.selectedRange = selectedRange
  }
}
