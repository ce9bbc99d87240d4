/// What became of the Return key.
public enum ReturnOutcome: Hashable, Sendable {
  /// It committed what was being composed; the app hears nothing of the key (rule 171).
  case committed
  /// The delegate was asked, and answered so.
  case asked(Bool)
}

extension TextField {
  /// The person presses Return.
  ///
  /// While text is marked the keyboard takes the key and commits the letters, without the U+2006 between syllables where a
  /// loss of focus would strip them too (rules 107 and 171). Else shouldReturn is asked, and if it allows
  /// that the event editingDidEndOnExit fires (rule 173); no line feed goes in. On hosts that ask it, a line feed is asked
  /// about first, and a no ends it there.
  @discardableResult
  public func pressReturn() -> ReturnOutcome {
    if let marked = storage.markedRange {
      perform(callCommitting(marked), isCommit: false)
      return .committed
    }
    if host.returnQuestion == .lineFeedFirst, !ask(selectedRange, [0x0A]) { return .asked(false) }
    let allowed = ask(.shouldReturn) { $0.textFieldShouldReturn(self) }
    if allowed { deliver(.editingDidEndOnExit) }
    return .asked(allowed)
  }

  /// The person taps the clear button: shouldClear is asked; the text goes, and with it what is being composed (rule 176;
  /// its events are inferred).
  @discardableResult
  public func pressClear() -> CallOutcome {
    guard ask(.shouldClear, { $0.textFieldShouldClear(self) }) else { return .refused }
    condition.forgottenLetters = []
    let wasMarked = storage.markedRange != nil
    guard unitCount > 0 else { return .performed }
    if keepsUndo { undoHistory.willChange(storage, isTyped: false) }
    if wasMarked { _ = apply(throughClient: .setMarkedText([], selectedRange: nil)) }
    _ = apply(throughClient: .insertText([], replacementRange: UTF16Range(location: 0, length: unitCount)))
    if keepsUndo { undoHistory.didChange(storage, groupsTyping: false) }
    observer?.fieldDidChange()
    if host.clearEvents == .changeEvent { fire(selection: true, change: true, observer) }
    return .performed
  }

  /// Pastes `units`: the composition is committed first (rule 54), then the selection is asked and replaced. Where the
  /// field asks for it, a space goes between a word and a pasted word (rule 58; where exactly is inferred).
  @discardableResult
  public func paste(_ units: [UInt16]) -> CallOutcome {
    if storage.markedRange != nil { keyboard(.unmarkText) }
    undoHistory.endGroup()
    let outcome = keyboard(.insertText(spaced(units)))
    undoHistory.endGroup()
    return outcome
  }

  /// Cuts the selection: the composition is committed first, as for a paste (rule 54), then the selection is asked as a
  /// deletion. Nothing happens with a caret (inferred).
  @discardableResult
  public func cut() -> CallOutcome {
    guard !storage.selectedRange.isEmpty else { return .performed }
    if storage.markedRange != nil { keyboard(.unmarkText) }
    return keyboard(.insertText([]))
  }

  /// `units` with the spaces that smart insertion puts between words.
  private func spaced(_ units: [UInt16]) -> [UInt16] {
    guard insertsSpaces, host.smartInsert == .onRequest, let first = units.first, let last = units.last else {
      return units
    }
    let before = selectedRange.location > 0 ? storage.units[selectedRange.location - 1] : space
    let after = selectedRange.end < unitCount ? storage.units[selectedRange.end] : space
    let leading = before != space && first != space
    let trailing = after != space && last != space
    return (leading ? [space] : []) + units + (trailing ? [space] : [])
  }
}

/// U+0020 SPACE.
let space: UInt16 = 0x20
