import CompositionScript
import TextInputModel

extension Player {
  func beginTurn(line: Int, key: String?) {
    place.line = line
    place.key = key
    noteBefore()
    isPerformingRequest = false
  }

  /// Keeps what there was before a turn, for findings in it.
  private func noteBefore() {
    stateBefore = main.field.state
    presentationBefore = main.presentation
  }

  /// Ends a turn of the session, and plays the turns of their own that its commit left behind.
  func endTurn(plan: SyllablePlan.TurnPlan?) async {
    isUnderWay = plan?.isUnderWay ?? false
    if isUnderWay { replay.composes = true }
    twinIsBehind = plan.map { $0.isComposing && !$0.isTwinCaughtUp } ?? false
    await finishTurn(.act)
    while lanes.contains(where: { $0.field.pendingChangeEvents > 0 }) {
      noteBefore()
      for lane in lanes { lane.deliverPendingChangeEvent() }
      await finishTurn(.pendingEvent)
    }
  }

  /// A commit's second change event comes with no act of the person between: where an act follows in the same turn, the
  /// turn ends before it. What the keyboard itself sends on belongs to the same act.
  func deliverPendingEvents(before action: Action, plan: SyllablePlan.TurnPlan?) async {
    guard lanes.contains(where: { $0.field.pendingChangeEvents > 0 }) else { return }
    if case .call = action { return }
    await endTurn(plan: plan)
  }

  /// Lets virtual time pass, firing what is due on both sides at the same times.
  func advance(to time: Int) async {
    while let due = lanes.compactMap(\.clock.nextDue).min(), due <= time {
      place.time = max(place.time, due)
      noteBefore()
      for lane in lanes { while lane.fireTimer(by: due) {} }
      await finishTurn(.clock)
    }
    for lane in lanes { _ = lane.fireTimer(by: time) }
    place.time = max(place.time, time)
  }

  private func finishTurn(_ cause: TurnCause) async {
    if main.subject.isSynchronous {
      for lane in lanes { lane.readPresentation() }
    } else {
      for lane in lanes { await lane.endTurn() }
    }
    checkTwinTookAll()
    for (net, accepted) in endedCompositions {
      emit(.compositionEnded(net, twinAccepts: accepted && !isTwinCut))
    }
    endedCompositions.removeAll(keepingCapacity: true)
    clearDivergenceAfterReset()
    if main.field.state.markedRange != nil { replay.showsMarkedText = true }
    emit(.turnEnded(cause, comparison))
  }

  /// Whether session and twin can be compared now, and in what.
  private var comparison: Comparison {
    guard let twin, isSettled, twin.isIdle, !hasDiverged, !twinIsBehind else { return [] }
    var result: Comparison = .text
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
