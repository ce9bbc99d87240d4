import TextInputModel

extension ScriptReader {
  /// The action of a statement; words that are left over are the caller's business.
  static func action(_ word: StepWord, _ arguments: inout ScriptArguments) throws(NotationFault) -> Action {
    switch word {
    case .mark: return try mark(&arguments)
    case .unmark: return .call(.unmarkText)
    case .insert:
      let text = try arguments.text()
      let over = arguments.take(.over) ? try arguments.range() : nil
      return .call(.insertText(text, replacementRange: over))
    case .delete: return arguments.isEmpty ? .call(.deleteBackward) : .delete(count: try arguments.count())
    case .replace:
      let range = try arguments.range()
      return .call(.replace(range, try arguments.text()))
    case .select: return .call(.select(try arguments.range()))
    case .silent: return .silent(try arguments.text())
    case .type: return .type(try arguments.keys())
    case .key:
      let key = try arguments.key()
      return .key(key, count: arguments.isEmpty ? 1 : try arguments.count())
    case .choose: return arguments.take(.nth) ? .chooseNumber(try arguments.count()) : .choose(try arguments.text())
    case .focus: return .focus(try arguments.name(.field))
    case .blur: return .blur
    case .submit: return .submit(arguments.isEmpty ? .button : try arguments.choice())
    case .tail:
      try arguments.choice(of: ["return"])
      return .tailReturn
    case .paste: return .paste(try arguments.text())
    case .cut: return .cut
    case .undo: return .undo
    case .redo: return .redo
    case .autofill: return .autofill(try arguments.text())
    case .otp: return .oneTimeCode(try arguments.digits())
    case .dictate:
      var partials = [try arguments.text()]
      while !arguments.isEmpty { partials.append(try arguments.text()) }
      return .dictate(partials)
    case .autocorrect:
      let range = try arguments.range()
      return .autocorrect(range, try arguments.text())
    case .predict:
      if arguments.take(.accept) { return .predictAccept }
      return arguments.take(.reject) ? .predictReject : .predict(try arguments.text())
    case .set:
      let text = try arguments.text()
      return .set(text, field: try arguments.field())
    case .rerender: return .rerender
    case .hide:
      try arguments.choice(of: ["keyboard"])
      return .hideKeyboard(try arguments.choice())
    case .suspend: return .suspend
    case .resume: return .resume
    case .wait: return .wait(milliseconds: try arguments.milliseconds())
    case .resolve: return try resolve(&arguments)
    }
  }

  private static func resolve(_ arguments: inout ScriptArguments) throws(NotationFault) -> Action {
    let check = try arguments.name()
    let answer: Answer = try arguments.choice()
    let message = arguments.isEmpty ? nil : try arguments.name(.text)
    return .resolve(check: check, valid: answer == .valid, message: message)
  }

  private enum Answer: String, CaseIterable { case valid, invalid }

  private static func mark(_ arguments: inout ScriptArguments) throws(NotationFault) -> Action {
    let text = try arguments.text()
    var selected: UTF16Range?
    var replaced: UTF16Range?
    while true {
      if selected == nil, arguments.take(.at) {
        selected = try arguments.range()
      } else if replaced == nil, arguments.take(.over) {
        replaced = try arguments.range()
      } else {
        return .call(.setMarkedText(text, selectedRange: selected, replacementRange: replaced))
      }
    }
  }
}

extension ScriptArguments {
  /// Takes a row of ASCII digits.
  fileprivate mutating func digits() throws(NotationFault) -> [UInt16] {
    let word = try word(.number)
    guard !word.units.isEmpty, word.units.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw word.fault(.notDigits(word.shown))
    }
    return word.units
  }

  /// Takes keys.
  fileprivate mutating func keys() throws(NotationFault) -> [KeyStroke] {
    let word = try word(.keys)
    let keys = try word.read { units throws(NotationFault) in try KeyNotation.parse(units) }
    guard !keys.isEmpty else { throw word.fault(.noKeys) }
    return keys
  }

  /// Takes a key's name.
  fileprivate mutating func key() throws(NotationFault) -> KeyStroke {
    let word = try word(.keyName)
    return try word.read { units throws(NotationFault) in try KeyNotation.parseName(units) }
  }
}

extension ScriptWord {
  /// Runs `parse` on what the word says; the place of a fault is then one of the line.
  fileprivate func read<Value>(
    _ parse: ([UInt16]) throws(NotationFault) -> Value
  ) throws(NotationFault) -> Value {
    do {
      return try parse(units)
    } catch {
      guard error.offset < origins.count else { throw fault(error.problem, suggestion: error.suggestion) }
      let last = min(error.offset + error.length, origins.count) - 1
      let start = origins[error.offset]
      throw NotationFault(
        error.problem, at: start, length: origins[last] + 1 - start, suggestion: error.suggestion)
    }
  }
}
