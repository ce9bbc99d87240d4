import TextInputModel

extension RecordingWriter {
  /// The members of a step's line from `op` to the last of its payload; nil if recordings have no such op.
  static func operation(_ step: Step) -> [JSONText.Member]? {
    switch step.action {
    case .call(let call): return operation(call, unlogged: step.unloggedRanges)
    case .silent(let units): return join(.silent, text(units))
    case .choose(let units): return join(.choose, text(units))
    case .key(.named(let name), 1): return join(.key, ("name", JSONText.string(name)))
    case .key(.character(let units), 1): return join(.key, ("name", JSONText.string(units)))
    case .key, .type, .delete, .chooseNumber: return nil
    case .focus(let field): return join(.focus, ("field", JSONText.string(field)))
    case .blur: return join(.blur)
    case .submit(let path): return join(.submit, ("via", JSONText.string(path.rawValue)))
    case .tailReturn: return join(.tailReturn)
    case .paste(let units): return join(.paste, text(units))
    case .cut: return join(.cut)
    case .undo: return join(.undo)
    case .redo: return join(.redo)
    case .autofill(let units): return join(.autofill, text(units))
    case .oneTimeCode(let units): return join(.otp, text(units))
    case .dictate(let partials): return join(.dictate, ("partials", JSONText.list(partials.map(JSONText.string))))
    case .autocorrect(let range, let units):
      return join(.autocorrect, ("range", JSONText.range(range)), text(units))
    case .predict(let units): return join(.predict, ("tail", JSONText.string(units)))
    case .predictAccept: return join(.predictAccept)
    case .predictReject: return join(.predictReject)
    case .set(let units, let field): return join(.set, text(units), field.map { ("field", JSONText.string($0)) })
    case .rerender: return join(.rerender)
    case .hideKeyboard(let dismissal): return join(.hideKeyboard, ("mode", JSONText.string(dismissal.rawValue)))
    case .suspend: return join(.suspend)
    case .resume: return join(.resume)
    case .wait(let milliseconds): return join(.wait, ("ms", "\(milliseconds)"))
    case .resolve(let check, let valid, let message):
      return join(
        .resolve, ("check", JSONText.string(check)), ("valid", "\(valid)"),
        message.map { ("message", JSONText.string($0)) })
    case .observe: return join(.observe)
    }
  }

  private static func operation(_ call: TextInputCall, unlogged: Step.UnloggedRanges) -> [JSONText.Member] {
    func logged(_ key: LineKey, _ range: UTF16Range?, _ option: Step.UnloggedRanges) -> JSONText.Member? {
      unlogged.contains(option) ? nil : (key.rawValue, range.map(JSONText.range) ?? "null")
    }
    switch call {
    case .setMarkedText(let units, let selected, let replaced):
      return join(
        .setMarkedText, text(units), logged(.selectedRange, selected, .selectedRange),
        logged(.replacementRange, replaced, .replacementRange))
    case .unmarkText: return join(.unmarkText)
    case .insertText(let units, let replaced):
      return join(.insertText, text(units), logged(.replacementRange, replaced, .replacementRange))
    case .deleteBackward: return join(.deleteBackward)
    case .replace(let range, let units): return join(.replace, ("range", JSONText.range(range)), text(units))
    case .select(let range): return join(.select, ("range", JSONText.range(range)))
    }
  }

  private static func join(_ name: OperationName, _ payload: JSONText.Member?...) -> [JSONText.Member] {
    [("op", JSONText.string(name.rawValue))] + payload.compactMap { $0 }
  }

  private static func text(_ units: [UInt16]) -> JSONText.Member { ("text", JSONText.string(units)) }
}
