/// What caused a keyboard's call, as far as the delegate's question shows it.
public enum KeySymbol: Hashable, Sendable {
  /// A key that types one grapheme: the question's string while text is marked (rules 67 and 72).
  case grapheme([UInt16])
  /// A tap on a candidate: the marked text is asked as a commit (rule 69).
  case candidate
  /// A stroke of handwriting (rule 78).
  case handwriting
  /// A keyboard extension (rule 87).
  case keyboardExtension
}

/// What became of a keyboard's call.
public enum CallOutcome: Hashable, Sendable {
  /// The state was changed, or the call had nothing to change.
  case performed
  /// The delegate said no.
  case refused
  /// No keyboard of this host makes the call in this field: nothing was asked and nothing changed (rule 168).
  case notOffered
}

extension TextField {
  /// Performs a call of the keyboard: asks the delegate, changes the state, fires the events.
  ///
  /// - `setMarkedText` that changes the text or chooses a candidate asks once: the caret and the key's grapheme; for a
  ///   candidate as at a commit; without a key the appended tail at the caret, or the marked range and "" where the text
  ///   shrank or was rewritten (rules 66 and 73, inferred). A no drops the call (rule 74; the host may do otherwise), but
  ///   to a candidate it is a no to the commit.
  /// - `insertText` asks the marked range and the text (iOS 26: the caret behind it; rules 69 and 71), or the selection
  ///   where nothing is marked. A no to a commit removes the marked text (rule 75).
  /// - `deleteBackward` asks the range that goes (rule 64), the whole marked range while text is marked (rule 66),
  ///   and nothing where there is nothing to delete (rule 62). `unmarkText` and `select` ask nothing (D2).
  ///
  /// Every change of the text fires one change event. The end of a composition that keeps text fires as many as
  /// `changeEventsAtCommit` says: by `insertText` or `unmarkText`, and by a selection or replacement that makes the
  /// keyboard commit (rule 34; that its events are those of `unmarkText` is inferred). Switches of the host change all
  /// of this.
  @discardableResult
  public func keyboard(_ call: TextInputCall, key: KeySymbol? = nil) -> CallOutcome {
    guard isAttended || keepsUndo || condition.isSecure || !condition.forgottenLetters.isEmpty else {
      change { $0.apply(call) }
      return .performed
    }
    var call = call
    if condition.isSecure || !condition.forgottenLetters.isEmpty {
      guard let offered = offered(call, key: key) else { return .notOffered }
      call = offered
    }
    let acts = condition.programActs
    guard question(for: call, key: key) else {
      // Unless the app has written something of its own meanwhile (rule 75).
      if removesMarkedText(refusing: call, key: key), condition.programActs == acts { removeMarkedText() }
      return .refused
    }
    if condition.clearsAtNextEdit, let clearing = clearing(call) { call = clearing }
    perform(call, isCommit: false, key: key)
    return .performed
  }

  /// Inserts `units` over `range` in one piece, with the questions and events of a candidate choice: how a twin gets
  /// the net result of a composition.
  @discardableResult
  public func commit(_ units: [UInt16], over range: UTF16Range) -> CallOutcome {
    guard host.commitQuestion == .notAsked || ask(range, units) else { return .refused }
    perform(.insertText(units, replacementRange: range), isCommit: true)
    return .performed
  }

  /// Fires one change event although nothing changed: how a twin gets a composition that was cancelled.
  public func announceUnchangedText() { fireChanged(observer) }

  /// A change by the system that the delegate is never asked about (rules 78, 80 and 105): inserted like `insertText`.
  public func insertSilently(_ units: [UInt16]) {
    perform(.insertText(units), isCommit: false)
  }

  // MARK: What the host makes of a call

  /// The call as this host's keyboard makes it in this field; nil if it makes none.
  private func offered(_ call: TextInputCall, key: KeySymbol?) -> TextInputCall? {
    if condition.isSecure, host.secureKeyboard == .latinOnly, case .setMarkedText = call { return nil }
    guard !condition.forgottenLetters.isEmpty else { return call }
    return withoutForgottenLetters(call)
  }

  /// A keyboard that has forgotten the letters of a composition sends only those that came after them (rule 41a). Where a
  /// text does not begin with them, the keyboard has begun anew or rewritten them, and sends it as it is.
  // Limit: what the later letters alone would have become (お for the o of a forgotten こ) is not known here.
  private func withoutForgottenLetters(_ call: TextInputCall) -> TextInputCall {
    let forgotten = condition.forgottenLetters
    guard case .setMarkedText(let units, let selectedRange, let replacementRange) = call,
      units.count > forgotten.count, units.starts(with: forgotten)
    else {
      condition.forgottenLetters = []
      return call
    }
    return .setMarkedText(
      Array(units[forgotten.count...]), selectedRange: selectedRange?.shifted(by: -forgotten.count),
      replacementRange: replacementRange)
  }

  /// The first edit of a secure field takes the whole old text away, though the delegate was asked about one character
  /// (rule 170).
  private func clearing(_ call: TextInputCall) -> TextInputCall? {
    let units: [UInt16]? =
      switch call {
      case .insertText(let units, _): units
      case .deleteBackward: []
      case .setMarkedText, .unmarkText, .replace, .select: nil
      }
    guard let units else { return nil }
    condition.clearsAtNextEdit = false
    guard host.secureFirstEdit == .clearsAll else { return nil }
    return .insertText(units, replacementRange: UTF16Range(location: 0, length: unitCount))
  }

