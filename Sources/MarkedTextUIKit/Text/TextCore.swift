import Foundation
import TextInputModel

/// A view that edits text: what `TextCore` needs of it.
@MainActor protocol EditingView: UIView, UITextInput {
  var core: TextCore { get }
  /// A control event, a notification or a call of the input delegate is due.
  func deliver(_ callback: CallbackKind)
  /// Ends editing, whatever the delegate says (rule 174).
  func forceEndEditing() -> Bool
  /// Its window is gone: editing ends, whatever the delegate says (rule 174).
  func loseWindow()
  /// Sets its own text, through the setter that a subclass may override (rule 53).
  func writeOwnText()
}

extension EditingView {
  func loseWindow() { _ = core.forceEndEditing() }
}

/// What `UITextField` and `UITextView` have in common: the field of the model, and the way between its calls and the
/// view's overridable methods (rule 16).
@MainActor final class TextCore {
  let field = TextField(host: SimulatedHost.current)
  private(set) lazy var undoManager = FieldUndoManager(field)
  weak var inputDelegate: (any UITextInputDelegate)?
  private weak var owner: (any EditingView)?
  /// The call of the keyboard that the view is performing.
  private var pending: TextInputCall?
  private weak var focus: Focus?
  /// Whether the delegate's no to the end of editing counts for nothing (rule 174).
  private var forcesEnd = false

  func attach(_ owner: any EditingView, delegate: any TextFieldDelegate) {
    self.owner = owner
    field.client = self
    field.delegate = delegate
    field.eventHandler = { [weak owner] in owner?.deliver($0) }
  }

  // MARK: Focus

  func becomeFirstResponder() -> Bool {
    guard let owner else { return false }
    if field.isEditing { return true }
    // A host without callbacks asks nobody, so nobody makes room then.
    let makesRoomFirst = field.host.focusOrder == .endsOldFirst || !field.host.hasCallbacks
    if makesRoomFirst, !Focus.of(owner).makeRoom(for: owner) { return false }
    guard field.beginEditing() else { return false }
    takeFocus()
    return true
  }

  /// The field's question whether editing may begin: the app's answer, and then that of whoever has focus.
  func mayBeginEditing(_ appAllows: Bool) -> Bool {
    guard appAllows, let owner else { return false }
    return Focus.of(owner).makeRoom(for: owner)
  }

  func takeFocus() {
    guard let owner, field.isEditing else { return }
    focus = Focus.of(owner)
    focus?.holder = owner
  }

  func leaveFocus() {
    // A delegate that was told may have begun editing anew.
    guard !field.isEditing else { return }
    if focus?.holder === owner { focus?.holder = nil }
    focus = nil
  }

  func resignFirstResponder() -> Bool {
    let resigned = field.endEditing(force: forcesEnd)
    if resigned { leaveFocus() }
    return resigned
  }

  /// Ends editing by way of the method that a subclass may override, and if that does not do it, without.
  func forceEndEditing() -> Bool {
    guard let owner else { return true }
    forcesEnd = true
    defer { forcesEnd = false }
    return owner.resignFirstResponder() || resignFirstResponder()
  }

  // MARK: What the overridable methods do

  var text: String { field.state.text }

  func setText(_ text: String?) { field.setText(units(of: text ?? "", like: field.state.units)) }

  func setMarkedText(_ text: String?, selectedRange: NSRange) {
    let selected =
      selectedRange.location == NSNotFound
      ? nil : UTF16Range(location: selectedRange.location, length: selectedRange.length)
    var units = Array((text ?? "").utf16)
    var replacementRange: UTF16Range?
    if case .setMarkedText(let called, _, let range) = pending {
      units = self.units(of: text ?? "", like: called)
      replacementRange = range
    }
    field.apply(.setMarkedText(units, selectedRange: selected, replacementRange: replacementRange))
  }

  func unmarkText() {
    if pending == .unmarkText { field.apply(.unmarkText) } else { field.unmarkText() }
  }

  func insertText(_ text: String) {
    guard case .insertText(let called, let range) = pending else {
      return field.apply(.insertText(Array(text.utf16)))
    }
    field.apply(.insertText(units(of: text, like: called), replacementRange: range))
  }

  func replace(_ range: UITextRange, withText text: String) {
    guard let range = utf16Range(range) else { return }
    var units = Array(text.utf16)
    if case .replace(_, let called) = pending { units = self.units(of: text, like: called) }
    field.apply(.replace(range, units))
  }

  func select(_ range: UITextRange?) {
    guard let range = range.flatMap(utf16Range) else { return }
    if case .select = pending { field.apply(.select(range)) } else { field.select(range) }
  }

  /// The units of `text`; where it is what `known` reads as, these: a lone surrogate has no place in a String.
  private func units(of text: String, like known: [UInt16]) -> [UInt16] {
    String(decoding: known, as: UTF16.self).utf16.elementsEqual(text.utf16) ? known : Array(text.utf16)
  }
}

extension TextCore: TextFieldClient {
  // Limit: a deletion of a range (the clear button, undo) calls no overridable method, since UITextInput has none for it
  // but `replace`, and what UIKit does is not recorded.
  func textField(_ field: TextField, perform call: TextInputCall) {
    guard let owner else { return field.apply(call) }
    let outer = pending
    pending = call
    defer { pending = outer }
    switch call {
    case .setMarkedText(let units, let selected, _):
      owner.setMarkedText(
        String(decoding: units, as: UTF16.self),
        selectedRange: NSRange(location: selected?.location ?? NSNotFound, length: selected?.length ?? 0))
    case .unmarkText: owner.unmarkText()
    case .insertText([], replacementRange: .some): field.apply(call)
    case .insertText(let units, _): owner.insertText(String(decoding: units, as: UTF16.self))
    case .deleteBackward: owner.deleteBackward()
    case .replace(let range, let units):
      owner.replace(
        OffsetRange(range.clamped(to: field.unitCount)), withText: String(decoding: units, as: UTF16.self))
    case .select(let range): owner.selectedTextRange = OffsetRange(range.clamped(to: field.unitCount))
    }
  }

  func textFieldWritesOwnText(_ field: TextField) { owner?.writeOwnText() }
}
