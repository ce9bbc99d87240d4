import CompositionScript
import TextInputModel

extension Player {
  /// Performs `act` on the session's field, on the one whose subject does nothing, and on the twin as far as it gets it.
  func perform(_ act: LaneAct, plan: SyllablePlan.TurnPlan?) {
    if act.needsFocus, !main.isEditing { perform(.focus, plan: plan) }
    if composition == nil { prepareForComposition() }
    // A copy makes the next change copy the text, so only where a composition may begin or end by an act of its own.
    let bareWasMarked = bare.markedRange != nil
    let changesComposition = composition == nil ? act.marksText || bareWasMarked : !act.belongsToComposition
    let before = changesComposition ? bare.state : nil
    let wasMarked = main.markedRange != nil
    if case .submit = act { submittedUnits = main.state.units }
    isMarkingText = act.marksText
    if act.takesBack { isTakingBack = true }
    let submission = performOnMain(act)
    if isTakingBack {
      isTakingBack = false
      // What a step of undo holds differs where the twin got a syllable in one piece: nothing can be compared then.
      if plan != nil { hasDiverged = true }
    }
    isMarkingText = false
    bare.perform(act)
    if unmarkedBySubject, composition != nil { bare.unmarkText() }
    unmarkedBySubject = false
    noteAttempt(act)
    noteUntoldCommit(act, wasMarked: bareWasMarked)
    if let plan, plan.isComposing, act.call != nil { return }
    follow(act, from: before, submission: submission, wasMarked: wasMarked)
  }

  /// A composition may begin with the next act: what it began in is what the session's field holds and shows now.
  private func prepareForComposition() {
    main.readPresentation()
    guard hasSubjectActed, main.state.markedRange == nil else { return }
    hasSubjectActed = false
    bare.restore(main.state)
  }

  private func performOnMain(_ act: LaneAct) -> Submission? {
    switch act {
    case .set, .rerender:
      isPerformingRequest = act.isRequest
      main.perform(act)
      return nil
    case .submit:
      isSubmitting = true
      let submission = main.perform(act)
      isSubmitting = false
      // What the subject wrote while it answered was asked for if it accepted; so is what it still does in this turn.
      isPerformingRequest = submission?.isAccepted == true
      for (programAct, wasMarked) in actsDuringSubmit {
        emit(.programAct(programAct, cause: isPerformingRequest ? .requested : .subject, wasMarked: wasMarked))
      }
      actsDuringSubmit = []
      lastSubmission = submission
      return submission
    default:
      main.perform(act)
      return nil
    }
  }

  private func follow(_ act: LaneAct, from before: TextInputState?, submission: Submission?, wasMarked: Bool) {
    guard composition != nil else {
      if bare.markedRange != nil, let before {
        composition = CompositionTracker(original: before, call: act.call)
        progress.composes = true
        emit(.compositionBegan)
      } else {
        let twinSubmission = performOnTwin(act)
        if let submission { judge(submission, act, wasMarked: wasMarked, twin: twinSubmission) }
      }
      return
    }
    guard bare.markedRange == nil else {
      if let (range, units) = act.replacement, let before {
        changeComposition { $0?.replace(range, with: units, in: before) }
      } else if act.isDeferred {
        changeComposition { $0?.deferred.append((act, submission)) }
      }
      if let submission { judge(submission, act, wasMarked: wasMarked, twin: nil) }
      return
    }
    let result = act.belongsToComposition || act.commitsFirst ? bare.state : before ?? bare.state
    endComposition(as: result, isCommit: act.firesCommit)
    // Nothing marked elsewhere in the document: the letters stay, and of that hosts tell nobody.
    if case .setMarkedText(_, _, .some)? = act.call { twinActedLater = true }
    guard !act.belongsToComposition else { return }
    // One call ended the composition in the session; in the twin it comes after, with an event of its own.
    let isSilent = variant.changeEventsAtCommit == 0 || act.isAutocorrection && host.autocorrectionQuestion == .silent
    if act.replacement != nil, isSilent { twinActedLater = true }
    let twinSubmission = performOnTwin(act)
    if let submission { judge(submission, act, wasMarked: wasMarked, twin: twinSubmission) }
  }

  private func changeComposition(_ change: (inout CompositionTracker?) -> Void) {
    var current: CompositionTracker?
    swap(&current, &composition)
    change(&current)
    swap(&current, &composition)
  }

