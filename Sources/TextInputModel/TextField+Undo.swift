extension TextField {
  /// Whether there is an edit to take back.
  public var canUndo: Bool { undoHistory.canUndo || storage.markedRange != nil }
  /// Whether there is an edit to make again.
  public var canRedo: Bool { undoHistory.canRedo }

  /// Takes the last edit of the person back; a composition is one edit.
  ///
  /// Asks the delegate with the range as it was stored, which may lie outside a text that the program has changed since
  /// (rule 56), then replaces what is left of it, with the events of a key. A no leaves the edit where it was (inferred).
  @discardableResult
  public func undo() -> CallOutcome {
    if storage.markedRange != nil { return undoComposition() }
    // Limit: where UIKit raises an exception for a range outside the text (rule 56), nothing is raised here.
    guard let step = undoHistory.done.last else { return .performed }
    guard askAbout(step) else { return .refused }
    let resets = undoHistory.resets
    _ = undoHistory.popDone()
    let inverse = replay(step)
    if undoHistory.resets == resets { undoHistory.pushUndone(inverse) }
    return .performed
  }

  /// Makes the last edit that was taken back again.
  @discardableResult
  public func redo() -> CallOutcome {
    guard storage.markedRange == nil, let step = undoHistory.undone.last else { return .performed }
    guard askAbout(step) else { return .refused }
    let resets = undoHistory.resets
    _ = undoHistory.popUndone()
    let inverse = replay(step)
    if undoHistory.resets == resets { undoHistory.pushDone(inverse) }
    return .performed
  }

  /// Forgets what could be taken back.
  public func resetUndo() { undoHistory.reset() }

  /// While text is marked there is no record of what iOS does (rule 57): the composition goes and what it replaced is
  /// there again, or nothing happens.
  private func undoComposition() -> CallOutcome {
    guard host.undoWhileMarked == .cancels else { return .performed }
    let replaced = undoHistory.replaced
    undoHistory.isSuspended = true
    defer { undoHistory.isSuspended = false }
    guard keyboard(.setMarkedText([], selectedRange: nil)) == .performed else { return .refused }
    condition.forgottenLetters = []
    undoHistory.cancelComposition()
    if !replaced.isEmpty, storage.markedRange == nil { perform(.insertText(replaced), isCommit: false) }
    return .performed
  }

  private func askAbout(_ step: UndoHistory.Step) -> Bool {
    ask(host.undoRange == .stored ? step.range : step.range.clamped(to: unitCount), step.units)
  }

  /// Replaces what is left of a step's range; gives what takes that back.
  private func replay(_ step: UndoHistory.Step) -> UndoHistory.Step {
    let range = step.range.clamped(to: unitCount)
    let replaced = Array(storage.units[range.offsets])
    undoHistory.isSuspended = true
    perform(.insertText(step.units, replacementRange: range), isCommit: false)
    undoHistory.isSuspended = false
    undoHistory.endGroup()
    return UndoHistory.Step(range: UTF16Range(location: range.location, length: step.units.count), units: replaced)
  }
}
