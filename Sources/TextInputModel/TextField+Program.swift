extension TextField {
  /// The program writes the text: nothing is marked afterwards, the caret is at the end, nobody is told (rules 40, 42).
  ///
  /// In a field without focus the caret may be at the start instead (N10). The keyboard hears `textWillChange` and
  /// `textDidChange` (rule 98, inferred).
  public func setText(_ units: [UInt16]) {
    if host.writeInsideQuestion == .asksAgain, condition.openQuestions == 1 {
      _ = ask(UTF16Range(location: 0, length: unitCount), units)
    }
    let caretAtStart = !isEditing && host.unfocusedCaret == .start
    act(.setText(units), changesText: true) {
      $0.setText(units)
      if caretAtStart { $0.select(.caret(0)) }
    }
  }

  /// The program moves the selection. On hosts where that alone breaks a composition nothing is marked afterwards
  /// (rule 35); elsewhere as `TextInputState.select`.
  public func select(_ range: UTF16Range) {
    let endsComposition = host.programSelection == .endsComposition
    act(.select(range), changesText: false) {
      if endsComposition { $0.unmarkText() }
      $0.select(range)
    }
  }

  /// The program ends the composition and keeps the text, as commit-first forms do before they submit.
  public func unmarkText() {
    act(.unmarkText, changesText: false) { $0.unmarkText() }
  }

  /// The program sets the default attributes: that alone ends a composition (rule 43). Attributes themselves are not
  /// kept.
  public func setDefaultAttributes() {
    let endsComposition = host.attributeWrite == .endsComposition
    act(.setAttributes, changesText: false) { if endsComposition { $0.unmarkText() } }
  }

  /// The program turns the field off while text is marked: the last key's change is taken back (rule 44). Only a field
  /// with a client remembers it.
  public func disableInteraction() {
    guard host.interactionOff == .revertsLastKey, storage.markedRange != nil,
      let units = condition.marksBeforeLastKey
    else { return }
    condition.marksBeforeLastKey = nil
    act(.disableInteraction, changesText: true) { $0.setMarkedText(units, selectedRange: nil) }
  }

  /// The program makes a call of the text-input protocol itself: no question and no event (N11 of the observed traces)
  /// but on hosts whose switches say otherwise (rules 32 and 89).
  public func perform(_ call: TextInputCall) {
    if case .replace(let range, let units) = call, host.codeReplaceQuestion == .asked,
      !ask(range.clamped(to: unitCount), units)
    {
      return
    }
    let before = host.codeCallEvents == .asKey ? storage : nil
    act(.call(call), changesText: true) { $0.apply(call) }
    guard let before else { return }
    let changes = before.units != storage.units
    fire(selection: before != storage, change: changes || before.markedRange != storage.markedRange, observer)
  }

  /// What the view's own `setMarkedText`, `insertText`, ... do: inside a call of the keyboard they change the state, and
  /// the keyboard's side tells of it; called by code they are `perform`.
  public func apply(_ call: TextInputCall) {
    guard condition.clientCalls > 0 else { return perform(call) }
    change { $0.apply(call) }
  }

  /// Inside a call of the client: takes what the view holds now, where that is not what `apply` would make of the call.
  public func adopt(_ state: TextInputState) { change { $0 = state } }

  /// The program has acted on the view behind the field, and left this: as if it had acted on the field itself.
  public func programLeft(_ state: TextInputState) {
    let isSelection = state.units == storage.units && (state.markedRange != nil || storage.markedRange == nil)
    act(isSelection ? .select(state.selectedRange) : .setText(state.units), changesText: !isSelection) { $0 = state }
  }

  /// Goes on from a state that was recorded elsewhere; nobody is told.
  public func restore(_ state: TextInputState) {
    guard state != storage else { return }
    change { $0 = state }
    if keepsUndo { undoHistory = UndoHistory(beginningIn: state) }
    observer?.fieldDidChange()
  }

  private func act(_ programAct: ProgramAct, changesText: Bool, _ change: (inout TextInputState) -> Void) {
    condition.programActs += 1
    if !condition.isWritingItself { observer?.willPerform(programAct) }
    // The keyboard is told of what others do, never of its own calls (rules 36, 97 to 99).
    let tellsKeyboard = condition.clientCalls == 0
    if tellsKeyboard {
      deliver(.inputSelectionWillChange)
      if changesText { deliver(.inputTextWillChange) }
    }
    let before = storage
    self.change(change)
    if keepsUndo, before.markedRange != nil, storage.markedRange == nil {
      // What was typed till then is a step of its own; what the program writes is none (rule 56).
      var plain = before
      plain.unmarkText()
      undoHistory.didChange(plain, groupsTyping: false)
    }
    if before.markedRange != nil, storage.markedRange == nil, host.keyboardBuffer == .dropped,
      !keyboardKnowsProgramActs
    {
      condition.forgottenLetters = condition.forgottenLetters + before.markedUnits
    }
    if storage.units != before.units || storage.markedRange != before.markedRange { observer?.fieldDidChange() }
    if tellsKeyboard {
      if changesText { deliver(.inputTextDidChange) }
      deliver(.inputSelectionDidChange)
    }
  }
}
