import CompositionScript
import TextInputModel

/// One act on a field, in the same words for the session, its twin and the field whose subject does nothing.
enum LaneAct: Hashable {
  case keyboard(TextInputCall, KeySymbol?)
  case silent([UInt16])
  case paste([UInt16])
  case autofill([UInt16])
  case cut
  case undo
  case redo
  case oneTimeCode([UInt16])
  case dictate([[UInt16]])
  case autocorrect(UTF16Range, [UInt16])
  case predict([UInt16])
  case predictAccept
  case predictReject
  case tailReturn
  case hideKeyboard(KeyboardDismissal)
  case suspend
  case resume
  case focus
  case blur
  case submit(SubmitPath)
  case set([UInt16])
  case rerender
  /// One change event with the text unchanged: a composition that was cancelled.
  case announceUnchanged

  /// Whether it asks the app for something.
  var asksTheApp: Bool {
    switch self {
    case .submit, .set, .rerender: true
    default: false
    }
  }

  /// What an action is that is one act on a field; nil for calls of the keyboard, for time and for what is not played.
  init?(_ action: Action) {
    switch action {
    case .silent(let units): self = .silent(units)
    case .paste(let units): self = .paste(units)
    case .autofill(let units): self = .autofill(units)
    case .cut: self = .cut
    case .focus: self = .focus
    case .blur: self = .blur
    case .submit(let path): self = .submit(path)
    case .set(let units, _): self = .set(units)
    case .rerender: self = .rerender
    case .undo: self = .undo
    case .redo: self = .redo
    case .oneTimeCode(let units): self = .oneTimeCode(units)
    case .dictate(let hypotheses): self = .dictate(hypotheses)
    case .autocorrect(let range, let units): self = .autocorrect(range, units)
    case .predict(let tail): self = .predict(tail)
    case .predictAccept: self = .predictAccept
    case .predictReject: self = .predictReject
    case .tailReturn, .key(.named("return"), count: 1): self = .tailReturn
    case .hideKeyboard(let dismissal): self = .hideKeyboard(dismissal)
    case .suspend: self = .suspend
    case .resume: self = .resume
    case .call, .delete, .type, .key, .choose, .chooseNumber, .wait, .resolve, .observe: return nil
    }
  }
}

/// A field with a subject attached: the session's or its twin's.
@MainActor final class Lane: TextFieldObserver {
  let field: any FieldDriver
  /// The field where it is the model's own, which is asked a dozen times a step: directly, that costs half.
  private let model: TextField?
  let clock = VirtualClock()
  let subject: Subject
  private let attachment: AnyObject?
  /// Whether the host has told the subject anything since text or marked range last changed.
  private(set) var isInformed = true
  /// Whether a change event came since the last commit that nobody was told of.
  var hasHeardOfCommit = true
  /// As of the end of the last turn.
  private(set) var presentation: Presentation
  /// Whether anything happened since `presentation` was read.
  private var isStale = false
  /// How often each callback came since the step began, while a script counts them.
  var callbackCounts: [CallbackKind: Int]?
  /// What was shown at the callbacks of this turn, each different one once; nil where nobody asks.
  var intermediates: [Presentation]?
  /// Hears what happens while an act is under way; taken back by `detach`.
  var listener: (any LaneListener)?

  init(
    host: HostProfile, start: TextInputState, variant: Variant, settings: [PolicySetting], make: DrivenSubjectFactory
  ) {
    let driven = make(FieldContext(host: host, start: start, clock: clock, policySettings: settings))
    field = driven.field
    model = driven.field as? TextField
    driven.field.changeEventsAtCommit = variant.changeEventsAtCommit
    subject = driven.subject
    attachment = driven.attachment
    hearsQuestions = driven.isAttachedByApp || subject.shouldChange != nil
    hearsOfChanges = hearsQuestions || subject.changed != nil || subject.selectionChanged != nil
    presentation = subject.presentation
    field.observer = self
  }

  /// Lets go of the field and the listener, which hold the lane and are held by it.
  func detach() {
    listener = nil
    field.observer = nil
  }

  var state: TextInputState { model?.state ?? field.state }
  var selectedRange: UTF16Range { model?.selectedRange ?? field.selectedRange }
  var markedRange: UTF16Range? { if let model { model.markedRange } else { field.markedRange } }
  var unitCount: Int { model?.unitCount ?? field.unitCount }
  var pendingChangeEvents: Int { model?.pendingChangeEvents ?? field.pendingChangeEvents }
  var isEditing: Bool { model?.isEditing ?? field.isEditing }
  var isSecure: Bool { model?.isSecure ?? field.isSecure }

  var snapshot: LaneSnapshot {
    LaneSnapshot(state: state, presentation: presentation, isInformed: isInformed)
  }

  /// Whether nothing of the subject's own work is still to come.
  var isIdle: Bool { clock.isIdle && pendingChangeEvents == 0 && subject.isPending?() != true }

