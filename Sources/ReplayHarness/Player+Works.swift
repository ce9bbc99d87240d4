import CompositionScript
import TextInputModel

extension Player {
  /// A piece of a session that is played without waiting.
  enum Work: Hashable {
    case turn(Int)
    /// A turn begins when the time that passed before it has had its own turns.
    case begin(turn: Int)
    case advance(to: Int)
    case step(turn: Int, index: Int)
    /// The deletions of `delete <count>` behind the first: the turn before is closed and time passes.
    case deletions(turn: Int, index: Int, remaining: Int)
    /// The next of them.
    case deletion(turn: Int, index: Int, remaining: Int)
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
  func perform(_ work: Work, leaving works: inout [Work]) {
    switch work {
    case .turn(let index): open(index, leaving: &works)
    case .begin(let index): begin(index)
    case .advance(let time): advance(to: time, leaving: &works)
    case .step(let turn, let index): performStep(index, ofTurn: turn, leaving: &works)
    case .deletions(let turn, let index, let remaining):
      works.append(.deletion(turn: turn, index: index, remaining: remaining))
      works.append(.advance(to: place.time + millisecondsPerTurn))
      works.append(.close(.act, turn: nil))
    case .deletion(let turn, let index, let remaining):
      delete(remaining, step: index, ofTurn: turn, leaving: &works)
    case .endTurn(let index):
      insertSyllables(plan?.turns[index])
      works.append(.close(.act, turn: index))
    case .close(let cause, let turn): close(cause, turn: turn, leaving: &works)
    case .pendingEvent(let turn): deliverPendingEvent(turn: turn, leaving: &works)
    case .check(let turn): check(turn)
    case .settle: settle(leaving: &works)
    }
  }

  private func open(_ index: Int, leaving works: inout [Work]) {
    works.append(.check(turn: index))
    works.append(.endTurn(index))
    for step in session.turns[index].steps.indices.reversed() { works.append(.step(turn: index, index: step)) }
    works.append(.begin(turn: index))
    let time =
      session.hasClock ? session.turns[index].time : place.time + (index == 0 ? 0 : millisecondsPerTurn)
    advance(to: time, leaving: &works)
  }

  private func begin(_ index: Int) {
    checkPlan(beforeTurn: index)
    place.line = session.turns[index].line
    place.key = session.turns[index].key
    keySymbol = place.key.flatMap { KeySymbol(recordedKey: $0, keyboard: session.keyboard) }
    beginTurn()
  }

  private func performStep(_ index: Int, ofTurn turn: Int, leaving works: inout [Work]) {
    // A step as a whole is never copied here: it has much that only reports ask for.
    let action = session.turns[turn].steps[index].action
    // A commit's second change event comes with no act of the person between: where an act follows in the same turn,
    // the turn ends before it. What the keyboard itself sends on belongs to the same act.
    if hasPendingEvents, !action.isCall {
      works.append(.step(turn: turn, index: index))
      works.append(.close(.act, turn: nil))
      return
    }
    place.step = session.turns[turn].steps[index].number
    place.line = session.turns[turn].steps[index].line
    if let reason = action.reasonNotPlayed ?? (main.isSecure ? reasonNotMarked(action) : nil), !reachesApp(action) {
      replay.unplayed = UnplayedStep(session.turns[turn].steps[index], reason: reason)
      works = []
      return
    }
    progress.steps += 1
    if session.turns[turn].steps[index].expectations.contains(where: \.countsCallbacks) { main.callbackCounts = [:] }
    warnOfClampedRange(action)
    perform(action, index: index, ofTurn: turn, leaving: &works)
  }

  /// Whether it is a Return that no keyboard takes, since nothing is marked (semantics rule 171).
  private func reachesApp(_ action: Action) -> Bool {
    action.isReturn && bare.markedRange == nil && main.markedRange == nil
  }

  /// Why text can't be marked: the keyboards that do so are not offered in a secure field (semantics rule 168).
  private func reasonNotMarked(_ action: Action) -> String? {
    guard host.secureKeyboard == .latinOnly, case .call(.setMarkedText) = action else {
      return nil
    }
    return "the field is secure: \(host.id) offers only Latin keyboards there, and nothing is ever marked (rule 168)"
  }

  private func perform(_ action: consuming Action, index: Int, ofTurn turn: Int, leaving works: inout [Work]) {
    let plan = plan?.turns[turn]
    switch consume action {
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
  private func delete(_ remaining: Int, step index: Int, ofTurn turn: Int, leaving works: inout [Work]) {
    beginTurn()
    perform(.keyboard(.deleteBackward, nil), plan: plan?.turns[turn])
    if remaining > 1 { works.append(.deletions(turn: turn, index: index, remaining: remaining - 1)) }
  }

  private func check(_ index: Int) {
    recordSettledPresentation()
    if probedTurn != nil { look(atEndOf: index) }
    for step in session.turns[index].steps.indices where !session.turns[index].steps[step].expectations.isEmpty {
      check(session.turns[index].steps[step])
    }
    main.callbackCounts = nil
  }

  private func settle(leaving works: inout [Work]) {
    if let due = nextTimer, timersAtEnd < maximumTimersAtEnd {
      timersAtEnd += 1
      works.append(.settle)
      works.append(.advance(to: due))
      return
    }
    replay.settles = composition == nil && main.isIdle && main.markedRange == nil
  }
}

extension Action {
  /// Whether it is one Return.
  fileprivate var isReturn: Bool {
    if case .key(.named("return"), count: 1) = self { true } else { false }
  }

  /// Whether it is a call of the keyboard.
  fileprivate var isCall: Bool {
    if case .call = self { true } else { false }
  }
}

/// A subject whose timers start new timers for ever is stopped here.
private let maximumTimersAtEnd = 10_000
