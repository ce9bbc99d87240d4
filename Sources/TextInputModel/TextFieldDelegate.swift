/// A question to the delegate: may these characters change?
public struct ChangeQuestion: Hashable, Sendable {
  /// Which of the two methods asks.
  public enum Method: Hashable, Sendable {
    /// `textField(_:shouldChangeCharactersIn:replacementString:)`
    case range
    /// `textField(_:shouldChangeCharactersInRanges:replacementString:)`, iOS 26 (rule 70).
    case ranges
  }
  /// The range that is to be replaced, in document coordinates; for `ranges` the only one. It may lie outside the text
  /// (rule 56).
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
  /// Whether the delegate implements iOS 26's method with ranges; if so, that host asks it alone (rule 71). Looked up at
  /// each question.
  var implementsRangesMethod: Bool { get }
  /// Told when the selected or the marked range has changed (rule 61).
  func textFieldDidChangeSelection(_ field: TextField)
  /// Whether the delegate listens to changes of the selection.
  var implementsDidChangeSelection: Bool { get }
  /// Asked at Return while nothing is marked (rules 171 and 173).
  func textFieldShouldReturn(_ field: TextField) -> Bool
  /// Asked at the clear button (rule 176).
  func textFieldShouldClear(_ field: TextField) -> Bool
  /// Asked before editing ends.
  func textFieldShouldEndEditing(_ field: TextField) -> Bool
  /// Told when editing has ended, and why (rule 174).
  func textFieldDidEndEditing(_ field: TextField, reason: EndReason)
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
  public func textFieldShouldReturn(_ field: TextField) -> Bool { true }
  /// Allows.
  public func textFieldShouldClear(_ field: TextField) -> Bool { true }
  /// Allows.
  public func textFieldShouldEndEditing(_ field: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ field: TextField, reason: EndReason) {}
}

/// The object whose overridable methods are the live entry points of a field's keyboard (rule 16).
@MainActor public protocol TextFieldClient: AnyObject {
  /// The keyboard makes this call: call the method of that name, whose own implementation does `TextField.apply`.
  func textField(_ field: TextField, perform call: TextInputCall)
  /// The field sets its own text, through the setter that a subclass may override (rule 53).
  func textFieldWritesOwnText(_ field: TextField)
}

/// Sees all that happens at one field, in order, and can change nothing: what a recorder or a harness attaches.
@MainActor public protocol TextFieldObserver: AnyObject {
  /// The text or the marked range has changed, by whomever.
  func fieldDidChange()
  /// A callback or event was delivered.
  func delivered(_ callback: CallbackKind)
  /// The delegate answered a question.
  func asked(_ question: ChangeQuestion, answer: Bool)
  /// A question was answered that is not about characters: shouldBegin, shouldReturn, shouldClear or shouldEnd.
  func answered(_ callback: CallbackKind, _ answer: Bool)
  /// The program is about to act on the field itself.
  func willPerform(_ act: ProgramAct)
}

extension TextFieldObserver {
  /// Does nothing.
  public func answered(_ callback: CallbackKind, _ answer: Bool) {}
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
  /// `defaultTextAttributes = ` (rule 43).
  case setAttributes
  /// `isUserInteractionEnabled = false` (rule 44).
  case disableInteraction
}
