/// A question to the delegate: may these characters change?
public struct ChangeQuestion: Hashable, Sendable {
  /// Which of the two methods asks.
  public enum Method: Hashable, Sendable {
    /// `textField(_:shouldChangeCharactersIn:replacementString:)`
    case range
    /// `textField(_:shouldChangeCharactersInRanges:replacementString:)`, iOS 26 (rule 70).
    case ranges
  }
  /// The range that is to be replaced, in document coordinates; for `ranges` the only one.
  public var range: UTF16Range
  /// The replacement; the key's symbol while text is marked (rules 67 and 72), not the text that will show.
  public var units: [UInt16]
  /// Which method asks.
  public var method: Method

  /// A question about `range` and `units`.
  public init(range: UTF16Range, units: [UInt16], method: Method = .range) {
    self.range = range
    self.units = units
    self.method = method
  }
}

/// What an app's delegate of a text field implements; every method has a default that allows and does nothing.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// Asked before editing begins.
  func textFieldShouldBeginEditing(_ field: TextField) -> Bool
  /// Told when editing has begun.
  func textFieldDidBeginEditing(_ field: TextField)
  /// Asked by the keyboard's insertion path (rule 63) before it changes the text; never by a program's write (rule 92).
  func textField(_ field: TextField, shouldChange question: ChangeQuestion) -> Bool
  /// Whether the delegate implements `shouldChange`; else it allows every change.
  var implementsShouldChange: Bool { get }
  /// Whether the delegate implements iOS 26's method with ranges; if so, that host asks it alone (rule 71).
  var implementsRangesMethod: Bool { get }
  /// Told when the selected or the marked range has changed (rule 61).
  func textFieldDidChangeSelection(_ field: TextField)
  /// Whether the delegate listens to changes of the selection.
  var implementsDidChangeSelection: Bool { get }
  /// Asked before editing ends.
  func textFieldShouldEndEditing(_ field: TextField) -> Bool
  /// Told when editing has ended.
  func textFieldDidEndEditing(_ field: TextField)
}

extension TextFieldDelegate {
  /// Allows.
  public func textFieldShouldBeginEditing(_ field: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ field: TextField) {}
  /// Allows.
  public func textField(_ field: TextField, shouldChange question: ChangeQuestion) -> Bool { true }
  /// It does.
  public var implementsShouldChange: Bool { true }
  /// It does.
  public var implementsDidChangeSelection: Bool { true }
  /// Only the method with one range.
  public var implementsRangesMethod: Bool { false }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ field: TextField) {}
  /// Allows.
  public func textFieldShouldEndEditing(_ field: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ field: TextField) {}
}

/// Sees all that happens at a field, in order, and can change nothing: what a recorder or a harness attaches.
@MainActor public protocol TextFieldObserver: AnyObject {
  /// The text or the marked range has changed, by whomever.
  func fieldDidChange(_ field: TextField)
  /// A callback or event was delivered.
  func field(_ field: TextField, delivered callback: CallbackKind)
  /// The delegate answered a question.
  func field(_ field: TextField, asked question: ChangeQuestion, answer: Bool)
  /// The program is about to act on the field itself.
  func field(_ field: TextField, willPerform act: ProgramAct)
}

/// What a program does to a field by itself: no delegate is asked and no event fires (rules 40 and 92).
public enum ProgramAct: Hashable, Sendable {
  /// `text = `, the same text too (rule 42).
  case setText([UInt16])
  /// `selectedTextRange = `
  case select(UTF16Range)
  /// `unmarkText()`: ends the composition and keeps the text.
  case unmarkText
  /// A call of the text-input protocol made by code.
  case call(TextInputCall)
}
