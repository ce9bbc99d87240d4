import TextInputModel

#if canImport(UIKit)
  import UIKit
#else
  import MarkedTextUIKit
#endif

extension UITextField {
  /// Text, selection and marked range, in UTF-16 units (rules 4 and 155).
  var inputState: TextInputState {
    let units = Array((text ?? "").utf16)
    return TextInputState(
      units: units, selectedRange: selectedTextRange.map(units(of:)), markedRange: markedTextRange.map(units(of:)))
  }

  private func units(of range: UITextRange) -> UTF16Range {
    UTF16Range(
      location: offset(from: beginningOfDocument, to: range.start), length: offset(from: range.start, to: range.end))
  }

  /// The range of these units; nil outside the text.
  func textRange(_ range: UTF16Range) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: beginningOfDocument, offset: range.end)
    else { return nil }
    return textRange(from: start, to: end)
  }

  /// Makes a call of the text-input protocol.
  ///
  /// UITextInput has no replacement range: where a call has one, nothing stays marked and that range is selected first
  /// (what NSTextInputClient's does, rule 178).
  func perform(_ call: TextInputCall, marked: UTF16Range?) {
    switch call {
    case .setMarkedText(let units, let selected, let replacementRange):
      select(replacementRange, marked: marked)
      let range = selected ?? .caret(units.count)
      setMarkedText(
        String(decoding: units, as: UTF16.self), selectedRange: NSRange(location: range.location, length: range.length))
    case .insertText(let units, let replacementRange):
      select(replacementRange, marked: marked)
      insertText(String(decoding: units, as: UTF16.self))
    case .unmarkText: unmarkText()
    case .deleteBackward: deleteBackward()
    case .replace(let range, let units):
      guard let target = textRange(range.clamped(to: (text ?? "").utf16.count)) else { return }
      replace(target, withText: String(decoding: units, as: UTF16.self))
    case .select(let range):
      let clamped = range.clamped(to: (text ?? "").utf16.count)
      if let marked, !marked.contains(clamped) { unmarkText() }
      if let target = textRange(clamped) { selectedTextRange = target }
    }
  }

  private func select(_ range: UTF16Range?, marked: UTF16Range?) {
    guard let range else { return }
    if marked != nil { unmarkText() }
    selectedTextRange = textRange(range.clamped(to: (text ?? "").utf16.count))
  }
}
