public import Foundation

/// An object that can have focus.
///
/// One responder of a window has focus at a time. Responders of no window share one focus: the real system lets none of
/// them have it, but a field under test often stands in no window.
@MainActor open class UIResponder: NSObject {

  /// A responder.
  public override init() { super.init() }

  /// The next responder: nil here; a view's superview or view controller.
  open var next: UIResponder? { nil }

  /// Whether the responder can have focus: no, unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Takes focus. The responder that has it is asked to resign first; if it won't, nothing changes.
  /// - Returns: whether this responder has focus now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, Focus.of(self).makeRoom(for: self) else { return false }
    Focus.of(self).holder = self
    return true
  }

  /// Whether the responder is willing to lose focus: yes, unless a subclass says otherwise.
  open var canResignFirstResponder: Bool { true }

  /// Gives up focus.
  /// - Returns: whether it could, or had none.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Focus.of(self).holder = nil
    return true
  }

  /// Whether the responder has focus.
  open var isFirstResponder: Bool { Focus.of(self).holder === self }

  /// The undo manager of the next responder that has one; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The view that stands in for the keyboard: none, unless a subclass says otherwise. No keyboard is drawn here.
  open var inputView: UIView? { nil }

  /// The view above the keyboard: none, unless a subclass says otherwise. None is drawn here.
  open var inputAccessoryView: UIView? { nil }

  /// The input mode. There is one, which has no language.
  open var textInputMode: UITextInputMode? { nil }

  /// The name under which the system remembers an input mode. Kept by nobody here.
  open var textInputContextIdentifier: String? { nil }

  /// Asks for the input views again. Nothing draws them here, so nothing happens.
  open func reloadInputViews() {}

  /// The command Cut of the edit menu: nothing, unless a subclass does it.
  open func cut(_ sender: Any?) {}

  /// The command Copy of the edit menu: nothing, unless a subclass does it.
  open func copy(_ sender: Any?) {}

  /// The command Paste of the edit menu: nothing, unless a subclass does it.
  open func paste(_ sender: Any?) {}

  /// The command Select of the edit menu: nothing, unless a subclass does it.
  open func select(_ sender: Any?) {}

  /// The command Select All of the edit menu: nothing, unless a subclass does it.
  open func selectAll(_ sender: Any?) {}

  /// The command Delete of the edit menu: nothing, unless a subclass does it.
  open func delete(_ sender: Any?) {}

  /// Told of touches that begin. Nothing here sends touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Told of touches that move. Nothing here sends touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Told of touches that end. Nothing here sends touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Told of touches that the system took back. Nothing here sends touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
