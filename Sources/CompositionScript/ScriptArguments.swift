import TextInputModel

/// The words behind the one that begins a statement or an expectation, taken one by one.
struct ScriptArguments {
  /// The word that they belong to, for messages.
  let statement: String
  private let words: [ScriptWord]
  private var index = 0
  /// The offset behind the last word: the place of one that is missing.
  private let end: Int

  /// The arguments of `words[0]`.
  init(_ words: [ScriptWord]) {
    statement = words[0].shown
    self.words = Array(words.dropFirst())
    end = words[words.count - 1].range.upperBound
  }

  /// Whether all are taken.
  var isEmpty: Bool { index == words.count }

  /// The next one, left where it is.
  var next: ScriptWord? { isEmpty ? nil : words[index] }

  /// Takes the next, which must be there.
  mutating func word(_ argument: MalformedInput.Argument) throws(NotationFault) -> ScriptWord {
    guard let word = next else { throw NotationFault(.missing(argument, of: statement), at: end) }
    index += 1
    return word
  }

  /// Takes a text.
  mutating func text() throws(NotationFault) -> [UInt16] { try word(.text).units }

  /// Takes an id or another text that is a String.
  mutating func name(_ argument: MalformedInput.Argument = .name) throws(NotationFault) -> String {
    let word = try word(argument)
    guard let name = word.units.exactString else { throw word.fault(.loneSurrogateInName) }
    return name
  }

  /// Takes a word of `Choice`.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _: Choice.Type = Choice.self
  ) throws(NotationFault) -> Choice {
    Array(Choice.allCases)[try choice(of: Choice.words)]
  }

  /// Takes one of these words.
  /// - Returns: its index.
  @discardableResult
  mutating func choice(of words: [String]) throws(NotationFault) -> Int {
    guard let word = next else { throw NotationFault(.missingChoice(words, of: statement), at: end) }
    index += 1
    if let choice = word.keyword.flatMap(words.firstIndex) { return choice }
    let near = NearMiss.suggestion(for: word.shown, among: words)
    throw word.fault(.notOneOf(word.shown, choices: words), suggestion: near.map { .word($0) })
  }

  /// Takes the next if it is the bare word `keyword`.
  mutating func take(_ keyword: ArgumentWord) -> Bool {
    guard next?.keyword == keyword.rawValue else { return false }
    index += 1
    return true
  }

  /// Takes `of <field>`, if it is there.
  mutating func field() throws(NotationFault) -> String? {
    take(.of) ? try name(.field) : nil
  }

  /// Takes all that is left as one text, words joined by single spaces.
  mutating func rest(_ argument: MalformedInput.Argument) throws(NotationFault) -> String {
    var words = [try name(argument)]
    while !isEmpty { words.append(try name(argument)) }
    return words.joined(separator: " ")
  }

  /// Fails if a word is left.
  func finish() throws(NotationFault) {
    guard let left = next else { return }
    let arrows: Set<[UInt16]> = [[0xFF1D, 0xFF1E], [0x3D, 0xFF1E], [0xFF1D, 0x3E]]
    if let arrow = words.first(where: { !$0.isQuoted && arrows.contains($0.units) }) {
      throw arrow.fault(.fullWidth("arrow"), suggestion: .write("=>"))
    }
    if !left.isQuoted, left.units.starts(with: [Unit.equals, Unit.greater]) {
      let rest = MalformedInput.shown(left.units.dropFirst(2))
      throw left.fault(.unexpectedCharacter("=>"), suggestion: .write("=> " + rest))
    }
    throw left.fault(.unexpectedWord(left.shown))
  }
}

extension ScriptArguments {
  /// Takes a whole number from 0.
  mutating func number() throws(NotationFault) -> Int {
    let word = try word(.number)
    return try Self.number(word.units[...], of: word, else: .notANumber(word.shown))
  }

  /// Takes a number from 1: of keys, of turns, of a candidate.
  mutating func count() throws(NotationFault) -> Int {
    let word = try word(.number)
    let count = try Self.number(word.units[...], of: word, else: .notANumber(word.shown))
    guard count > 0 else { throw word.fault(.countOfNothing) }
    guard count <= Self.countLimit else { throw word.fault(.numberTooLarge(word.shown)) }
    return count
  }

  /// Takes `<location>,<length>`.
  mutating func range() throws(NotationFault) -> UTF16Range {
    let word = try word(.range)
    let problem = MalformedInput.notARange(word.shown)
    let parts = word.units.split(separator: Unit.comma, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw word.fault(problem) }
    return UTF16Range(
      location: try Self.number(parts[0], of: word, else: problem),
      length: try Self.number(parts[1], of: word, else: problem))
  }

  /// Takes `<n>ms`.
  mutating func milliseconds() throws(NotationFault) -> Int {
    let word = try word(.duration)
    let digits = word.units.prefix { (0x30...0x39).contains($0) }
    let problem = MalformedInput.notADuration(word.shown)
    guard word.units.dropFirst(digits.count).elementsEqual("ms".utf16) else {
      let isBareNumber = digits.count == word.units.count && !digits.isEmpty
      throw word.fault(problem, suggestion: isBareNumber ? .write(word.shown + "ms") : nil)
    }
    let time = try Self.number(digits, of: word, else: problem)
    guard time <= Self.timeLimit else { throw word.fault(.numberTooLarge(word.shown)) }
    return time
  }

  /// The largest count of turns in one step: a mistyped number must not keep the player busy for hours.
  static let countLimit = 100_000

  /// The longest time in milliseconds: some thirty years, so that sums of times never overflow.
  static let timeLimit = 1_000_000_000_000

  private static func number(
    _ digits: ArraySlice<UInt16>, of word: ScriptWord, else problem: MalformedInput
  ) throws(NotationFault) -> Int {
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { throw word.fault(problem) }
    guard let number = Int(digits.repairedString) else { throw word.fault(.numberTooLarge(word.shown)) }
    return number
  }
}
