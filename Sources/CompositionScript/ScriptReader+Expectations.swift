import TextInputModel

extension ScriptReader {
  /// The expectations from `=>`, where the cursor stands, to the end of the line.
  static func expectations(_ cursor: inout ScriptCursor, line: Int) throws(NotationFault) -> [Expectation] {
    cursor.stopsAtSemicolon = true
    cursor.offset += 2
    var expectations: [Expectation] = []
    while true {
      let behind = cursor.offset
      cursor.skipBlanks()
      if cursor.isAtEnd || cursor.isAtSemicolon { throw NotationFault(.missingExpectation, at: behind) }
      let start = cursor.offset
      let check = try check(&cursor)
      var end = cursor.offset
      while cursor.line[end - 1].isBlank { end -= 1 }
      expectations.append(
        Expectation(
          check: check, line: line, column: start + 1, source: cursor.line[start..<end].repairedString))
      cursor.skipBlanks()
      guard cursor.isAtSemicolon else { return expectations }
      cursor.offset += 1
    }
  }

  private static func check(_ cursor: inout ScriptCursor) throws(NotationFault) -> Expectation.Check {
    let first = cursor.nextBareWord
    let name = cursor.line[first].repairedString
    if name == ExpectationWord.state {
      cursor.offset = first.upperBound
      cursor.skipBlanks()
      if cursor.isAtEnd || cursor.isAtSemicolon {
        throw NotationFault(.missing(.state, of: name), at: first.upperBound)
      }
      return try state(&cursor, isNamed: true)
    }
    guard let word = ExpectationWord(rawValue: name) else { return try state(&cursor, isNamed: false) }
    var arguments = ScriptArguments(try cursor.words())
    let check = try check(word, &arguments)
    try arguments.finish()
    return check
  }

  /// A state; unless it follows the word `state` it must hold a caret, a selection or marked text.
  private static func state(_ cursor: inout ScriptCursor, isNamed: Bool) throws(NotationFault) -> Expectation.Check {
    let word = cursor.nextBareWord
    let range = try cursor.stateRange()
    let state = try cursor.read(range) { units throws(NotationFault) in try StateNotation.parseExpected(units) }
    guard isNamed || state.selectedRange != nil || state.markedRange != nil else {
      let shown = MalformedInput.shown(cursor.line[word])
      let near = NearMiss.suggestion(for: shown, among: ExpectationWord.beginnings)
      throw NotationFault(
        .unknownExpectation(shown), at: word.lowerBound, length: word.count, suggestion: near.map { .word($0) })
    }
    return .state(state)
  }

  private static func check(
    _ word: ExpectationWord, _ arguments: inout ScriptArguments
  ) throws(NotationFault) -> Expectation.Check {
    switch word {
    case .error:
      let field = try arguments.field()
      if arguments.take(.any) { return .error(field: field, .any) }
      let text = try arguments.textOrNone(besides: [.none, .any])
      return .error(field: field, text.map { .text($0) } ?? .none)
    case .errors:
      let field = try arguments.field()
      return .errorCount(field: field, try arguments.number())
    case .submit: return .submit(try arguments.choice(Switch.self) == .on)
    case .value:
      let field = try arguments.field()
      return .value(field: field, try arguments.textOrNone(besides: [.none]))
    case .accepted:
      let field = try arguments.field()
      if arguments.take(.any) { return .accepted(field: field, nil) }
      return .accepted(field: field, try arguments.literal(besides: [.any]))
    case .refused: return .refused
    case .composing: return .composing(try arguments.choice(Answer.self) == .yes)
    case .requirement:
      let id = try arguments.name()
      let field = try arguments.field()
      return .requirement(id: id, field: field, try arguments.choice())
    case .focus: return .focus(arguments.take(.none) ? nil : try arguments.name(.field))
    case .calls:
      let callback = try arguments.callback()
      return .calls(callback: callback, count: try arguments.number())
    }
  }

  private enum Switch: String, CaseIterable { case on, off }
  private enum Answer: String, CaseIterable { case yes, no }
}

extension ScriptCursor {
  /// The extent of the word that begins here, whatever is in it.
  fileprivate var nextBareWord: Range<Int> {
    let end = line[offset...].firstIndex { $0.isBlank || $0 == Unit.semicolon } ?? line.count
    return offset..<end
  }
}

extension ScriptArguments {
  /// Takes a text, or nil for the bare word `none`.
  fileprivate mutating func textOrNone(besides words: [ArgumentWord]) throws(NotationFault) -> [UInt16]? {
    take(.none) ? nil : try literal(besides: words)
  }

  /// Takes a text that stands where one of `words` may stand too: quoted, or bare if it looks like none of them.
  fileprivate mutating func literal(besides words: [ArgumentWord]) throws(NotationFault) -> [UInt16] {
    let word = try word(.text)
    let choices = words.map(\.rawValue)
    guard let keyword = word.keyword, let near = NearMiss.suggestion(for: keyword, among: choices) else {
      return word.units
    }
    throw word.fault(.notOneOf(word.shown, choices: choices + ["a text in quotes"]), suggestion: .word(near))
  }

  fileprivate mutating func callback() throws(NotationFault) -> CallbackKind {
    let word = try word(.callback)
    if let callback = word.keyword.flatMap(CallbackKind.init(rawValue:)) { return callback }
    let near = NearMiss.suggestion(for: word.shown, among: CallbackKind.words)
    throw word.fault(.unknownCallback(word.shown), suggestion: near.map { .word($0) })
  }
}
