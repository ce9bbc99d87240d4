/// One call of the text-input protocol, as a value: what a keyboard, a script or a recording does to a field.
public enum TextInputCall: Hashable, Sendable {
  /// `setMarkedText(_:selectedRange:)`; a nil selected range is NSNotFound, a caret at the end.
  case setMarkedText([UInt16], selectedRange: UTF16Range? = nil, replacementRange: UTF16Range? = nil)
  /// `unmarkText()`
  case unmarkText
  /// `insertText(_:)`
  case insertText([UInt16], replacementRange: UTF16Range? = nil)
  /// `deleteBackward()`
  case deleteBackward
  /// `replace(_:withText:)`
  case replace(UTF16Range, [UInt16])
  /// A change of the selection by the person or the keyboard.
  case select(UTF16Range)
}

extension TextInputState {
  /// Performs `call`: the verb of the same name.
  public mutating func apply(_ call: TextInputCall) {
    switch call {
    case .setMarkedText(let units, let selectedRange, let replacementRange):
      setMarkedText(units, selectedRange: selectedRange, replacementRange: replacementRange)
    case .unmarkText: unmarkText()
    case .insertText(let units, let replacementRange): insertText(units, replacementRange: replacementRange)
    case .deleteBackward: deleteBackward()
    case .replace(let range, let units): replace(range, with: units)
    case .select(let range): select(range)
    }
  }
}