  /// Performs `act`; a submit gives the subject's answer.
  @discardableResult
  func perform(_ act: LaneAct) -> Submission? {
    isStale = true
    // What the session asks for, its own calls allow for; what the subject does by itself they can't.
    guard act.asksTheApp else {
      if let model, case .keyboard(let call, let key) = act {
        model.keyboard(call, key: key)
      } else {
        field.perform(act)
      }
      return nil
    }
    field.keyboardKnowsProgramActs = true
    defer { field.keyboardKnowsProgramActs = false }
    switch act {
    case .submit(let path):
      isInformed = true
      return subject.submit(path)
    case .set(let units):
      if let set = subject.set {
        isInformed = true
        set(units)
      } else {
        field.setText(units)
      }
    case .rerender:
      // The app is asked to write, not told what the field holds.
      subject.rerender?()
    default: break
    }
    return nil
  }

  /// Gives a twin the net result of a composition in one piece; one that was deleted has the events of a deletion.
  func perform(committing units: [UInt16], over range: UTF16Range, isCommit: Bool) -> CallOutcome {
    isStale = true
    return isCommit
      ? field.commit(units, over: range) : field.keyboard(.insertText(units, replacementRange: range), key: nil)
  }

  /// Reads what the subject shows, at the end of a turn.
  func readPresentation() {
    guard isStale || !subject.isSynchronous else { return }
    presentation = subject.presentation
    isStale = false
  }

  func fireTimer(by time: Int) -> Bool {
    guard clock.fireNext(by: time) else { return false }
    isStale = true
    return true
  }

  func deliverPendingChangeEvent() {
    isStale = true
    field.deliverPendingChangeEvent()
  }

  /// Lets the main queue run until the subject shows the same for two rounds; at most `maximumRounds`. Whether it came to
  /// rest.
  // Limit: a queue can't be asked whether it is empty. Work that shows nothing for two rounds counts as done.
  func drain() async -> Bool {
    if let turnEnded = subject.turnEnded {
      await turnEnded()
      return true
    }
    var last = subject.presentation
    var quiet = 0
    for _ in 0..<maximumRounds where quiet < 2 {
      await Task.yield()
      let now = subject.presentation
      quiet = now == last ? quiet + 1 : 0
      last = now
    }
    return quiet >= 2
  }

  /// Whether the subject has anything that a host could tell of a change: one that has not hears of no text before the
  /// end of editing or a submit.
  let hearsOfChanges: Bool
  /// Whether it has the method that asks about characters: one that has not hears no question.
  private let hearsQuestions: Bool

  // MARK: TextFieldObserver

  func fieldDidChange() { isInformed = false }

  func delivered(_ callback: CallbackKind) {
    guard !callback.isToldToKeyboard else { return }
    // A method that a delegate may leave out is not called where it does; text that is marked unchanged fires no more.
    isInformed = isInformed || callback != .didChangeSelection || subject.selectionChanged != nil
    if callback == .editingChanged { hasHeardOfCommit = true }
    count(callback)
    noteIntermediate()
  }

  func asked(_ question: ChangeQuestion, answer: Bool) {
    isInformed = isInformed || hearsQuestions
    count(.shouldChange)
    listener?.lane(self, asked: question, answer: answer)
  }

  func willPerform(_ act: ProgramAct) { listener?.lane(self, willPerform: act) }

  /// A callback is told before its handlers run: what is shown now is what those of the one before have left.
  private func noteIntermediate() {
    guard var shown = intermediates else { return }
    let now = subject.presentation
    if !shown.contains(now) { shown.append(now) }
    intermediates = shown
  }

  private func count(_ callback: CallbackKind) {
    guard var counts = callbackCounts else { return }
    counts[callback, default: 0] += 1
    callbackCounts = counts
  }
}

/// How many rounds of the main queue a turn may take.
private let maximumRounds = 32

/// What a player hears of a lane while an act is under way.
@MainActor protocol LaneListener: AnyObject {
  func lane(_ lane: Lane, asked question: ChangeQuestion, answer: Bool)
  func lane(_ lane: Lane, willPerform act: ProgramAct)
}

extension FieldDriver {
  /// The part of an act that needs no subject.
  func perform(_ act: LaneAct) {
    switch act {
    case .keyboard(let call, let key): keyboard(call, key: key)
    case .silent(let units): insertSilently(units)
    case .paste(let units): paste(units)
    case .autofill(let units): autofill(units)
    case .cut: cut()
    case .undo: undo()
    case .redo: redo()
    case .oneTimeCode(let units): fillOneTimeCode(units)
    case .dictate(let hypotheses): dictate(hypotheses)
    case .autocorrect(let range, let units): autocorrect(range, to: units)
    case .predict(let tail): predict(tail)
    case .predictAccept: acceptPrediction()
    case .predictReject: rejectPrediction()
    case .tailReturn: pressReturn()
    case .hideKeyboard(let dismissal): hideKeyboard(discardingMarkedText: dismissal == .discard)
    case .suspend: suspend()
    case .focus: beginEditing()
    case .blur: endEditing()
    case .set(let units): setText(units)
    case .announceUnchanged: announceUnchangedText()
    case .submit, .rerender, .resume: break
    }
  }
}
