import CompositionScript
import TextInputModel

/// Follows one composition in the field whose subject does nothing.
struct CompositionTracker {
  /// The text and selection when the composition began, with what was replaced elsewhere since.
  private(set) var original: TextInputState
  /// What its marked text replaced, in `original`.
  private(set) var target: UTF16Range
  /// Whether the keyboard said where in the document, not at the selection.
  let isPlaced: Bool
  /// What was replaced elsewhere, in `original` as it was before each: in the field the letters are in between.
  private(set) var replacements: [TextInputCall] = []
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
      isPlaced = true
    } else {
      isPlaced = false
    }
    self.target = target
  }

  /// A composition that was under way when the session began: its text is taken as typed since.
  init(startingMarked state: TextInputState, marked: UTF16Range) {
    original = TextInputState(units: state.unmarkedUnits, selectedRange: .caret(marked.location))
    target = .caret(marked.location)
    isPlaced = false
  }

  /// A replacement before or behind the marked text, which goes on.
  mutating func replace(_ range: UTF16Range, with units: [UInt16], in state: TextInputState) {
    let range = range.clamped(to: state.units.count)
    let isBehind = range.location >= (state.markedRange?.end ?? 0)
    let mapped = isBehind ? range.shifted(by: original.units.count - state.units.count) : range
    replacements.append(.replace(mapped, units))
    original.replace(mapped, with: units)
    if !isBehind { target = target.shifted(by: units.count - range.length) }
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
    // An undo while text is marked takes the composition back; Return is the keyboard's then.
    case .silent, .undo, .redo, .predict, .predictAccept, .predictReject, .tailReturn: true
    case .paste, .autofill, .oneTimeCode, .dictate, .autocorrect, .cut, .focus, .blur, .hideKeyboard, .suspend, .resume,
      .submit, .set, .rerender, .announceUnchanged:
      false
    }
  }

  /// Whether a composition that the act ends has the events of a commit; one that was deleted has those of a deletion.
  var firesCommit: Bool {
    switch self {
    case .keyboard(.setMarkedText, _), .keyboard(.deleteBackward, _), .undo, .predictReject, .hideKeyboard(.discard):
      false
    default: true
    }
  }

  /// Whether what the act leaves in the field is the result although the act itself goes on (a loss of focus commits).
  var commitsFirst: Bool {
    switch self {
    case .blur, .submit, .hideKeyboard, .suspend: true
    default: false
    }
  }

  /// Whether the subject hears of it by itself, so that it can look at what nobody told it of.
  var isTold: Bool {
    switch self {
    case .blur, .submit, .hideKeyboard: true
    default: false
    }
  }
}
