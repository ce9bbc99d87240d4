/// A bare or quoted word of a script's line.
struct ScriptWord: Hashable {
  /// What it says, escapes resolved and quotes off.
  var units: [UInt16]
  /// For each unit the offset in the line that it comes from.
  var origins: [Int]
  /// Where it stands in the line, quotes included.
  var range: Range<Int>
  var isQuoted: Bool

  /// The word as a word of the language; nil if it was quoted or escaped.
  var keyword: String? {
    !isQuoted && units.count == range.count ? units.repairedString : nil
  }

  /// The word for a message.
  var shown: String { MalformedInput.shown(units) }

  /// A fault whose place is the whole word.
  func fault(_ problem: MalformedInput, suggestion: Suggestion? = nil) -> NotationFault {
    NotationFault(problem, at: range.lowerBound, length: range.count, suggestion: suggestion)
  }
}

/// A place in a line of a script, moving word by word. Offsets count UTF-16 units of the line.
struct ScriptCursor {
  let line: [UInt16]
  /// Where the next word is looked for.
  var offset = 0
  /// Whether an unescaped `;` ends a word: behind `=>` only.
  var stopsAtSemicolon = false

  init(_ line: [UInt16]) {
    self.line = line
  }

  /// Goes on to what is no blank.
  mutating func skipBlanks() {
    while offset < line.count, line[offset].isBlank { offset += 1 }
  }

  /// Whether the line, or its comment, ends the statement here.
  var isAtEnd: Bool { isEnd(offset) }

  /// Whether a `;` that ends an expectation stands here.
  var isAtSemicolon: Bool { stopsAtSemicolon && offset < line.count && line[offset] == Unit.semicolon }

  /// Whether `=>` stands here, with white space or an end of the line on both sides.
  var isAtArrow: Bool {
    offset + 1 < line.count && line[offset] == Unit.equals && line[offset + 1] == Unit.greater
      && (offset == 0 || line[offset - 1].isBlank) && (offset + 2 == line.count || line[offset + 2].isBlank)
  }

  /// Whether the line ends at `offset`, or a comment begins: `#` at the start of the line or behind white space.
  func isEnd(_ offset: Int) -> Bool {
    offset >= line.count
      || line[offset] == Unit.numberSign && (offset == 0 || line[offset - 1].isBlank)
  }

  /// The words up to the end, `=>` or a `;` that ends an expectation.
  mutating func words() throws(NotationFault) -> [ScriptWord] {
    var words: [ScriptWord] = []
    skipBlanks()
    while !isAtEnd, !isAtSemicolon, !isAtArrow || stopsAtSemicolon {
      words.append(try word())
      skipBlanks()
    }
    return words
  }

  /// The word that begins here.
  mutating func word() throws(NotationFault) -> ScriptWord {
    line[offset] == Unit.quote ? try quotedWord() : try bareWord()
  }

  private mutating func bareWord() throws(NotationFault) -> ScriptWord {
    let start = offset
    var word = ScriptWord(units: [], origins: [], range: start..<start, isQuoted: false)
    while offset < line.count, !line[offset].isBlank, !isAtSemicolon {
      try takeUnit(into: &word)
    }
    if offset == start + 1, let sign = FullWidthSign(rawValue: line[start]) { throw sign.fault(at: start) }
    word.range = start..<offset
    return word
  }

  private mutating func quotedWord() throws(NotationFault) -> ScriptWord {
    let start = offset
    var word = ScriptWord(units: [], origins: [], range: start..<start, isQuoted: true)
    offset += 1
    while offset < line.count, line[offset] != Unit.quote {
      try takeUnit(into: &word)
    }
    guard offset < line.count else { throw NotationFault(.unclosedQuote, at: start) }
    offset += 1
    guard offset == line.count || line[offset].isBlank || isAtSemicolon else {
      throw NotationFault(.textBehindQuote, at: offset)
    }
    word.range = start..<offset
    return word
  }

  private mutating func takeUnit(into word: inout ScriptWord) throws(NotationFault) {
    let start = offset
    if line[offset] == Unit.backslash {
      offset = try TextEscapes.read(line, at: offset, upTo: line.count, into: &word.units)
    } else {
      word.units.append(line[offset])
      offset += 1
    }
    while word.origins.count < word.units.count { word.origins.append(start) }
  }
}
