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
    var judges: RuleSet?
    swap(&judges, &rules)
    judges?.sink.before.become(main.state, main.presentation)
    swap(&judges, &rules)
  }

  var hasPendingEvents: Bool {
    main.pendingChangeEvents > 0 || (twin?.pendingChangeEvents ?? 0) > 0
  }

  /// Ends a turn, and plays next the turn of its own that a commit in it left behind.
  func close(_ cause: TurnCause, turn: Int?, leaving works: inout [Work]) {
    if let turn, let plan = plan?.turns[turn] {
      isUnderWay = plan.isUnderWay
      twinIsBehind = plan.isComposing && !plan.isTwinCaughtUp
    }
    if isUnderWay { progress.composes = true }
    isTurnOpen = false
    eachLane { $0.readPresentation() }
    if main.intermediates != nil { noteIntermediateVerdicts() }
    checkTwinTookAll()
    if !endedCompositions.isEmpty { emitEndedCompositions() }
    clearDivergenceAfterReset()
    if main.markedRange != nil { progress.showsMarkedText = true }
    emit(.turnEnded(cause, comparison))
    if hasPendingEvents { works.append(.pendingEvent(turn: turn)) }
  }

  /// What was shown within the turn, and neither before it nor at its end.
  private func noteIntermediateVerdicts() {
    let ends = [rules?.sink.before.presentation, main.presentation]
    for shown in main.intermediates ?? [] where !ends.contains(shown) {
      let message = "within the turn the form showed \(shown.summary); nobody sees it"
      notices.append(Notice(kind: .intermediateVerdict, step: place.step, line: place.line, message: message))
    }
    main.intermediates = []
  }

  private func emitEndedCompositions() {
    let ended = endedCompositions
    endedCompositions = []
    for (net, accepted) in ended { emit(.compositionEnded(net, twinAccepts: accepted && !isTwinCut)) }
  }

  func deliverPendingEvent(turn: Int?, leaving works: inout [Work]) {
    noteBefore()
    eachLane { $0.deliverPendingChangeEvent() }
    works.append(.close(.pendingEvent, turn: turn))
  }

  /// When the next timer of either side is due.
  var nextTimer: Int? { [main.clock.nextDue, twin?.clock.nextDue].compactMap(\.self).min() }

  /// Lets virtual time pass; what is due fires on both sides at the same times, in turns of its own.
  func advance(to time: Int, leaving works: inout [Work]) {
    if !main.clock.isIdle || twin?.clock.isIdle == false, let due = nextTimer, due <= time {
      works.append(.advance(to: time))
      place.time = max(place.time, due)
      noteBefore()
      eachLane { while $0.fireTimer(by: due) {} }
      works.append(.close(.clock, turn: nil))
      return
    }
    eachLane { _ = $0.clock.fireNext(by: time) }
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
    composition == nil && main.markedRange == nil && main.isIdle
  }

  /// After submits with different outcomes, nothing can be compared until both fields are empty again.
  private func clearDivergenceAfterReset() {
    guard hasDiverged || isTwinCut, composition == nil, main.unitCount == 0 else { return }
    guard twin == nil || twin?.unitCount == 0 else { return }
    hasDiverged = false
    isTwinCut = false
  }

  /// Keeps what is shown now, to be compared with the other variants.
  func recordSettledPresentation() {
    var kept = SettledTurns()
    swap(&kept, &progress.settledTurns)
    if isSettled, main.isInformed, main.hasHeardOfCommit, !isUnderWay {
      kept.append(main.presentation, main.state.units)
    } else {
      kept.appendUnsettled()
    }
    swap(&kept, &progress.settledTurns)
  }

  /// Whether a question to the delegate is about the first key of a composition.
  var isBeginningComposition: Bool {
    isMarkingText && composition == nil && main.markedRange == nil
  }
}
