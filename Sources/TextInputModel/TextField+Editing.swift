extension TextField {
  /// Takes focus: asks shouldBegin, then tells didBegin, the control event and the notification (rule 59; the order of
  /// these three is inferred). Returns whether the field has focus.
  ///
  /// Another field of the same scope loses it first; whether this one is asked before that is a switch (inferred). A
  /// secure field takes its old text away at the next edit (rule 170).
  @discardableResult
  public func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard !condition.isAskedAboutFocus else { return false }
    let other = focusScope?.focused
    if host.focusOrder == .endsOldFirst, let other, !other.endEditing() { return false }
    guard askAboutFocus(.shouldBegin, { $0.textFieldShouldBeginEditing(self) }) else { return false }
    if host.focusOrder == .asksNewFirst, let other, !other.endEditing() { return false }
    // The delegate may have given focus to this field, or to another one, by itself.
    guard !isEditing else { return true }
    if let other = focusScope?.focused, !other.endEditing() { return false }
    condition.isEditing = true
    focusScope?.focused = self
    condition.clearsAtNextEdit = condition.isSecure && unitCount > 0
    guard host.hasCallbacks else { return true }
    observer?.delivered(.didBegin)
    delegate?.textFieldDidBeginEditing(self)
    deliver(.editingDidBegin)
    deliver(.textDidBegin)
    return isEditing
  }

  /// Loses focus: asks shouldEnd, commits what is marked, tells didEnd, the control event and the notification (rules 48
  /// and 59; on which side of shouldEnd the commit falls is open, rule 175).
  ///
  /// Marked letters stay as plain text, without the U+2006 between syllables where the host strips them; a candidate is
  /// not applied (rule 49). `[p\u{2006}g|]` gives `pg|`, with two change events. Then comes a correction that waited
  /// (rule 52).
  /// - Parameter force: editing ends although the delegate says no, as when a view leaves its window (rule 174).
  @discardableResult
  public func endEditing(force: Bool = false, reason: EndReason = .committed) -> Bool {
    guard isEditing else { return true }
    guard !condition.isAskedAboutFocus else { return false }
    askAboutHandwriting()
    if host.blurOrder == .commitFirst { commitMarkedTextAtBlur() }
    // The app may end editing itself when it is told of the commit: then all is done.
    guard isEditing else { return true }
    let allowed = askAboutFocus(.shouldEnd) { $0.textFieldShouldEndEditing(self) }
    guard allowed || force else { return false }
    guard isEditing else { return true }
    if host.blurOrder == .questionFirst { commitMarkedTextAtBlur() }
    guard isEditing else { return true }
    correctAtBlur()
    guard isEditing else { return true }
    undoHistory.endGroup()
    condition.isEditing = false
    condition.clearsAtNextEdit = false
    condition.endReason = reason
    if focusScope?.focused === self { focusScope?.focused = nil }
    writeItself()
    guard host.hasCallbacks else { return true }
    observer?.delivered(.didEnd)
    delegate?.textFieldDidEndEditing(self, reason: reason)
    deliver(.editingDidEnd)
    deliver(.textDidEnd)
    return true
  }

  /// The keyboard goes away and takes the focus along: what it is composing is committed, or lost with it (rule 51).
  @discardableResult
  public func hideKeyboard(discardingMarkedText: Bool) -> Bool {
    if discardingMarkedText, storage.markedRange != nil {
      perform(.setMarkedText([], selectedRange: nil), isCommit: false)
    }
    return endEditing()
  }

  /// Another app comes to the front: what is being composed is committed as by a loss of focus, and the field keeps its
  /// focus (inferred).
  public func suspend() { commitMarkedTextAtBlur() }

  /// Asks whether focus may come or go. While the delegate answers, nothing else can move the focus of this field
  /// (inferred); else two fields that send it to each other would never come to an end.
  private func askAboutFocus(_ callback: CallbackKind, _ answer: (any TextFieldDelegate) -> Bool) -> Bool {
    condition.isAskedAboutFocus = true
    defer { condition.isAskedAboutFocus = false }
    return ask(callback, answer)
  }

  private func commitMarkedTextAtBlur() {
    condition.forgottenLetters = []
    if condition.holdsCandidateEvent { deliverPendingChangeEvent() }
    guard let marked = storage.markedRange else { return }
    if keepsUndo { undoHistory.willChange(storage, isTyped: false) }
    _ = apply(throughClient: callCommitting(marked))
    if keepsUndo { undoHistory.didChange(storage, groupsTyping: false) }
    observer?.fieldDidChange()
    guard host.hasCallbacks else { return }
    if changeEventsAtCommit != nil {
      fireCommit(observer)
      // All of them come before didEnd: nothing waits for a turn of its own (rule 48).
      while pendingChangeEvents > 0, isEditing { deliverPendingChangeEvent() }
      condition.pendingChangeEvents = 0
    } else if host.changeEventsAtBlur > 0 {
      fire(selection: true, change: true, observer)
      for _ in 1..<host.changeEventsAtBlur where isEditing { fireChanged(observer) }
    }
  }

  /// The call that leaves the marked letters as plain text, without the separators where the host strips them.
  func callCommitting(_ marked: UTF16Range) -> TextInputCall {
    guard host.blurCommit == .withoutSyllableSeparators else { return .unmarkText }
    let stripped = storage.units[marked.offsets].filter { $0 != syllableSeparator }
    return stripped.count < marked.length ? .insertText(stripped) : .unmarkText
  }

  /// Handwriting is asked about when its keyboard closes, and the answer changes nothing (rule 78).
  private func askAboutHandwriting() {
    guard condition.holdsHandwriting, let marked = storage.markedRange else { return }
    condition.holdsHandwriting = false
    _ = ask(marked, Array(storage.markedUnits))
  }

  /// The correction that the system still had in mind: asked, and told by no change event (rule 52).
  private func correctAtBlur() {
    guard let (range, units) = condition.pendingCorrection else { return }
    condition.pendingCorrection = nil
    guard range.end <= unitCount, !storage.holds(units, in: range) else { return }
    guard ask(range, units) || host.autocorrectionRefusal == .ignored else { return }
    if host.autocorrectionAtBlur == .askedWithEvent {
      perform(.replace(range, units), isCommit: false)
    } else {
      if keepsUndo { undoHistory.willChange(storage, isTyped: false) }
      _ = apply(throughClient: .replace(range, units))
      if keepsUndo { undoHistory.didChange(storage, groupsTyping: false) }
      observer?.fieldDidChange()
    }
  }

  /// At the end of editing the field sets its own text, through the setter that a subclass may override (rule 53).
  private func writeItself() {
    guard host.ownWriteAtEnd == .writes, let client else { return }
    condition.isWritingItself = true
    client.textFieldWritesOwnText(self)
    condition.isWritingItself = false
  }
}

/// U+2006 SIX-PER-EM SPACE, which iOS puts between pinyin syllables (rule 100).
private let syllableSeparator: UInt16 = 0x2006
