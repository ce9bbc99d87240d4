import CompositionScript

extension UnplayedStep {
  /// Why a step can't be played; nil where it can.
  init?(_ step: Step) {
    let reason: String
    switch step.action {
    case .call, .delete, .silent, .focus, .blur, .submit, .paste, .cut, .autofill, .set, .rerender, .wait, .observe:
      return nil
    case .type, .key, .choose, .chooseNumber: reason = "keyboards are not modelled yet; write mark, insert and unmark"
    case .undo, .redo: reason = "undo is not modelled yet"
    case .oneTimeCode, .dictate, .autocorrect, .predict, .predictAccept, .predictReject:
      reason = "this way of entering text is not modelled yet; write insert or silent"
    case .tailReturn, .hideKeyboard, .suspend, .resume: reason = "this is not modelled yet"
    case .resolve: reason = "asynchronous checks are not modelled yet"
    }
    self.init(step: step.number, line: step.line, message: "\(step.source): \(reason)")
  }
}
