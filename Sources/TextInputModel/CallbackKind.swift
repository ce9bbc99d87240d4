/// The callbacks and events of a text field, by the names that recordings and expectations use.
public enum CallbackKind: String, Hashable, Sendable, CaseIterable {
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`, or iOS 26's method with ranges.
  case shouldChange
  /// Asked before editing begins.
  case shouldBegin
  /// Told when editing has begun.
  case didBegin
  /// Told when the selected or the marked range has changed.
  case didChangeSelection
  /// The control event `.editingChanged`.
  case editingChanged
  /// `UITextField.textDidChangeNotification`
  case textDidChange
  /// Asked at Return while nothing is marked.
  case shouldReturn
  /// Asked at the clear button.
  case shouldClear
  /// Asked before editing ends.
  case shouldEnd
  /// Told when editing has ended.
  case didEnd
  /// The control event `.editingDidEndOnExit`.
  case editingDidEndOnExit
  /// The control event `.editingDidBegin`.
  case editingDidBegin
  /// The control event `.editingDidEnd`.
  case editingDidEnd
  /// `UITextField.textDidBeginEditingNotification`
  case textDidBegin
  /// `UITextField.textDidEndEditingNotification`
  case textDidEnd
  /// `UITextInputDelegate.selectionWillChange(_:)`
  case inputSelectionWillChange
  /// `UITextInputDelegate.textWillChange(_:)`
  case inputTextWillChange
  /// `UITextInputDelegate.textDidChange(_:)`
  case inputTextDidChange
  /// `UITextInputDelegate.selectionDidChange(_:)`
  case inputSelectionDidChange

  /// Whether it goes to the keyboard and not to the app (rule 96).
  public var isToldToKeyboard: Bool {
    switch self {
    case .inputSelectionWillChange, .inputTextWillChange, .inputTextDidChange, .inputSelectionDidChange: true
    default: false
    }
  }
}

/// Why editing ended: `UITextField.DidEndEditingReason` (rule 174).
public enum EndReason: String, Hashable, Sendable {
  /// As usual.
  case committed
  /// Given up.
  case cancelled
}
