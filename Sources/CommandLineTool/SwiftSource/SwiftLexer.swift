/// Cuts Swift source into tokens, and leaves out comments and the text of literals.
///
/// It takes any text: what never ends (a comment, a literal) ends with its line or with the source.
/// Limit: whether a slash divides or begins a regular expression is told by what stands before it and by whether another
/// slash follows on the line.
struct SwiftLexer {
  /// A literal whose interpolation is being read.
  private struct OpenLiteral {
    var hashes: Int
    var isMultiline: Bool
    /// How many parentheses of the interpolation are open.
    var depth: Int
  }

  private let units: [UInt16]
  private var index = 0
  private var tokens: [SwiftToken] = []
  /// Innermost last; a stack and no recursion, since a source can nest them as deep as it likes.
  private var openLiterals: [OpenLiteral] = []
  /// By the number of hashes: up to where no regular expression ends, so that nothing is searched twice.
  private var endlessUpTo: [Int: Int] = [:]

  /// The tokens of `units`.
  static func tokens(of units: [UInt16]) -> [SwiftToken] {
    var lexer = SwiftLexer(units: units)
    lexer.run()
    return lexer.tokens
  }

  private init(units: [UInt16]) { self.units = units }

  private func unit(_ distance: Int = 0) -> UInt16? {
    index + distance < units.count ? units[index + distance] : nil
  }

  private func isAt(_ text: StaticString, _ distance: Int = 0) -> Bool {
    text.withUTF8Buffer { text in text.indices.allSatisfy { unit(distance + $0) == UInt16(text[$0]) } }
  }

  private mutating func run() {
    while let unit = unit() {
      if isAt("//") {
        skipLine()
      } else if isAt("/*") {
        skipComment()
      } else if unit == 0x22 {
        beginLiteral(hashes: 0)
      } else if unit == 0x23 {
        hash()
      } else if unit == 0x60 {
        escapedWord()
      } else if isOfWord(unit) {
        word()
      } else if unit <= 0x20 || unit == 0x2028 || unit == 0x2029 || unit == 0xFEFF || unit == 0xA0 {
        index += 1
      } else if unit == 0x2F, let end = endOfExpression(hashes: 0, from: index + 1) {
        append(.literal, upTo: end)
      } else {
        sign(unit)
      }
    }
  }

  private mutating func append(_ kind: SwiftToken.Kind, upTo end: Int) {
    tokens.append(
      SwiftToken(kind: kind, text: String(decoding: units[index..<end], as: UTF16.self), range: index..<end))
    index = end
  }

  private func isOfWord(_ unit: UInt16) -> Bool { Unicode.Scalar(unit)?.isOfSwiftWord ?? true }

  private func isLineEnd(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D }

