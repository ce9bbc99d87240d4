/// What a field says it is for: `UITextContentType`, as far as AutoFill treats it differently (rules 85 and 86).
public enum ContentType: Hashable, Sendable {
  /// A phone number or another entry of the contacts: AutoFill offers it in a bar above the keyboard.
  case contact
  /// A code from a message.
  case oneTimeCode
  /// A password, a user name, or anything else.
  case other
}

extension TextField {
  /// Fills in `units` as AutoFill does.
  ///
  /// A contact's value in an empty field is asked as a space or as nothing, and goes in with a space behind it (rule 85);
  /// everything else is asked once, for the selection (rule 152; inferred). One change event either way.
  @discardableResult
  public func autofill(_ units: [UInt16]) -> CallOutcome {
    guard contentType == .contact, unitCount == 0, host.contactFillQuestion != .wholeValue else { return paste(units) }
    guard ask(.caret(0), host.contactFillQuestion == .space ? [space] : []) else { return .refused }
    asOneStep { perform(.insertText(units + [space]), isCommit: false) }
    return .performed
  }

  /// Fills a one-time code in: two questions about nothing, then one for each digit, which goes in by itself (rule 86);
  /// before there was such a thing, as a paste. The outcome is that of the last digit.
  @discardableResult
  public func fillOneTimeCode(_ units: [UInt16]) -> CallOutcome {
    guard host.oneTimeCodeQuestion == .digitByDigit else { return paste(units) }
    if storage.markedRange != nil { keyboard(.unmarkText) }
    for _ in 0..<2 { _ = ask(selectedRange, []) }
    var outcome = CallOutcome.performed
    asOneStep { for unit in units { outcome = keyboard(.insertText([unit])) } }
    return outcome
  }

  /// What the system does in one go is one step of undo (inferred).
  private func asOneStep(_ body: () -> Void) {
    if keepsUndo { undoHistory.hold(storage) }
    body()
    if keepsUndo { undoHistory.release(storage) }
  }

  // MARK: Corrections and suggestions

  /// The system corrects a word: its range and the new word are asked, then it is replaced (rules 83 and 149). On hosts
  /// that say so nobody is asked or told, or a no changes nothing (rules 81 and 83). The space behind is a key of its own.
  @discardableResult
  public func autocorrect(_ range: UTF16Range, to units: [UInt16]) -> CallOutcome {
    let range = range.clamped(to: unitCount)
    guard host.autocorrectionQuestion == .asked else {
      if keepsUndo { undoHistory.willChange(storage, isTyped: false) }
      _ = apply(throughClient: .replace(range, units))
      if keepsUndo { undoHistory.didChange(storage, groupsTyping: false) }
      observer?.fieldDidChange()
      return .performed
    }
    guard ask(range, units) || host.autocorrectionRefusal == .ignored else { return .refused }
    perform(.replace(range, units), isCommit: false)
    return .performed
  }

  /// The system has a correction in mind and makes it when the field loses focus (rule 52); nil takes it back.
  public func offerCorrection(_ correction: (range: UTF16Range, units: [UInt16])?) {
    condition.pendingCorrection = correction
  }

  /// The person takes a suggested word: it replaces what was typed of it, then a space goes in; each is asked about by
  /// itself, or neither (rules 83 and 84).
  @discardableResult
  public func acceptSuggestion(_ units: [UInt16], over range: UTF16Range) -> CallOutcome {
    if storage.markedRange != nil { keyboard(.unmarkText) }
    let range = range.clamped(to: unitCount)
    let asks = host.suggestionQuestion == .wordThenSpace
    guard !asks || ask(range, units) else { return .refused }
    var outcome = CallOutcome.performed
    asOneStep {
      perform(.insertText(units, replacementRange: range), isCommit: false)
      guard !asks || ask(selectedRange, [space]) else { return outcome = .refused }
      perform(.insertText([space]), isCommit: false)
    }
    return outcome
  }

  // MARK: Completions behind the caret

  /// The system offers `tail` behind the caret: as marked text with the caret before it, and nobody is asked (rules 15
  /// and 150; that a change event fires is inferred, O14). `thank|` gives `thank[| you]`. None is offered while letters are
  /// marked or something is selected (inferred).
  @discardableResult
  public func predict(_ tail: [UInt16]) -> CallOutcome {
    guard host.inlinePrediction != .absent, !isSecure else { return .notOffered }
    guard storage.markedRange == nil || condition.marksPrediction, storage.selectedRange.isEmpty else {
      return .notOffered
    }
    guard host.inlinePrediction == .markedText else {
      condition.shownPrediction = tail
      return .performed
    }
    perform(.setMarkedText(tail, selectedRange: .caret(0)), isCommit: false)
    condition.marksPrediction = storage.markedRange != nil
    return .performed
  }

  /// The person takes the completion: it is plain and the caret is behind it (rule 150).
  @discardableResult
  public func acceptPrediction() -> CallOutcome {
    if condition.marksPrediction, let marked = storage.markedRange {
      perform(.setMarkedText(Array(storage.markedUnits), selectedRange: .caret(marked.length)), isCommit: false)
      return keyboard(.unmarkText)
    }
    let tail = condition.shownPrediction
    condition.shownPrediction = []
    return tail.isEmpty ? .performed : keyboard(.insertText(tail))
  }

  /// The person types on without it: the completion goes (rule 150).
  @discardableResult
  public func rejectPrediction() -> CallOutcome {
    condition.shownPrediction = []
    guard condition.marksPrediction, storage.markedRange != nil else { return .performed }
    perform(.setMarkedText([], selectedRange: nil), isCommit: false)
    return .performed
  }

  // MARK: Dictation

  /// Dictates: each hypothesis replaces the one before; nobody is asked on hosts that say so (rules 80 and 147).
  public func dictate(_ hypotheses: [[UInt16]]) {
    beginDictation()
    for units in hypotheses { hear(units) }
    endDictation()
  }

  /// Dictation begins: what is being composed is committed (rule 55), and a placeholder goes in (rule 145).
  public func beginDictation() {
    if storage.markedRange != nil { keyboard(.unmarkText) }
    if keepsUndo { undoHistory.hold(storage) }
    let placeholder: [UInt16] =
      host.dictationPlaceholder == .tenSpaces ? Array(repeating: space, count: 10) : [0xFFFC]
    replaceDictated(selectedRange, placeholder)
  }

  /// Dictation has understood `units` so far.
  public func hear(_ units: [UInt16]) {
    guard let dictated = condition.dictated else { return }
    let range = dictated.clamped(to: unitCount)
    guard host.dictationQuestion == .notAsked || ask(range, units) else { return }
    replaceDictated(range, units)
  }

  /// Dictation is over; a placeholder that nothing replaced goes.
  public func endDictation() {
    if let dictated = condition.dictated?.clamped(to: unitCount), condition.dictatedIsPlaceholder {
      replaceDictated(dictated, [])
    }
    condition.dictated = nil
    if keepsUndo { undoHistory.release(storage) }
  }

  private func replaceDictated(_ range: UTF16Range, _ units: [UInt16]) {
    condition.dictatedIsPlaceholder = condition.dictated == nil
    perform(.insertText(units, replacementRange: range), isCommit: false)
    condition.dictated = UTF16Range(location: range.location, length: units.count)
  }
}
