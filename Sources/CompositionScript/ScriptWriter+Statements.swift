import TextInputModel

extension ScriptWriter {
  /// The statement of an action; nil if there is none.
  static func statement(_ action: Action) -> String? {
    switch action {
    case .call(let call): return statement(call)
    case .delete(let count): return join(.delete, "\(count)")
    case .silent(let units): return join(.silent, text(units))
    case .type(let strokes): return join(.type, text(KeyNotation.print(strokes)))
    case .key(let stroke, let count): return join(.key, name(stroke), count == 1 ? nil : "\(count)")
    case .choose(let units): return join(.choose, text(units))
    case .chooseNumber(let number): return join(.choose, "nth", "\(number)")
    case .focus(let field): return join(.focus, text(field))
    case .blur: return join(.blur)
    case .submit(let path): return join(.submit, path == .button ? nil : path.rawValue)
    case .tailReturn: return join(.tail, "return")
    case .paste(let units): return join(.paste, text(units))
    case .cut: return join(.cut)
    case .undo: return join(.undo)
    case .redo: return join(.redo)
    case .autofill(let units): return join(.autofill, text(units))
    case .oneTimeCode(let units): return join(.otp, text(units))
    case .dictate(let partials): return join(.dictate, partials.map(text).joined(separator: " "))
    case .autocorrect(let range, let units): return join(.autocorrect, self.range(range), text(units))
    case .predict(let units): return join(.predict, text(units))
    case .predictAccept: return join(.predict, "accept")
    case .predictReject: return join(.predict, "reject")
    case .set(let units, let field): return join(.set, text(units), of(field))
    case .rerender: return join(.rerender)
    case .hideKeyboard(let dismissal): return join(.hide, "keyboard", dismissal.rawValue)
    case .suspend: return join(.suspend)
    case .resume: return join(.resume)
    case .wait(let milliseconds): return join(.wait, "\(milliseconds)ms")
    case .resolve(let check, let valid, let message):
      return join(.resolve, text(check), valid ? "valid" : "invalid", message.map(text))
    case .observe: return nil
    }
  }

  private static func statement(_ call: TextInputCall) -> String {
    switch call {
    case .setMarkedText(let units, let selected, let replaced):
      join(.mark, text(units), selected.map { "at " + range($0) }, replaced.map { "over " + range($0) })
    case .unmarkText: join(.unmark)
    case .insertText(let units, let replaced): join(.insert, text(units), replaced.map { "over " + range($0) })
    case .deleteBackward: join(.delete)
    case .replace(let range, let units): join(.replace, self.range(range), text(units))
    case .select(let range): join(.select, self.range(range))
    }
  }

  private static func join(_ word: StepWord, _ parts: String?...) -> String {
    ([word.rawValue] + parts.compactMap { $0 }).joined(separator: " ")
  }

  static func range(_ range: UTF16Range) -> String { "\(range.location),\(range.length)" }

  static func of(_ field: String?) -> String? { field.map { "of " + text($0) } }

  private static func name(_ stroke: KeyStroke) -> String {
    switch stroke {
    case .named(let name): text(name)
    case .character(let units): text(units)
    }
  }
}
