import CompositionScript
import TextInputModel

/// Follows one composition in the field whose subject does nothing.
struct CompositionTracker {
  /// The text and selection when the composition began.
  let original: TextInputState
  /// What its marked text replaced, in `original`.
  let target: UTF16Range
  /// Whether a submit or a loss of focus was attempted since.
  var wasAttempted = false
  /// Acts that did not end the composition: the twin gets them right after the result.
  var deferred: [(act: LaneAct, submission: Submission?)] = []

  /// A composition that `call` began in `original`.
  init(original: TextInputState, call: TextInputCall?) {
    self.original = original
    var target = original.selectedRange
    if case .setMarkedText(_, _, let replacementRange?) = call {
      target = replacementRange.clamped(to: original.units.count)
    }
    self.target = target
  }

  /// A composition that was under way when the session began: its text is taken as typed since.
  init(startingMarked state: TextInputState, marked: UTF16Range) {
    original = TextInputState(units: state.unmarkedUnits, selectedRange: .caret(marked.location))
    target = .caret(marked.location)
  }

  /// The net result with `units` in the field at the end.
  func result(endingWith units: [UInt16]) -> NetResult {
    NetResult(from: original.units, to: units, covering: target)
  }
}

extension LaneAct {
  /// Whether an act that ends a composition is one of its own, so that what it leaves is the result; else what was
  /// marked before it is the result, and the act itself comes after.
  var belongsToComposition: Bool {
    switch self {
    case .keyboard(let call, _):
      switch call {
      case .setMarkedText, .insertText, .unmarkText, .deleteBackward: true
      case .replace, .select: false
      }
    case .silent: true
    case .paste, .autofill, .cut, .focus, .blur, .submit, .set, .rerender, .announceUnchanged: false
    }
  }

  /// Whether what the act leaves in the field is the result although the act itself goes on (a loss of focus commits).
  var commitsFirst: Bool {
    switch self {
    case .blur, .submit: true
    default: false
    }
  }
}
