import TextInputModel

extension ScriptCursor {
  /// The state notation that begins here: up to the first unescaped `;`, white space before `#`, or the end of the
  /// line, without the white space at its ends; or what stands between quotes, if it is quoted as a whole.
  ///
  /// The place is then behind it. A full-width sign is a fault alone as a word, or behind `|`, `]` or `>` and before
  /// white space and a word that begins an expectation; in quotes it is text.
  mutating func stateRange() throws(NotationFault) -> Range<Int> {
    if offset < line.count, line[offset] == Unit.quote { return try quotedStateRange() }
    let start = offset
    while !isEnd(offset), line[offset] != Unit.semicolon {
      offset += line[offset] == Unit.backslash && offset + 1 < line.count ? 2 : 1
    }
    var end = offset
    while end > start, line[end - 1].isBlank { end -= 1 }
    if let fault = Self.fullWidthFault(in: line, start..<end) { throw fault }
    return start..<end
  }

  private mutating func quotedStateRange() throws(NotationFault) -> Range<Int> {
    let start = offset
    offset += 1
    while offset < line.count, line[offset] != Unit.quote {
      offset += line[offset] == Unit.backslash && offset + 1 < line.count ? 2 : 1
    }
    guard offset < line.count else { throw NotationFault(.unclosedQuote, at: start) }
    let range = start + 1..<offset
    offset += 1
    skipBlanks()
    guard isAtEnd || line[offset] == Unit.semicolon else { throw NotationFault(.textBehindQuote, at: offset) }
    return range
  }

  /// Runs `parse` on `range` of the line; the place of a fault is then one of the line.
  func read<State>(
    _ range: Range<Int>, _ parse: ([UInt16]) throws(NotationFault) -> State
  ) throws(NotationFault) -> State {
    do {
      return try parse(Array(line[range]))
    } catch {
      throw error.shifted(by: range.lowerBound)
    }
  }

  /// The first full-width sign of a state without quotes that was meant as a sign of the language.
  static func fullWidthFault(in line: [UInt16], _ range: Range<Int>) -> NotationFault? {
    for offset in range {
      guard let sign = FullWidthSign(rawValue: line[offset]) else { continue }
      let isFirst = offset == range.lowerBound
      let isLast = offset + 1 == range.upperBound
      let isAlone = (isFirst || line[offset - 1].isBlank) && (isLast || line[offset + 1].isBlank)
      if isAlone || !isFirst && isDelimiter(line, offset - 1, range) && expectationFollows(line, offset + 1, range) {
        return sign.fault(at: offset)
      }
    }
    return nil
  }

  private static func isDelimiter(_ line: [UInt16], _ offset: Int, _ range: Range<Int>) -> Bool {
    guard [Unit.bar, Unit.closeBracket, Unit.greater].contains(line[offset]) else { return false }
    let backslashes = line[range.lowerBound..<offset].reversed().prefix { $0 == Unit.backslash }.count
    return backslashes.isMultiple(of: 2)
  }

  private static func expectationFollows(_ line: [UInt16], _ offset: Int, _ range: Range<Int>) -> Bool {
    guard offset < range.upperBound, line[offset].isBlank else { return false }
    let rest = line[offset..<range.upperBound].drop(while: \.isBlank)
    return ExpectationWord.beginnings.contains(rest.prefix { !$0.isBlank }.repairedString)
  }
}
