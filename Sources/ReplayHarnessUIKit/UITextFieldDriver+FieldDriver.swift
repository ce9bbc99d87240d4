public import ReplayHarness
public import TextInputModel

#if canImport(UIKit)
  import UIKit
#else
  import MarkedTextUIKit
#endif

/// What a replay does to a field: questions and events are the model's, the text is the real field's.
extension UITextFieldDriver: FieldDriver {
  /// What the field holds.
  public var state: TextInputState { current { $0.state } }
  /// What is selected in the field.
  public var selectedRange: UTF16Range { current { $0.selectedRange } }
  /// What is marked in the field.
  public var markedRange: UTF16Range? { current { $0.markedRange } }
  /// How long the field's text is.
  public var unitCount: Int { current { $0.unitCount } }
  /// Whether the field has focus.
  public var isEditing: Bool { field.isEditing }
  /// Whether the field shows dots.
  public var isSecure: Bool { field.isSecureTextEntry }
  /// Whether what is typed can be taken back; by the model, not by the field's own undo manager.
  public var keepsUndo: Bool {
    get { model.keepsUndo }
    set { model.keepsUndo = newValue }
  }
  /// Whether the session knows of what the program does now.
  public var keyboardKnowsProgramActs: Bool {
    get { model.keyboardKnowsProgramActs }
    set { model.keyboardKnowsProgramActs = newValue }
  }
  /// Hears everything that is asked and fired, and what the app does to the field.
  public var observer: (any TextFieldObserver)? {
    get { model.observer }
    set { model.observer = newValue }
  }
  /// How many change events a commit fires instead of the host's number.
  public var changeEventsAtCommit: Int? {
    get { model.changeEventsAtCommit }
    set { model.changeEventsAtCommit = newValue }
  }
  /// Change events of a commit that wait.
  public var pendingChangeEvents: Int { model.pendingChangeEvents }
  /// Delivers one of them.
  public func deliverPendingChangeEvent() { synchronised { $0.deliverPendingChangeEvent() } }

  /// The keyboard makes a call.
  public func keyboard(_ call: TextInputCall, key: KeySymbol?) -> CallOutcome {
    synchronised { $0.keyboard(call, key: key) }
  }
  /// The net result of a composition.
  public func commit(_ units: [UInt16], over range: UTF16Range) -> CallOutcome {
    synchronised { $0.commit(units, over: range) }
  }
  /// One change event.
  public func announceUnchangedText() { synchronised { $0.announceUnchangedText() } }
  /// The system inserts.
  public func insertSilently(_ units: [UInt16]) { synchronised { $0.insertSilently(units) } }
  /// The person pastes.
  public func paste(_ units: [UInt16]) -> CallOutcome { synchronised { $0.paste(units) } }
  /// The person cuts.
  public func cut() -> CallOutcome { synchronised { $0.cut() } }
  /// The person takes the last edit back.
  public func undo() -> CallOutcome { synchronised { $0.undo() } }
  /// The person makes it again.
  public func redo() -> CallOutcome { synchronised { $0.redo() } }
  /// The system fills the field in.
  public func autofill(_ units: [UInt16]) -> CallOutcome { synchronised { $0.autofill(units) } }
  /// The system fills a one-time code in.
  public func fillOneTimeCode(_ units: [UInt16]) -> CallOutcome { synchronised { $0.fillOneTimeCode(units) } }
  /// The person dictates.
  public func dictate(_ hypotheses: [[UInt16]]) { synchronised { $0.dictate(hypotheses) } }
  /// The system corrects a word.
  public func autocorrect(_ range: UTF16Range, to units: [UInt16]) -> CallOutcome {
    synchronised { $0.autocorrect(range, to: units) }
  }
  /// The system offers a completion.
  public func predict(_ tail: [UInt16]) -> CallOutcome { synchronised { $0.predict(tail) } }
  /// The person takes it.
  public func acceptPrediction() -> CallOutcome { synchronised { $0.acceptPrediction() } }
  /// The person types on without it.
  public func rejectPrediction() -> CallOutcome { synchronised { $0.rejectPrediction() } }

  // Limit: shouldReturn can't be asked in words that both UIKits have; a subject answers it by `Subject.shouldReturn`.
  /// The person presses Return: what is marked is committed, else the app's handlers of editingDidEndOnExit are called.
  public func pressReturn() -> ReturnOutcome { synchronised { $0.pressReturn() } }

  /// The field takes focus.
  public func beginEditing() -> Bool {
    let wasEditing = field.isEditing
    let hasFocus = moveFocus { field.becomeFirstResponder() }
    if hasFocus, !wasEditing { model.observer?.delivered(.didBegin) }
    return hasFocus
  }

  /// The field loses focus, and does with marked text what it does.
  public func endEditing() -> Bool {
    let wasEditing = field.isEditing
    let resigned = moveFocus { field.resignFirstResponder() }
    if resigned, wasEditing { model.observer?.delivered(.didEnd) }
    return resigned
  }

  /// The keyboard goes away and takes the focus along.
  public func hideKeyboard(discardingMarkedText: Bool) -> Bool {
    if discardingMarkedText, markedRange != nil { _ = keyboard(.setMarkedText([], selectedRange: nil), key: nil) }
    return endEditing()
  }

  /// Another app comes to the front; what is marked is committed.
  public func suspend() { synchronised { $0.suspend() } }

  /// The program writes the text.
  public func setText(_ units: [UInt16]) {
    field.text = String(decoding: units, as: UTF16.self)
    noticeProgramActs()
  }

  /// Goes on from a state that was recorded elsewhere.
  public func restore(_ state: TextInputState) {
    field.text = String(decoding: state.unmarkedUnits, as: UTF16.self)
    if let marked = state.markedRange {
      field.selectedTextRange = field.textRange(.caret(marked.location))
      let selected = state.selectedRange.shifted(by: -marked.location)
      field.perform(.setMarkedText(Array(state.markedUnits), selectedRange: selected), marked: nil)
    } else {
      field.selectedTextRange = field.textRange(state.selectedRange)
    }
    model.adopt(field.inputState)
  }

  private func current<Value>(_ read: (TextField) -> Value) -> Value {
    noticeProgramActs()
    return read(model)
  }

  private func synchronised<Value>(_ act: (TextField) -> Value) -> Value {
    noticeProgramActs()
    let result = act(model)
    noticeProgramActs()
    return result
  }
}
