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
    case .type, .key, .choose, .chooseNumber: "keyboards are not modelled yet; write mark, insert and unmark"
    case .resolve: "asynchronous checks are not modelled yet"
    default: nil
    }
  }
}
