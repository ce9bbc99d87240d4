import TextInputModel

extension RecordingLineReader {
  /// The action of an op, from the keys of its line that belong to it; others may hold anything.
  static func action(_ operation: OperationName, _ line: JSONObject<LineKey>) throws(JSONFault) -> Action {
    switch operation {
    case .setMarkedText:
      guard line.place(.text) != nil else { throw line.missing(.text) }
      return .call(
        .setMarkedText(
          try line.units(.text) ?? [], selectedRange: try loggedRange(.selectedRange, line),
          replacementRange: try loggedRange(.replacementRange, line)))
    case .insertText:
      return .call(.insertText(try text(line), replacementRange: try loggedRange(.replacementRange, line)))
    case .unmarkText: return .call(.unmarkText)
    case .deleteBackward: return .call(.deleteBackward)
    case .replace: return .call(.replace(try range(line), try text(line)))
    case .select: return .call(.select(try range(line)))
    case .silent: return .silent(try text(line))
    case .paste: return .paste(try text(line))
    case .autofill: return .autofill(try text(line))
    case .otp: return .oneTimeCode(try text(line))
    case .choose: return .choose(try text(line))
    case .key: return .key(try key(line), count: 1)
    case .focus: return .focus(try line.required(.field, line.string(.field)))
    case .blur: return .blur
    case .submit: return .submit(try line.required(.via, line.choice(.via)))
    case .set: return .set(try text(line), field: try line.string(.field))
    case .dictate: return .dictate(try partials(line))
    case .autocorrect: return .autocorrect(try range(line), try text(line))
    case .predict: return .predict(try line.required(.tail, line.units(.tail)))
    case .predictAccept: return .predictAccept
    case .predictReject: return .predictReject
    case .rerender: return .rerender
    case .cut: return .cut
    case .undo: return .undo
    case .redo: return .redo
    case .tailReturn: return .tailReturn
    case .suspend: return .suspend
    case .resume: return .resume
    case .hideKeyboard: return .hideKeyboard(try line.required(.mode, line.choice(.mode)))
    case .wait: return .wait(milliseconds: try milliseconds(line))
    case .resolve:
      return .resolve(
        check: try line.required(.check, line.string(.check)), valid: try line.required(.valid, line.flag(.valid)),
        message: try line.string(.message))
    case .observe: return .observe
    }
  }

  private static func text(_ line: JSONObject<LineKey>) throws(JSONFault) -> [UInt16] {
    try line.required(.text, line.units(.text))
  }

  private static func range(_ line: JSONObject<LineKey>) throws(JSONFault) -> UTF16Range {
    try line.required(.range, line.range(.range))
  }

  /// A range that may be NSNotFound: null, left out, or the number itself as a location, as logs have it.
  private static func loggedRange(_ key: LineKey, _ line: JSONObject<LineKey>) throws(JSONFault) -> UTF16Range? {
    let range = try line.range(key)
    return range?.location == .max ? nil : range
  }

  private static func key(_ line: JSONObject<LineKey>) throws(JSONFault) -> KeyStroke {
    let units = try line.required(.name, line.units(.name))
    do {
      return try KeyNotation.parseName(units)
    } catch {
      throw line.fault(error.problem, at: .name, suggestion: error.suggestion)
    }
  }

  private static func partials(_ line: JSONObject<LineKey>) throws(JSONFault) -> [[UInt16]] {
    let partials = try line.list(.partials) { place throws(JSONFault) in
      try line.scanner.units(at: place, of: "partials")
    }
    return try line.required(.partials, partials)
  }

  private static func milliseconds(_ line: JSONObject<LineKey>) throws(JSONFault) -> Int {
    let time = try line.required(.ms, line.number(.ms))
    guard time <= ScriptArguments.timeLimit else {
      throw line.fault(.numberTooLarge(String(time)), at: .ms)
    }
    return time
  }
}
