extension TextField {
  /// Asks the delegate about characters; where it is not asked the answer is yes.
  /// - Parameter rangesRange: what the method with ranges is asked instead of `range`.
  func ask(_ range: UTF16Range, _ units: [UInt16], rangesRange: UTF16Range? = nil) -> Bool {
    guard host.hasCallbacks, isAttended else { return true }
    let delegate = audience.asksDelegate ? audience.delegate : nil
    let usesRanges = host.rangesMethod == .askedAlone && delegate?.implementsRangesMethod == true
    let asksOther = usesRanges || host.singleRangeCommitQuestion == .caretBehindMarkedText
    var question = ChangeQuestion(
      range: asksOther ? rangesRange ?? range : range, units: units, method: usesRanges ? .ranges : .range)
    condition.openQuestions += 1
    let answer = delegate?.textField(self, shouldChange: question) ?? true
    condition.openQuestions -= 1
    // Some delegates find out with the first question that they have the method with ranges, and asked that one.
    if !usesRanges, host.rangesMethod == .askedAlone, delegate?.implementsRangesMethod == true {
      question.range = rangesRange ?? range
      question.method = .ranges
    }
    audience.observer?.asked(question, answer: answer)
    return answer
  }

  /// Asks one of the questions that are not about characters.
  func ask(_ callback: CallbackKind, _ answer: (any TextFieldDelegate) -> Bool) -> Bool {
    guard host.hasCallbacks else { return true }
    audience.observer?.delivered(callback)
    let allowed = audience.delegate.map(answer) ?? true
    audience.observer?.answered(callback, allowed)
    return allowed
  }

  /// Tells whoever listens of `callback`: a control event, a notification or a call to the keyboard.
  func deliver(_ callback: CallbackKind) {
    guard host.hasCallbacks, isAttended else { return }
    audience.observer?.delivered(callback)
    audience.eventHandler?(callback)
  }

  /// Fires what one change fires, in the host's order (rule 60).
  func fire(selection: Bool, change: Bool, _ observer: (any TextFieldObserver)?) {
    if host.eventOrder == .selectionFirst {
      if selection { fireSelection(observer) }
      if change { fireChanged(observer) }
    } else {
      if change { fireChanged(observer) }
      if selection { fireSelection(observer) }
    }
  }

  func fireSelection(_ observer: (any TextFieldObserver)?) {
    guard host.hasCallbacks, isAttended, host.selectionCallback == .present else { return }
    observer?.delivered(.didChangeSelection)
    if audience.tellsDelegateOfSelection { audience.delegate?.textFieldDidChangeSelection(self) }
  }

  func fireChanged(_ observer: (any TextFieldObserver)?) {
    guard host.hasCallbacks, isAttended else { return }
    observer?.delivered(.editingChanged)
    for handler in audience.editingChangedHandlers { handler() }
    audience.eventHandler?(.editingChanged)
    observer?.delivered(.textDidChange)
    for handler in audience.textDidChangeHandlers { handler() }
    audience.eventHandler?(.textDidChange)
  }

  /// The events of a composition that ended and left its text.
  func fireCommit(_ observer: (any TextFieldObserver)?) {
    if condition.holdsCandidateEvent {
      condition.holdsCandidateEvent = false
      condition.pendingChangeEvents -= 1
    }
    let count = changeEventsAtCommit ?? host.changeEventsAtCommit
    guard host.hasCallbacks, isAttended, count > 0 else { return }
    fire(selection: true, change: true, observer)
    condition.pendingChangeEvents += count - 1
  }
}
