import TextInputModel

extension ScriptReader {
  /// Reads a header line; the cursor stands at `word`.
  mutating func readHeader(
    _ header: HeaderWord, _ word: ScriptWord, _ cursor: inout ScriptCursor
  ) throws(NotationFault) {
    if hasSteps { throw word.fault(.headerBehindStep(header.rawValue)) }
    if header != .allow, header != .policy, !headers.insert(header).inserted {
      throw word.fault(.repeatedHeader(header.rawValue))
    }
    if header == .start { return try readStart(word, &cursor) }
    var arguments = ScriptArguments(try cursor.words())
    switch header {
    case .title: session.name = try arguments.rest(.text)
    case .host: session.host = try arguments.name()
    case .keyboard: session.keyboard = try arguments.name()
    case .form: session.form = try arguments.name()
    case .field: session.field = try arguments.name()
    case .tags:
      session.tags = [try arguments.name()]
      while !arguments.isEmpty { session.tags.append(try arguments.name()) }
    case .seed: session.seed = try arguments.seed()
    case .idle: session.idleMilliseconds = try arguments.milliseconds()
    case .policy: session.policies.append(try Self.policy(&arguments, line: lineNumber))
    case .allow: session.allowances.append(try Self.allowance(&arguments, line: lineNumber))
    case .start: break
    }
    try arguments.finish()
    if cursor.isAtArrow { throw NotationFault(.expectationsOfHeader, at: cursor.offset, length: 2) }
  }

  private mutating func readStart(_ word: ScriptWord, _ cursor: inout ScriptCursor) throws(NotationFault) {
    cursor.offset = word.range.upperBound
    cursor.skipBlanks()
    if cursor.isAtEnd {
      throw NotationFault(
        .missing(.state, of: word.shown), at: word.range.upperBound, suggestion: .write("start |"))
    }
    let range = try cursor.stateRange()
    guard cursor.isAtEnd else {
      throw NotationFault(.unexpectedCharacter(";"), at: cursor.offset, suggestion: .write("\\;"))
    }
    var inside = cursor
    for offset in range {
      inside.offset = offset
      if inside.isAtArrow { throw NotationFault(.expectationsOfHeader, at: offset, length: 2) }
    }
    session.start = try cursor.read(range) { units throws(NotationFault) in try StateNotation.parse(units) }
    startPlace = (lineNumber, cursor.line, range)
  }

  /// Refuses a start whose caret or selection is not inside the marked text, unless the host is `raw`.
  ///
  /// Called behind the last line, as `host` may follow `start`.
  mutating func checkStart() {
    guard let place = startPlace, session.host != "raw", let marked = session.start.markedRange,
      !marked.contains(session.start.selectedRange)
    else { return }
    let fault = NotationFault(.caretOutsideMarkedText, at: place.range.lowerBound, length: place.range.count)
    report(fault, number: place.number, line: place.line)
  }

  private static func policy(
    _ arguments: inout ScriptArguments, line: Int
  ) throws(NotationFault) -> PolicySetting {
    let word = try arguments.word(.name)
    guard let policy = word.keyword.flatMap(PolicyName.init(rawValue:)) else {
      let near = NearMiss.suggestion(for: word.shown, among: PolicyName.words)
      throw word.fault(.unknownPolicy(word.shown), suggestion: near.map { .word($0) })
    }
    let value = try arguments.word(.value)
    guard let known = value.keyword, policy.values.contains(known) else {
      let near = NearMiss.suggestion(for: value.shown, among: policy.values)
      throw value.fault(.notOneOf(value.shown, choices: policy.values), suggestion: near.map { .word($0) })
    }
    return PolicySetting(name: policy.rawValue, value: known, line: line)
  }

  /// `<rule>: <reason>`: the first colon ends the rule, and the reason is the rest, words joined by single spaces.
  private static func allowance(
    _ arguments: inout ScriptArguments, line: Int
  ) throws(NotationFault) -> Allowance {
    let word = try arguments.word(.rule)
    guard let colon = word.units.firstIndex(of: Unit.colon), colon > 0 else {
      throw word.fault(.missing(.rule, of: "allow"), suggestion: .write("allow \(word.shown): …"))
    }
    guard let rule = word.units[..<colon].exactString, let start = word.units[(colon + 1)...].exactString else {
      throw word.fault(.loneSurrogateInName)
    }
    let isWhole = !start.isEmpty && arguments.isEmpty
    let rest = isWhole ? [] : [try arguments.rest(.rule)]
    let reason = ((start.isEmpty ? [] : [start]) + rest).joined(separator: " ")
    return Allowance(rule: rule, reason: reason, line: line)
  }
}

extension ScriptArguments {
  /// Takes a seed.
  fileprivate mutating func seed() throws(NotationFault) -> UInt64 {
    let word = try word(.number)
    guard !word.units.isEmpty, word.units.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw word.fault(.notANumber(word.shown))
    }
    guard let seed = UInt64(word.units.repairedString) else { throw word.fault(.numberTooLarge(word.shown)) }
    return seed
  }
}
