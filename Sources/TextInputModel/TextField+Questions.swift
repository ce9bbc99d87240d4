extension TextField {
  /// Whether the delegate allows a call of the keyboard; what it is asked depends on the host.
  func question(for call: TextInputCall, key: KeySymbol?) -> Bool {
    // Strokes go in unasked; the question comes when the keyboard closes (rule 78).
    if case .handwriting? = key, host.handwritingQuestion == .atKeyboardClose { return true }
    switch call {
    case .setMarkedText(let units, _, let replacementRange):
      return questionForMarkedText(units, replacementRange: replacementRange, key: key)
    case .insertText(let units, let replacementRange):
      return questionForInsertion(units, replacementRange: replacementRange, key: key)
    case .deleteBackward: return questionForDeletion(key)
    case .replace(let range, let units): return ask(range.clamped(to: unitCount), units)
    case .unmarkText, .select: return true
    }
  }

  /// Whether a no to `call` takes the letters already marked away: rule 75 at a commit, by `insertText` or by a candidate
  /// set as marked text (rule 19); rule 74 or 76 at a key.
  func removesMarkedText(refusing call: TextInputCall, key: KeySymbol?) -> Bool {
    switch call {
    case .insertText: host.commitRefusal == .removesMarkedText
    case .setMarkedText where key == .candidate: host.commitRefusal == .removesMarkedText
    case .setMarkedText: host.keyRefusal == .removesMarkedText
    case .unmarkText, .deleteBackward, .replace, .select: false
    }
  }

  private func questionForInsertion(_ units: [UInt16], replacementRange: UTF16Range?, key: KeySymbol?) -> Bool {
    let target = storage.target(of: replacementRange)
    guard !(units.isEmpty && target.isEmpty) else { return true }
    guard replacementRange == nil, let marked = storage.markedRange else {
      if key == .candidate, host.associationQuestion == .notAsked { return true }
      return ask(target, units)
    }
    return questionForCommit(of: marked, units)
  }

  private func questionForCommit(of marked: UTF16Range, _ units: [UInt16]) -> Bool {
    switch host.commitQuestion {
    case .notAsked: true
    case .markedRange: ask(marked, units)
    case .caretBehindMarkedText: ask(marked, units, rangesRange: .caret(marked.end))
    }
  }

  private func questionForDeletion(_ key: KeySymbol?) -> Bool {
    let range = storage.backwardDeletionRange
    guard !range.isEmpty else { return true }
    if let marked = storage.markedRange {
      guard host.keyQuestion != .notAsked else { return true }
      var rest = storage
      rest.deleteBackward()
      return ask(marked, host.markedDeletionQuestion == .newText ? Array(rest.markedUnits) : [])
    }
    if key == .keyboardExtension, storage.selectedRange.isEmpty, host.extensionDeletionQuestion == .oneUnit {
      return ask(UTF16Range(location: range.end - 1, length: 1), [])
    }
    return ask(range, [])
  }

  private func questionForMarkedText(_ units: [UInt16], replacementRange: UTF16Range?, key: KeySymbol?) -> Bool {
    let target = storage.target(of: replacementRange)
    // A candidate is asked about even if it is the raw word (rule 69: "test" over the marked "test").
    if key != .candidate, replacementRange == nil, storage.markedRange != nil, storage.holds(units, in: target) {
      return true
    }
    if units.isEmpty, target.isEmpty { return true }
    if key == .candidate {
      if storage.markedRange != nil { return questionForCommit(of: target, units) }
      return host.associationQuestion == .notAsked || ask(target, units)
    }
    guard host.keyQuestion != .notAsked else { return true }
    if case .grapheme(let symbol) = key {
      let isWhole = host.keyQuestion == .markedRange && storage.markedRange != nil
      return ask(isWhole ? target : storage.selectedRange, symbol)
    }
    guard storage.markedRange != nil else { return ask(target, units) }
    guard units.count > target.length, units.starts(with: storage.units[target.offsets]) else {
      return ask(target, host.markedDeletionQuestion == .newText ? units : [])
    }
    let tail = Array(units[target.length...])
    return ask(host.keyQuestion == .markedRange ? target : .caret(target.end), tail)
  }
}
