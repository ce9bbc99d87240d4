public import TextInputModel

/// Joins a `ComposedField` to a text field: the shell that an app has round the value.
@MainActor public final class ComposedFieldController {
  /// The text field.
  public let field: TextField
  /// The verdict.
  public private(set) var model: ComposedField

  /// A controller of `field`; wire its methods to the field's events.
  public init(field: TextField, model: ComposedField) {
    self.field = field
    self.model = model
  }

  /// The text changed, once or more often: `.editingChanged`.
  public func editingDidChange() { model.update(field.state) }

  /// Editing ended.
  public func editingDidEnd() { model.endEditing(field.state) }

  /// The program writes the text, and evaluates it, since no event will.
  public func write(_ units: [UInt16]) {
    field.setText(units)
    model.update(field.state)
  }

  /// A submit, by whatever path: ends the composition first if the policy says so, and judges the text that is there.
  /// Returns the accepted text; nil if it was refused.
  public func submit() -> [UInt16]? {
    if model.policies.pendingSubmit == .commitFirst, field.state.markedRange != nil { field.unmarkText() }
    return model.submit(field.state) ? field.state.units : nil
  }
}
