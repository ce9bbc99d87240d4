public import TextInputModel

/// Joins a `ComposedField` to a text field: the shell that an app has round the value.
@MainActor public final class ComposedFieldController {
  /// The text field.
  public let field: TextField
  /// The verdict.
  public var model: ComposedField { verdict }
  /// The error that is visible now.
  public var visibleError: String? { verdict.visibleError }
  /// Whether submit is on.
  public var canSubmit: Bool { verdict.canSubmit }
  /// The last acceptable committed text; nil if the committed text is not acceptable.
  public var confirmedValue: [UInt16]? { verdict.confirmedValue }
  private var verdict: ComposedField

  /// A controller of `field`; wire its methods to the field's events.
  public init(field: TextField, model: ComposedField) {
    self.field = field
    verdict = model
  }

  /// The text changed, once or more often: `.editingChanged`.
  public func editingDidChange() { judge { $0.update($1) } }

  /// Editing ended.
  public func editingDidEnd() { judge { $0.endEditing($1) } }

  /// The program writes the text, and evaluates it, since no event will.
  public func write(_ units: [UInt16]) {
    field.setText(units)
    judge { $0.update($1) }
  }

  /// A submit, by whatever path: ends the composition first if the policy says so, and judges the text that is there.
  /// Returns the accepted text; nil if it was refused.
  public func submit() -> [UInt16]? {
    if verdict.policies.pendingSubmit == .commitFirst, field.markedRange != nil { field.unmarkText() }
    return judge { $0.submit($1) } ? field.state.units : nil
  }

  /// Judges a copy, so that a judge can look at the controller and nothing is checked at run time.
  private func judge<Result>(_ verb: (inout ComposedField, TextInputState) -> Result) -> Result {
    var next = verdict
    let result = verb(&next, field.state)
    verdict = next
    return result
  }
}
