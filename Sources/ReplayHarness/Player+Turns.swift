import CompositionScript
import TextInputModel

extension Player {
  func beginTurn() {
    noteBefore()
    isPerformingRequest = false
    isTurnOpen = true
  }

  /// Keeps what there was before a turn, for findings in it.
  private func noteBefore() {
    stateBefore = main.field.state
    presentationBefore = main.presentation
  }

  var hasPendingEvents: Bool {
    main.field.pendingChangeEvents > 0 || (twin?.field.pendingChangeEvents ?? 0) > 0
  }

  /// Ends a turn, and plays next the turn of its own that a commit in it left behind.
  func close(_ cause: TurnCause, plan: SyllablePlan.TurnPlan?, turn: Int?) {
    if let plan {
      isUnderWay = plan.isUnderWay
      twinIsBehind = plan.isComposing && !plan.isTwinCaughtUp
    }
    if isUnderWay { replay.composes = true }
    isTurnOpen = false
    for lane in lanes { lane.readPresentation() }
    checkTwinTookAll()
    for (net, accepted) in endedCompositions {
      emit(.compositionEnded(net, twinAccepts: accepted && !isTwinCut))
    }
    endedCompositions.removeAll(keepingCapacity: true)
    clearDivergenceAfterReset()
    if main.field.state.markedRange != nil { replay.showsMarkedText = true }
    emit(.turnEnded(cause, comparison))
    if hasPendingEvents { works.append(.pendingEvent(turn: turn)) }
  }

  func deliverPendingEvent(turn: Int?) {
    noteBefore()
    for lane in lanes { lane.deliverPendingChangeEvent() }
    works.append(.close(.pendingEvent, turn: turn))
  }

  /// When the next timer of either side is due.
  var nextTimer: Int? { lanes.compactMap(\.clock.nextDue).min() }

  /// Lets virtual time pass; what is due fires on both sides at the same times, in turns of its own.
  func advance(to time: Int) {
    if !main.clock.isIdle || twin?.clock.isIdle == false, let due = nextTimer, due <= time {
      works.append(.advance(to: time))
      place.time = max(place.time, due)
      noteBefore()
      for lane in lanes { while lane.fireTimer(by: due) {} }
      works.append(.close(.clock, turn: nil))
      return
    }
    for lane in lanes { _ = lane.clock.fireNext(by: time) }
    place.time = max(place.time, time)
  }

  /// Whether session and twin can be compared now, and in what.
  private var comparison: Comparison {
    guard let twin, isSettled, twin.isIdle, !hasDiverged, !twinIsBehind, !twinActedLater else { return [] }
    var result: Comparison = isTwinCut && hasActedSinceCut ? [] : .text
    if main.isInformed, twin.isInformed, !hasUntoldCommit { result.insert(.presentation) }
    if isTwinCut { result.insert(.twinCut) }
    return result
  }

  private var isSettled: Bool {
    composition == nil && main.field.state.markedRange == nil && main.isIdle
  }

  /// After submits with different outcomes, nothing can be compared until both fields are empty again.
  private func clearDivergenceAfterReset() {
    guard hasDiverged || isTwinCut, composition == nil, main.field.state.units.isEmpty else { return }
    guard twin?.field.state.units.isEmpty != false else { return }
    hasDiverged = false
    isTwinCut = false
  }

  /// Keeps what is shown now, to be compared with the other variants.
  func recordSettledPresentation() {
    let entry: SettledPresentations.Entry? =
      isSettled && main.isInformed && main.hasHeardOfCommit && !isUnderWay
      ? .init(presentation: main.presentation, units: main.field.state.units) : nil
    replay.settledPresentations.append(entry)
  }

  /// Whether a question to the delegate is about the first key of a composition.
  var isBeginningComposition: Bool {
    guard case .setMarkedText(let units, _, _)? = currentCall else { return false }
    return !units.isEmpty && composition == nil && main.field.state.markedRange == nil
  }
}
