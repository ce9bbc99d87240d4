/// The key that caused a keyboard's call, as far as the delegate's question shows it.
public enum KeySymbol: Hashable, Sendable {
  /// A key that types one grapheme: the question's string while text is marked (rules 67 and 72).
  case grapheme([UInt16])
  /// A tap on a candidate: the marked text is asked as a commit (rule 69).
  case candidate
}

/// What became of a keyboard's call.
public enum CallOutcome: Hashable, Sendable {
  /// The state was changed, or the call had nothing to change.
  case performed
  /// The delegate said no.
  case refused
}

extension TextField {
  /// Performs a call of the keyboard: asks the delegate, changes the state, fires the events.
  ///
  /// - `setMarkedText` that changes the text asks once: the caret and the key's grapheme; for a candidate as at a
  ///   commit; without a key the appended tail at the caret, or the marked range and "" where the text shrank or was
  ///   rewritten (rules 66 and 73, inferred). A no drops the call.
  /// - `insertText` asks the marked range and the text (iOS 26: the caret behind it; rules 69 and 71), or the selection
  ///   where nothing is marked. A no to a commit removes the marked text (rule 75).
  /// - `deleteBackward` asks the range that goes (rule 64), the whole marked range while text is marked (rule 66),
  ///   and nothing where there is nothing to delete (rule 62). `unmarkText` and `select` ask nothing (D2).
  ///
  /// Every change of the text fires one change event. The end of a composition that keeps text fires as many as
  /// `changeEventsAtCommit` says: by `insertText` or `unmarkText`, and by a selection or replacement that makes the
  /// keyboard commit (rule 34; that its events are those of `unmarkText` is inferred).
  @discardableResult
  public func keyboard(_ call: TextInputCall, key: KeySymbol? = nil) -> CallOutcome {
    guard isAttended else {
      change { $0.apply(call) }
      return .performed
    }
    let acts = condition.programActs
    guard question(for: call, key: key) else {
      if case .insertText = call, host.commitRefusal == .removesMarkedText, condition.programActs == acts {
        removeMarkedText()
      }
      return .refused
    }
    perform(call, isCommit: false)
    return .performed
  }

  /// Inserts `units` over `range` in one piece, with the questions and events of a candidate choice: how a twin gets
  /// the net result of a composition.
  @discardableResult
  public func commit(_ units: [UInt16], over range: UTF16Range) -> CallOutcome {
    guard ask(range, units) else { return .refused }
    perform(.insertText(units, replacementRange: range), isCommit: true)
    return .performed
  }

  /// Fires one change event although nothing changed: how a twin gets a composition that was cancelled.
  public func announceUnchangedText() { fireChanged(observer) }

  /// A change by the system that the delegate is never asked about (rules 78, 80 and 105): inserted like `insertText`.
  public func insertSilently(_ units: [UInt16]) {
    perform(.insertText(units), isCommit: false)
  }

  /// Pastes `units`: the composition is committed first (rule 54), then the selection is asked and replaced.
  @discardableResult
  public func paste(_ units: [UInt16]) -> CallOutcome {
    if storage.markedRange != nil { keyboard(.unmarkText) }
    return keyboard(.insertText(units))
  }

  /// Cuts the selection: asked as a deletion; nothing happens with a caret (inferred).
  @discardableResult
  public func cut() -> CallOutcome {
    guard !storage.selectedRange.isEmpty else { return .performed }
    return keyboard(.insertText([]))
  }

  /// Fills in `units` as AutoFill does: one question for the selection, one change event (rule 152; that a field with no
  /// content type is asked once for the whole value is inferred).
  @discardableResult
  public func autofill(_ units: [UInt16]) -> CallOutcome { paste(units) }

  // MARK: Questions

  private func question(for call: TextInputCall, key: KeySymbol?) -> Bool {
    switch call {
    case .setMarkedText(let units, _, let replacementRange):
      return questionForMarkedText(units, replacementRange: replacementRange, key: key)
    case .insertText(let units, let replacementRange):
      let target = storage.target(of: replacementRange)
      guard !(units.isEmpty && target.isEmpty) else { return true }
      guard replacementRange == nil, let marked = storage.markedRange else { return ask(target, units) }
      return ask(marked, units, rangesRange: commitRange(behind: marked))
    case .deleteBackward:
      let range = storage.backwardDeletionRange
      return range.isEmpty || ask(storage.markedRange ?? range, [])
    case .replace(let range, let units): return ask(range.clamped(to: storage.units.count), units)
    case .unmarkText, .select: return true
    }
  }

  private func questionForMarkedText(_ units: [UInt16], replacementRange: UTF16Range?, key: KeySymbol?) -> Bool {
    let target = storage.target(of: replacementRange)
    if replacementRange == nil, storage.markedRange != nil, storage.holds(units, in: target) { return true }
    if units.isEmpty, target.isEmpty { return true }
    switch key {
    case .grapheme(let symbol): return ask(storage.selectedRange, symbol)
    case .candidate where storage.markedRange != nil:
      return ask(target, units, rangesRange: commitRange(behind: target))
    case .candidate: return ask(target, units)
    case nil:
      guard storage.markedRange != nil else { return ask(target, units) }
      guard units.count > target.length, units.starts(with: storage.units[target.offsets]) else {
        return ask(target, [])
      }
      return ask(.caret(target.end), Array(units[target.length...]))
    }
  }

  private func commitRange(behind marked: UTF16Range) -> UTF16Range? {
    host.commitQuestion == .caretBehindMarkedText ? .caret(marked.end) : nil
  }

  /// A refused commit: the letters go, unless the app has written something of its own meanwhile (rule 75).
  private func removeMarkedText() {
    guard storage.markedRange != nil else { return }
    perform(.setMarkedText([], selectedRange: nil), isCommit: false)
  }

  // MARK: Events

  /// Applies a call that was allowed, and fires what it fires.
  private func perform(_ call: TextInputCall, isCommit: Bool) {
    let selected = storage.selectedRange
    let marked = storage.markedRange
    let observer = audience.observer
    var textChanges = false
    change {
      textChanges = $0.isTextChanged(by: call)
      $0.apply(call)
    }
    if textChanges || marked != storage.markedRange { observer?.fieldDidChange(self) }
    if isCommit || (marked != nil && storage.markedRange == nil && call.keepsMarkedText) { return fireCommit(observer) }
    if textChanges || selected != storage.selectedRange || marked != storage.markedRange { fireSelection(observer) }
    if textChanges { fireChanged(observer) }
  }

  /// The events of a composition that ended and left its text.
  func fireCommit(_ observer: (any TextFieldObserver)?) {
    let count = changeEventsAtCommit ?? host.changeEventsAtCommit
    guard count > 0 else { return }
    fireSelection(observer)
    fireChanged(observer)
    condition.pendingChangeEvents += count - 1
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
  fileprivate func holds(_ replacement: [UInt16], in range: UTF16Range) -> Bool {
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
}
