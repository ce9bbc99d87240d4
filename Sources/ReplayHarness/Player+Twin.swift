import CompositionScript
import TextInputModel

extension Player {
  /// Performs an act that is no part of a composition on the twin.
  @discardableResult
  func performOnTwin(_ act: LaneAct) -> Submission? {
    checkTwinTookAll()
    guard let twin else { return nil }
    hasActedSinceCut = true
    // No act comes between a commit and its second change event.
    if act.call == nil { while twin.pendingChangeEvents > 0 { twin.deliverPendingChangeEvent() } }
    return twin.perform(act)
  }

  /// Gives the twin a net result at its own selection, over what the composition replaced.
  func commitOnTwin(_ net: NetResult, of current: CompositionTracker, isCommit: Bool) -> Bool {
    checkTwinTookAll()
    guard let twin else { return true }
    guard !net.isCancelled else {
      if !isCommit || variant.changeEventsAtCommit != 0 { twin.perform(.announceUnchanged) }
      return true
    }
    let selection = current.isPlaced ? current.original.selectedRange : twin.selectedRange
    let distance = net.range.location - current.original.selectedRange.location
    let range = UTF16Range(location: selection.location + distance, length: net.range.length)
      .clamped(to: twin.unitCount)
    expectedTwinCount = twin.unitCount - range.length + net.units.count
    let outcome = twin.perform(committing: net.units, over: range, isCommit: isCommit)
    if outcome == .refused { isTwinCut = true }
    return outcome == .performed
  }

  /// A composition may leave the selection elsewhere than behind the result: then the twin's goes there too.
  func selectOnTwin(_ selection: UTF16Range, after net: NetResult, original: TextInputState) {
    let left = net.isCancelled ? original.selectedRange : .caret(net.range.location + net.units.count)
    guard let twin, selection != left else { return }
    let location = twin.state.selectedRange.location + selection.location - left.location
    twin.perform(.keyboard(.select(UTF16Range(location: location, length: selection.length)), nil))
  }

  /// Gives the twin the syllables that are over with this turn.
  func insertSyllables(_ plan: SyllablePlan.TurnPlan?) {
    guard let plan, let twin else { return }
    for insertion in plan.insertions {
      // A syllable that was given up is a composition that was cancelled.
      guard !insertion.units.isEmpty || insertion.replacing > 0 else {
        twin.perform(.announceUnchanged)
        continue
      }
      let selection = twin.state.selectedRange
      let range = UTF16Range(location: selection.location + insertion.distance, length: insertion.replacing)
      twin.perform(.keyboard(.insertText(insertion.units, replacementRange: range == selection ? nil : range), nil))
    }
  }

  func checkTwinTookAll() {
    guard let expected = expectedTwinCount, let twin else { return }
    if twin.unitCount < expected { isTwinCut = true }
    expectedTwinCount = nil
  }
}
