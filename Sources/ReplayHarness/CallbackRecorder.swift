import CompositionScript
import TextInputModel

/// Answers as a recorded app answered, and keeps what fires at a field.
@MainActor final class CallbackRecorder: TextFieldDelegate, TextFieldObserver {
  private(set) var callbacks: [RecordedCallback] = []
  private var answers: [CallbackKind: [Bool]] = [:]
  private weak var field: TextField?
  var implementsRangesMethod = false

  /// Forgets what has fired, and takes the answers for the next call from what was recorded of it.
  func begin(answers recorded: [RecordedCallback], _ field: TextField) {
    callbacks = []
    answers = Dictionary(grouping: recorded, by: \.call).mapValues { $0.map { $0.answer ?? true } }
    self.field = field
  }

  private func nextAnswer(_ callback: CallbackKind) -> Bool {
    guard let answer = answers[callback]?.first else { return true }
    answers[callback]?.removeFirst()
    return answer
  }

  // MARK: TextFieldDelegate

  func textField(_ field: TextField, shouldChange question: ChangeQuestion) -> Bool { nextAnswer(.shouldChange) }
  func textFieldShouldBeginEditing(_ field: TextField) -> Bool { nextAnswer(.shouldBegin) }
  func textFieldShouldEndEditing(_ field: TextField) -> Bool { nextAnswer(.shouldEnd) }
  func textFieldShouldReturn(_ field: TextField) -> Bool { nextAnswer(.shouldReturn) }
  func textFieldShouldClear(_ field: TextField) -> Bool { nextAnswer(.shouldClear) }

  // MARK: TextFieldObserver

  func asked(_ question: ChangeQuestion, answer: Bool) {
    var callback = RecordedCallback(call: .shouldChange)
    if question.method == .ranges { callback.ranges = [question.range] } else { callback.range = question.range }
    callback.units = question.units
    callback.answer = answer
    callbacks.append(callback)
  }

  func delivered(_ callback: CallbackKind) {
    var recorded = RecordedCallback(call: callback)
    if callback == .didEnd { recorded.reason = field?.endReason.rawValue }
    callbacks.append(recorded)
  }

  func answered(_ callback: CallbackKind, _ answer: Bool) {
    guard let index = callbacks.lastIndex(where: { $0.call == callback }) else { return }
    callbacks[index].answer = answer
  }

  func fieldDidChange() {}
  func willPerform(_ act: ProgramAct) {}
}
