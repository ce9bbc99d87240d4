import TextInputModel

/// The undo manager of a field: what the person typed, and what the app registers.
///
/// What was typed is undone first, whatever came last.
// Limit: the two are not interleaved. An app that registers steps of its own beside the field's gets another order.
@MainActor final class FieldUndoManager: UndoManager {
  private weak var field: TextField?

  init(_ field: TextField) {
    self.field = field
    super.init()
  }

  override var canUndo: Bool { field?.canUndo == true || super.canUndo }
  override var canRedo: Bool { field?.canRedo == true || super.canRedo }

  override func undo() {
    if let field, field.canUndo { field.undo() } else { super.undo() }
  }

  override func redo() {
    if let field, field.canRedo { field.redo() } else { super.redo() }
  }

  override func removeAllActions() {
    field?.resetUndo()
    super.removeAllActions()
  }
}