  private mutating func skipLine() {
    while let unit = unit(), !isLineEnd(unit) { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < units.count {
      if isAt("/*") {
        depth += 1
        index += 2
      } else if isAt("*/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func word() {
    let isNumber = (0x30...0x39).contains(units[index])
    var end = index
    while end < units.count, isOfWord(units[end]) { end += 1 }
    append(isNumber ? .number : .word, upTo: end)
  }

  private mutating func escapedWord() {
    guard let end = units[(index + 1)...].firstIndex(where: { $0 == 0x60 || isLineEnd($0) }), units[end] == 0x60 else {
      index += 1
      return
    }
    tokens.append(
      SwiftToken(
        kind: .escapedWord, text: String(decoding: units[index + 1..<end], as: UTF16.self), range: index..<end + 1))
    index = end + 1
  }

  /// `#`: of a directive, of a raw literal, or of an extended regular expression.
  private mutating func hash() {
    var hashes = 1
    while unit(hashes) == 0x23 { hashes += 1 }
    if unit(hashes) == 0x22 {
      beginLiteral(hashes: hashes)
    } else if unit(hashes) == 0x2F, let end = endOfExpression(hashes: hashes, from: index + hashes + 1) {
      append(.literal, upTo: end)
    } else if let next = unit(1), isOfWord(next) {
      var end = index + 1
      while end < units.count, isOfWord(units[end]) { end += 1 }
      append(.directive, upTo: end)
    } else {
      // Of a run of them all but the last go at once, or each would count the rest again.
      append(.sign, upTo: index + max(1, hashes - 1))
    }
  }

  /// The end of a regular expression in slashes; nil if none begins here.
  private mutating func endOfExpression(hashes: Int, from start: Int) -> Int? {
    if let end = endlessUpTo[hashes], start <= end { return nil }
    if hashes == 0 {
      guard !isBehindOperand, start < units.count, units[start] != 0x20, units[start] != 0x09 else { return nil }
    }
    var end = start
    while end < units.count, hashes > 0 || !isLineEnd(units[end]) {
      if units[end] == 0x5C {
        end += 2
      } else if units[end] == 0x2F, units[(end + 1)...].prefix(hashes).elementsEqual(repeatElement(0x23, count: hashes))
      {
        return end + 1 + hashes
      } else {
        end += 1
      }
    }
    endlessUpTo[hashes] = end
    return nil
  }

  /// Whether what was read last can be divided.
  private var isBehindOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .word: return !Self.wordsBeforeOperand.contains(last.text)
    case .directive: return false
    case .sign: return [")", "]", "}", "?", "!", ">"].contains(last.text)
    case .escapedWord, .number, .literal: return true
    }
  }

  private static let wordsBeforeOperand: Set<String> = [
    "return", "in", "case", "try", "await", "throw", "if", "while", "else", "is",
  ]

  private mutating func sign(_ unit: UInt16) {
    switch unit {
    case 0x28:
      if !openLiterals.isEmpty { openLiterals[openLiterals.count - 1].depth += 1 }
      append(.sign, upTo: index + 1)
    case 0x29:
      append(.sign, upTo: index + 1)
      guard var literal = openLiterals.popLast() else { return }
      literal.depth -= 1
      if literal.depth > 0 { openLiterals.append(literal) } else { readLiteral(literal) }
    case 0x2D where self.unit(1) == 0x3E, 0x3D where self.unit(1) == 0x3D, 0x26 where self.unit(1) == 0x26,
      0x7C where self.unit(1) == 0x7C:
      append(.sign, upTo: index + 2)
    default: append(.sign, upTo: index + 1)
    }
  }

  private mutating func beginLiteral(hashes: Int) {
    let isMultiline = isAt("\"\"\"", hashes)
    append(.literal, upTo: index + hashes + (isMultiline ? 3 : 1))
    readLiteral(OpenLiteral(hashes: hashes, isMultiline: isMultiline, depth: 0))
  }

  /// Goes on in the text of a literal, up to its end or to an interpolation.
  private mutating func readLiteral(_ literal: OpenLiteral) {
    let hashes = literal.hashes
    while let unit = unit() {
      let isHashed = units[(index + 1)...].prefix(hashes).elementsEqual(repeatElement(0x23, count: hashes))
      if !literal.isMultiline, isLineEnd(unit) { return }
      if unit == 0x5C, isHashed {
        if self.unit(1 + hashes) == 0x28 {
          index += 1 + hashes
          openLiterals.append(literal)
          openLiterals[openLiterals.count - 1].depth = 0
          return
        }
        // A line end is not escaped: it ends the literal.
        let isCut = !literal.isMultiline && self.unit(1 + hashes).map(isLineEnd) ?? true
        index += 1 + hashes + (isCut ? 0 : 1)
        continue
      }
      let length = literal.isMultiline ? 3 : 1
      let isEnd =
        unit == 0x22 && (length == 1 || isAt("\"\"\""))
        && units[min(units.count, index + length)...].prefix(hashes).elementsEqual(repeatElement(0x23, count: hashes))
      index += isEnd ? length + hashes : 1
      if isEnd { return }
    }
  }
}