  private func endComposition(as state: TextInputState, isCommit: Bool) {
    guard let current = composition else { return }
    composition = nil
    let net = current.result(endingWith: state.units)
    for replacement in current.replacements { performOnTwin(.keyboard(replacement, nil)) }
    let accepted = commitOnTwin(net, of: current, isCommit: isCommit)
    hasActedSinceCut = false
    if accepted { selectOnTwin(state.selectedRange, after: net, original: current.original) }
    var ended: [(NetResult, accepted: Bool)] = []
    swap(&ended, &endedCompositions)
    ended.append((net, accepted))
    swap(&ended, &endedCompositions)
    for (act, submission) in current.deferred {
      let twinSubmission = performOnTwin(act)
      if let submission, let twinSubmission, submission.isAccepted != twinSubmission.isAccepted { hasDiverged = true }
    }
    guard !current.deferred.isEmpty || !current.replacements.isEmpty else { return }
    // In the session the end of the composition came after these acts, and the subject was told of it then.
    let isTold = (!isCommit || variant.changeEventsAtCommit != 0) && main.hearsOfChanges
    if isTold { performOnTwin(.announceUnchanged) } else { twinActedLater = true }
  }

  private func judge(_ submission: Submission, _ act: LaneAct, wasMarked: Bool, twin twinSubmission: Submission?) {
    guard case .submit(let path) = act else { return }
    let hasOtherText = isTwinCut && twin?.state.units != main.state.units
    let isComparable = !hasDiverged && twinSubmission != nil && !hasOtherText
    emit(
      .submission(
        path, submission, wasMarked: wasMarked, twin: isComparable ? twinSubmission : nil,
        judged: main.subject.judged?(), text: submittedUnits))
    if let twinSubmission, twinSubmission.isAccepted != submission.isAccepted { hasDiverged = true }
  }

  // MARK: Notes for the rules

  private func noteAttempt(_ act: LaneAct) {
    if act.commitsFirst { composition?.wasAttempted = true }
  }

  /// In the variant without events nobody hears of a commit until the next loss of focus or submit.
  private func noteUntoldCommit(_ act: LaneAct, wasMarked: Bool) {
    if act.isTold {
      hasUntoldCommit = false
      twinActedLater = false
      main.hasHeardOfCommit = true
    } else if variant.changeEventsAtCommit == 0, wasMarked, bare.markedRange == nil {
      hasUntoldCommit = true
      main.hasHeardOfCommit = false
    }
  }
}

extension Player: LaneListener {
  private func noteStaleUndo(_ question: ChangeQuestion) {
    let message = "undo asked about \(question.range) of a text of \(main.unitCount) units"
    notices.append(Notice(kind: .hostUndo, step: place.step, line: place.line, message: message))
  }

  func lane(_ lane: Lane, asked question: ChangeQuestion, answer: Bool) {
    if isTakingBack, question.range.end > main.unitCount { noteStaleUndo(question) }
    hasSubjectActed = hasSubjectActed || !answer
    if !answer { emit(.refusal(question, beginsComposition: isBeginningComposition)) }
  }

  func lane(_ lane: Lane, willPerform act: ProgramAct) {
    let wasMarked = main.markedRange != nil
    hasSubjectActed = true
    if act == .unmarkText { return unmarkedBySubject = unmarkedBySubject || wasMarked }
    if isSubmitting {
      var acts: [(ProgramAct, Bool)] = []
      swap(&acts, &actsDuringSubmit)
      acts.append((act, wasMarked))
      return swap(&acts, &actsDuringSubmit)
    }
    emit(.programAct(act, cause: isPerformingRequest ? .requested : .subject, wasMarked: wasMarked))
  }
}

extension LaneAct {
  /// Whether only a field that has focus can get it: nobody types elsewhere, so focus is taken first.
  var needsFocus: Bool {
    switch self {
    case .keyboard, .silent, .paste, .autofill, .cut, .undo, .redo, .oneTimeCode, .dictate, .autocorrect, .predict,
      .predictAccept, .predictReject, .tailReturn:
      true
    case .focus, .blur, .hideKeyboard, .suspend, .resume, .submit, .set, .rerender, .announceUnchanged: false
    }
  }

  /// Whether the session asked the subject to write.
  var isRequest: Bool {
    switch self {
    case .set: true
    default: false
    }
  }

  /// Whether the system corrects a word.
  var isAutocorrection: Bool {
    if case .autocorrect = self { true } else { false }
  }

  /// Whether it takes an edit back, or makes it again.
  var takesBack: Bool {
    switch self {
    case .undo, .redo: true
    default: false
    }
  }

  /// The replacement elsewhere in the document that it makes, if it makes one.
  var replacement: (UTF16Range, [UInt16])? {
    switch self {
    case .keyboard(.replace(let range, let units), _), .autocorrect(let range, let units): (range, units)
    default: nil
    }
  }

  /// The call of the keyboard, if it is one.
  var call: TextInputCall? {
    if case .keyboard(let call, _) = self { call } else { nil }
  }

  /// Whether it is a call that marks text: the only one that begins a composition.
  var marksText: Bool {
    switch self {
    case .keyboard(.setMarkedText(let units, _, _), _), .predict(let units): !units.isEmpty
    default: false
    }
  }

  /// Whether an act that left the composition alone is one of its own, or comes right after the result in the twin.
  var isDeferred: Bool {
    switch self {
    case .submit, .rerender, .focus: true
    default: false
    }
  }
}
