/// Cuts a predicate's format into words and signs.
struct PredicateScanner {
  enum Token: Hashable {
    case word(String)
    case text(String)
    case number(Double)
    /// `%` and what it asks for.
    case argument(String)
    case sign(String)
    case end
  }

  let format: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The token at hand.
  private(set) var token = Token.end
  /// Where that token begins, in UTF-16 units.
  private(set) var offset = 0

  init(_ format: String) throws(PredicateFault) {
    self.format = format
    scalars = Array(format.unicodeScalars)
    try advance()
  }

  /// Goes on to the next token.
  mutating func advance() throws(PredicateFault) {
    while let scalar = peek(), scalar.properties.isWhitespace { index += 1 }
    offset = scalars[..<index].reduce(0) { $0 + UTF16.width($1) }
    guard let first = peek() else {
      token = .end
      return
    }
    switch first {
    case "'", "\"": token = .text(try quoted(by: first))
    case "%": token = .argument(specifier())
    case "0"..."9", "-", ".": token = .number(try number())
    case _ where Self.isOfWord(first): token = .word(take(while: { Self.isOfWord($0) || $0 == "." }))
    default: token = .sign(sign())
    }
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "$" || scalar == "@"
      || scalar == "#"
  }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let scalar = peek(), isPart(scalar) {
      taken.append(scalar)
      index += 1
    }
    return String(taken)
  }

  /// A text in quotes; a backslash before n, r or t makes a line feed, a return or a tab, and any other character itself.
  private mutating func quoted(by quote: Unicode.Scalar) throws(PredicateFault) -> String {
    var text = String.UnicodeScalarView()
    index += 1
    while let scalar = peek() {
      index += 1
      if scalar == quote { return String(text) }
      guard scalar == "\\", let escaped = peek() else {
        text.append(scalar)
        continue
      }
      index += 1
      switch escaped {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      default: text.append(escaped)
      }
    }
    throw .expected("a closing quote for the one", offset: offset, format: format)
  }

  private mutating func number() throws(PredicateFault) -> Double {
    let digits = take { ("0"..."9").contains($0) || $0 == "-" || $0 == "." || $0 == "e" || $0 == "E" }
    guard let number = Double(digits) else { throw .expected("a number", offset: offset, format: format) }
    return number
  }

  /// `@`, `K`, `d` and the like, with their `l`, `h`, `q` and digits.
  private mutating func specifier() -> String {
    index += 1
    var specifier = take { "lhqzt.0123456789".unicodeScalars.contains($0) }
    if let letter = peek() {
      specifier.unicodeScalars.append(letter)
      index += 1
    }
    return specifier
  }

  private mutating func sign() -> String {
    let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
    let pair = String(String.UnicodeScalarView([peek(), peek(1)].compactMap { $0 }))
    let sign = signs.contains(pair) ? pair : String(pair.unicodeScalars.prefix(1))
    index += sign.unicodeScalars.count
    return sign
  }
}
