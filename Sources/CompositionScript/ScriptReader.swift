import TextInputModel

/// Reads composition scripts (`*.ime`): bytes in, a session or every malformed line out.
///
/// White space is U+0020 and tabs; lines end with a line feed, with or without a carriage return before it. A quote
/// opens a quoted word only at a word's start; inside a bare word it is text. One diagnostic a line, the first.
public struct ScriptReader {
  var session: Session
  var diagnostics: [Diagnostic] = []
  var lineNumber = 0
  /// The header words that were read.
  var headers: Set<HeaderWord> = []
  /// Where `start` stands, for the check that needs `host`, which may come after it.
  var startPlace: (number: Int, line: [UInt16], range: Range<Int>)?
  /// Whether a step was read, well-formed or not: no header may follow.
  var hasSteps = false
  /// What a line of expectations would belong to.
  private var above = Above.nothing

  private enum Above {
    case nothing
    case header
    case step
    /// Something malformed: further expectations are checked, and belong to nothing.
    case malformed
  }

  private init(file: String) {
    session = Session(file: file, name: FileName.withoutEnding(file), kind: .script)
  }

  /// Reads a script.
  ///
  /// A malformed script gives no session, and all its malformed lines. An empty one gives a session without turns.
  /// `select` and `replace` past the end of the text are well-formed: the player clamps them, and warns.
  /// - Parameter file: the file as it was given or found, for diagnostics and the session's name.
  public static func read(_ bytes: [UInt8], file: String) -> SessionReading {
    var reader = ScriptReader(file: file)
    for line in LineSplitter(bytes) { reader.read(line, of: bytes) }
    reader.checkStart()
    let diagnostics = reader.diagnostics.sorted { $0.line < $1.line }
    return SessionReading(session: diagnostics.isEmpty ? reader.session : nil, diagnostics: diagnostics)
  }

  private mutating func read(_ line: LineSplitter.Line, of bytes: [UInt8]) {
    lineNumber = line.number
    let (units, firstInvalid) = UTF8Text.decode(bytes, line.range)
    if let firstInvalid {
      report(NotationFault(.invalidUTF8, at: firstInvalid), number: line.number, line: units)
      above = .malformed
      return
    }
    do {
      try read(units)
    } catch {
      report(error, number: line.number, line: units)
      above = .malformed
    }
  }

  private mutating func read(_ line: [UInt16]) throws(NotationFault) {
    var cursor = ScriptCursor(line)
    cursor.skipBlanks()
    if cursor.isAtEnd { return }
    if cursor.isAtArrow { return try readContinuation(&cursor) }
    var start = cursor
    let first = try start.word()
    if let word = first.keyword.flatMap(HeaderWord.init(rawValue:)) {
      try readHeader(word, first, &cursor)
      above = .header
    } else if let word = first.keyword.flatMap(StepWord.init(rawValue:)) {
      hasSteps = true
      try readStep(word, &cursor)
      above = .step
    } else {
      throw Self.unknownStep(first)
    }
  }

  private mutating func readStep(_ word: StepWord, _ cursor: inout ScriptCursor) throws(NotationFault) {
    let start = cursor.offset
    let words = try cursor.words()
    let end = words[words.count - 1].range.upperBound
    var arguments = ScriptArguments(words)
    let action = try Self.action(word, &arguments)
    try arguments.finish()
    var step = Step(
      number: session.turns.count + 1, line: lineNumber, action: action,
      source: cursor.line[start..<end].repairedString)
    if cursor.isAtArrow { step.expectations = try Self.expectations(&cursor, line: lineNumber) }
    session.turns.append(Turn(key: nil, line: lineNumber, time: 0, steps: [step]))
  }

  private mutating func readContinuation(_ cursor: inout ScriptCursor) throws(NotationFault) {
    let arrow = cursor.offset
    guard arrow > 0 else { throw NotationFault(.continuationAtLineStart, at: 0, length: 2) }
    let expectations = try Self.expectations(&cursor, line: lineNumber)
    switch above {
    case .nothing, .header: throw NotationFault(.noStepAbove, at: arrow, length: 2)
    case .step: session.turns[session.turns.count - 1].steps[0].expectations += expectations
    case .malformed: break
    }
  }

  mutating func report(_ fault: NotationFault, number: Int, line: [UInt16]) {
    diagnostics.append(
      Diagnostic(
        file: session.file, line: number, sourceLine: line, offset: fault.offset, length: fault.length,
        problem: fault.problem, suggestion: fault.suggestion))
  }

  private static func unknownStep(_ word: ScriptWord) -> NotationFault {
    if ExpectationWord(rawValue: word.shown) != nil { return word.fault(.expectationWithoutStep(word.shown)) }
    if !word.isQuoted, let first = word.units.first, first == FullWidthSign.numberSign.rawValue {
      return FullWidthSign.numberSign.fault(at: word.range.lowerBound)
    }
    let known = StepWord.words + HeaderWord.words
    if let space = word.units.firstIndex(of: Unit.ideographicSpace), !word.isQuoted,
      known.contains(word.units[..<space].repairedString)
    {
      return NotationFault(.fullWidth("space"), at: word.origins[space], suggestion: .write(" "))
    }
    let near = NearMiss.suggestion(for: word.shown, among: known)
    return word.fault(.unknownStep(word.shown), suggestion: near.map { .word($0) })
  }
}
