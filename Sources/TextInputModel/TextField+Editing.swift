extension TextField {
  /// Takes focus: asks shouldBegin, then tells didBegin (rule 59). Returns whether the field has focus.
  @discardableResult
  public func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard host.hasCallbacks else {
      condition.isEditing = true
      return true
    }
    observer?.field(self, delivered: .shouldBegin)
    let allowed = delegate?.textFieldShouldBeginEditing(self) ?? true
    guard allowed else { return false }
    condition.isEditing = true
    observer?.field(self, delivered: .didBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Loses focus: asks shouldEnd, commits what is marked, tells didEnd (rules 48 and 59; on which side of shouldEnd the
  /// commit falls is open, rule 175).
  ///
  /// Marked letters stay as plain text, without the U+2006 between syllables where the host strips them; a candidate is
  /// not applied (rule 49). `[p\u{2006}g|]` gives `pg|`, with two change events.
  @discardableResult
  public func endEditing() -> Bool {
    guard isEditing else { return true }
    if host.hasCallbacks {
      observer?.field(self, delivered: .shouldEnd)
      let allowed = delegate?.textFieldShouldEndEditing(self) ?? true
      guard allowed else { return false }
    }
    commitMarkedTextAtBlur()
    condition.isEditing = false
    if host.hasCallbacks {
      observer?.field(self, delivered: .didEnd)
      delegate?.textFieldDidEndEditing(self)
    }
    return true
  }

  private func commitMarkedTextAtBlur() {
    guard let marked = storage.markedRange else { return }
    if host.blurCommit == .withoutSyllableSeparators, storage.markedUnits.contains(syllableSeparator) {
      let units = storage.units[marked.offsets].filter { $0 != syllableSeparator }
      change { $0.insertText(units) }
    } else {
      change { $0.unmarkText() }
    }
    observer?.fieldDidChange(self)
    guard host.hasCallbacks else { return }
    if changeEventsAtCommit != nil {
      fireCommit(observer)
      // All of them come before didEnd: nothing waits for a turn of its own (rule 48).
      while pendingChangeEvents > 0 { deliverPendingChangeEvent() }
    } else if host.changeEventsAtBlur > 0 {
      fireSelection(observer)
      for _ in 0..<host.changeEventsAtBlur { fireChanged(observer) }
    }
  }

  // MARK: The program's side

  /// The program writes the text: nothing is marked afterwards, the caret is at the end, nobody is told (rules 40, 42).
  public func setText(_ units: [UInt16]) {
    act(.setText(units)) { $0.setText(units) }
  }

  /// The program moves the selection. On hosts where that alone breaks a composition nothing is marked afterwards
  /// (rule 35); elsewhere as `TextInputState.select`.
  public func select(_ range: UTF16Range) {
    let endsComposition = host.programSelectionEndsComposition
    act(.select(range)) {
      if endsComposition { $0.unmarkText() }
      $0.select(range)
    }
  }

  /// The program ends the composition and keeps the text, as commit-first forms do before they submit.
  public func unmarkText() {
    act(.unmarkText) { $0.unmarkText() }
  }

  /// Goes on from a state that was recorded elsewhere; nobody is told.
  package func restore(_ state: TextInputState) {
    change { $0 = state }
    observer?.fieldDidChange(self)
  }

  /// The program makes a call of the text-input protocol itself: no question, no event (observed traces, N11).
  public func perform(_ call: TextInputCall) {
    act(.call(call)) { $0.apply(call) }
  }

  private func act(_ programAct: ProgramAct, _ change: (inout TextInputState) -> Void) {
    condition.programActs += 1
    observer?.field(self, willPerform: programAct)
    let before = storage
    self.change(change)
    if storage.units != before.units || storage.markedRange != before.markedRange { observer?.fieldDidChange(self) }
  }
}

/// U+2006 SIX-PER-EM SPACE, which iOS puts between pinyin syllables (rule 100).
private let syllableSeparator: UInt16 = 0x2006
