import CompositionScript

extension UnplayedStep {
  /// `step`, which is not played for `reason`.
  init(_ step: Step, reason: String) {
    self.init(step: step.number, line: step.line, message: "\(step.source): \(reason)")
  }
}

extension Action {
  /// Why an action can't be played; nil where it can.
  var reasonNotPlayed: String? {
    switch self {
    case .call, .delete, .silent, .focus, .blur, .submit, .paste, .cut, .autofill, .set, .rerender, .wait, .observe:
      nil
    case .type, .key, .choose, .chooseNumber: "keyboards are not modelled yet; write mark, insert and unmark"
    case .undo, .redo: "undo is not modelled yet"
    case .oneTimeCode, .dictate, .autocorrect, .predict, .predictAccept, .predictReject:
      "this way of entering text is not modelled yet; write insert or silent"
    case .tailReturn, .hideKeyboard, .suspend, .resume: "this is not modelled yet"
    case .resolve: "asynchronous checks are not modelled yet"
    }
  }
}