  // MARK: Effects

  /// Letters that a no takes away.
  private func removeMarkedText() {
    guard storage.markedRange != nil else { return }
    perform(.setMarkedText([], selectedRange: nil), isCommit: false)
  }

  /// Applies a call that was allowed, and fires what it fires.
  func perform(_ call: TextInputCall, isCommit: Bool, key: KeySymbol? = nil) {
    let selected = storage.selectedRange
    let marked = storage.markedRange
    let observer = audience.observer
    deliverHeldEvent(before: call)
    // Whatever comes, a completion that was offered before it is gone.
    if condition.marksPrediction { condition.marksPrediction = false }
    if !condition.shownPrediction.isEmpty { condition.shownPrediction = [] }
    if keepsUndo { undoHistory.willChange(storage, isTyped: call.isTyped, replaced: replaced(by: call)) }
    let textChanges = apply(throughClient: call)
    if keepsUndo { undoHistory.didChange(storage, groupsTyping: host.typingUndo == .grouped) }
    if textChanges || marked != storage.markedRange { observer?.fieldDidChange() }
    guard isAttended else { return }
    noteHandwriting(key)
    if isCommit || (marked != nil && storage.markedRange == nil && call.keepsMarkedText) { return fireCommit(observer) }
    let isMarking = storage.markedRange != nil
    if isMarking, host.composingEvents == .none { return }
    let selectionChanges = textChanges || selected != storage.selectedRange || marked != storage.markedRange
    if holdsEvent(ofCandidate: key, isMarking: isMarking && textChanges) {
      condition.pendingChangeEvents += 1
      condition.holdsCandidateEvent = true
      return fire(selection: true, change: false, observer)
    }
    // Of a composition nobody was told about, everybody hears when it has gone.
    let hasEnded = host.composingEvents == .none && marked != nil && !isMarking
    if textChanges || selectionChanges {
      fire(selection: selectionChanges, change: textChanges || hasEnded, observer)
    }
  }

  /// What a call that begins a composition takes the place of.
  private func replaced(by call: TextInputCall) -> [UInt16] {
    guard case .setMarkedText(_, _, let replacementRange) = call, storage.markedRange == nil else { return [] }
    return Array(storage.units[storage.target(of: replacementRange).offsets])
  }

  /// Changes the state, through the client where there is one. Whether the text changed.
  func apply(throughClient call: TextInputCall) -> Bool {
    guard condition.hasClient, let client else {
      var textChanges = false
      change {
        textChanges = $0.isTextChanged(by: call)
        $0.apply(call)
      }
      return textChanges
    }
    let before = storage.units
    if case .setMarkedText = call { condition.marksBeforeLastKey = Array(storage.markedUnits) }
    condition.clientCalls += 1
    client.textField(self, perform: call)
    condition.clientCalls -= 1
    return before != storage.units
  }

  /// Whether the event of a candidate that is still marked waits for the commit that follows it (rules 90 and 91).
  private func holdsEvent(ofCandidate key: KeySymbol?, isMarking: Bool) -> Bool {
    guard host.commitEvents == .plain || host.commitEvents == .plainTwice, isMarking else { return false }
    return key == .candidate && changeEventsAtCommit == nil
  }

  /// A candidate that was not the commit after all (rule 103) has its event before the next call.
  private func deliverHeldEvent(before call: TextInputCall) {
    guard condition.holdsCandidateEvent, call != .unmarkText else { return }
    deliverPendingChangeEvent()
  }

  private func noteHandwriting(_ key: KeySymbol?) {
    guard case .handwriting? = key, storage.markedRange != nil, host.handwritingQuestion == .atKeyboardClose else {
      if condition.holdsHandwriting { condition.holdsHandwriting = false }
      return
    }
    condition.holdsHandwriting = true
  }
}

extension TextInputState {
  /// Whether `call` would change the text, not only what is selected or marked.
  fileprivate func isTextChanged(by call: TextInputCall) -> Bool {
    switch call {
    case .setMarkedText(let units, _, let replacementRange): !holds(units, in: target(of: replacementRange))
    case .insertText(let units, let replacementRange): !holds(units, in: target(of: replacementRange))
    case .replace(let range, let units): !holds(units, in: range.clamped(to: self.units.count))
    case .deleteBackward: !backwardDeletionRange.isEmpty
    case .unmarkText, .select: false
    }
  }

  /// Whether `replacement` is what stands in `range`.
  func holds(_ replacement: [UInt16], in range: UTF16Range) -> Bool {
    guard range.length == replacement.count else { return false }
    for index in replacement.indices where units[range.location + index] != replacement[index] { return false }
    return true
  }
}

extension TextInputCall {
  /// Whether a composition that this call ends leaves text behind: it was committed, not given up.
  fileprivate var keepsMarkedText: Bool {
    switch self {
    case .insertText, .unmarkText, .replace, .select: true
    case .setMarkedText, .deleteBackward: false
    }
  }

  /// Whether it inserts text at the selection, as a key does.
  fileprivate var isTyped: Bool {
    if case .insertText(let units, nil) = self { !units.isEmpty } else { false }
  }
}
