import CompositionScript
import TextInputModel

extension Player {
  /// A piece of a session that is played without waiting.
  enum Work: Hashable {
    case turn(Int)
    case advance(to: Int)
    case step(turn: Int, index: Int)
    /// The deletions of `delete <count>` behind the first.
    case deletions(turn: Int, index: Int, remaining: Int)
    /// What the twin gets of syllables that nothing marks, and the end of the turn.
    case endTurn(Int)
    /// A turn is over when the subject's main-queue work is done.
    case close(TurnCause, turn: Int?)
    /// A change event that a commit left for a turn of its own.
    case pendingEvent(turn: Int?)
    /// What is expected after a turn.
    case check(turn: Int)
    /// At the end of a session virtual time runs until nothing waits any more.
    case settle

    var closesTurn: Bool {
      if case .close = self { true } else { false }
    }
  }

  /// Does one piece of work; what it leaves to be done goes on the stack.
  func perform(_ work: Work) {
    switch work {
    case .turn(let index): open(index)
    case .advance(let time): advance(to: time)
    case .step(let turn, let index): performStep(index, ofTurn: turn)
    case .deletions(let turn, let index, let remaining): delete(remaining, step: index, ofTurn: turn)
    case .endTurn(let index):
      insertSyllables(plan?.turns[index])
      works.append(.close(.act, turn: index))
    case .close(let cause, let turn): close(cause, plan: turn.flatMap { plan?.turns[$0] }, turn: turn)
    case .pendingEvent(let turn): deliverPendingEvent(turn: turn)
    case .check(let turn): check(turn)
    case .settle: settle()
    }
  }

  private func open(_ index: Int) {
    works.append(.check(turn: index))
    works.append(.endTurn(index))
    for step in session.turns[index].steps.indices.reversed() { works.append(.step(turn: index, index: step)) }
    let time =
      session.hasClock ? session.turns[index].time : place.time + (index == 0 ? 0 : millisecondsPerTurn)
    advance(to: time)
    checkPlan(beforeTurn: index)
    place.line = session.turns[index].line
    place.key = session.turns[index].key
    keySymbol = place.key.flatMap(KeySymbol.init(recordedKey:))
    beginTurn()
  }

  private func performStep(_ index: Int, ofTurn turn: Int) {
    let step = session.turns[turn].steps[index]
    // A commit's second change event comes with no act of the person between: where an act follows in the same turn,
    // the turn ends before it. What the keyboard itself sends on belongs to the same act.
    if !step.action.isCall, hasPendingEvents {
      works.append(.step(turn: turn, index: index))
      works.append(.close(.act, turn: nil))
      return
    }
    place.step = step.number
    place.line = step.line
    if let unplayed = UnplayedStep(step) {
      replay.unplayed = unplayed
      works = []
      return
    }
    replay.steps += 1
    if step.expectations.contains(where: \.countsCallbacks) { main.callbackCounts = [:] }
    warnOfClampedRange(step)
    perform(step, index: index, ofTurn: turn)
  }

  private func perform(_ step: Step, index: Int, ofTurn turn: Int) {
    let plan = plan?.turns[turn]
    switch step.action {
    case .call(let call): perform(.keyboard(call, keySymbol), plan: plan)
    case .delete(let count):
      perform(.keyboard(.deleteBackward, nil), plan: plan)
      if count > 1 { works.append(.deletions(turn: turn, index: index, remaining: count - 1)) }
    case .wait(let milliseconds): works.append(.advance(to: place.time + milliseconds))
    case let action:
      if let act = LaneAct(action) { perform(act, plan: plan) }
    }
  }

  /// Each deletion of a count is a turn of its own.
  private func delete(_ remaining: Int, step index: Int, ofTurn turn: Int) {
    guard !isTurnOpen else {
      works.append(.deletions(turn: turn, index: index, remaining: remaining))
      works.append(.close(.act, turn: nil))
      return
    }
    advance(to: place.time + millisecondsPerTurn)
    beginTurn()
    perform(.keyboard(.deleteBackward, nil), plan: plan?.turns[turn])
    if remaining > 1 { works.append(.deletions(turn: turn, index: index, remaining: remaining - 1)) }
  }

  private func check(_ index: Int) {
    recordSettledPresentation()
    for step in session.turns[index].steps where !step.expectations.isEmpty { check(step.expectations, of: step) }
    main.callbackCounts = nil
  }

  private func settle() {
    if let due = nextTimer, timersAtEnd < maximumTimersAtEnd {
      timersAtEnd += 1
      works.append(.settle)
      works.append(.advance(to: due))
      return
    }
    replay.settles = composition == nil && main.isIdle && main.field.state.markedRange == nil
  }
}

extension Action {
  /// Whether it is a call of the keyboard.
  fileprivate var isCall: Bool {
    if case .call = self { true } else { false }
  }
}

/// A subject whose timers start new timers for ever is stopped here.
private let maximumTimersAtEnd = 10_000
