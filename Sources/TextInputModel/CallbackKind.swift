/// The callbacks and events of a text field, by the names that recordings and expectations use.
public enum CallbackKind: String, Hashable, Sendable, CaseIterable {
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`, or iOS 26's method with ranges.
  case shouldChange
  case shouldBegin
  case didBegin
  case didChangeSelection
  /// The control event `.editingChanged`.
  case editingChanged
  /// `UITextField.textDidChangeNotification`
  case textDidChange
  case shouldReturn
  case shouldClear
  case shouldEnd
  case didEnd
  /// The control event `.editingDidEndOnExit`.
  case editingDidEndOnExit
}
