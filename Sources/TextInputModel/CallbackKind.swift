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
}
