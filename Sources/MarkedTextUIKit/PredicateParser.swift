/// Reads a predicate's format, one method for each level: `OR`, `AND`, `NOT` and parentheses, comparisons, operands.
struct PredicateParser {
  private var scanner: PredicateScanner
  private let arguments: [Any]
  private var used = 0

  static func parse(_ format: String, arguments: [Any]) throws(PredicateFault) -> PredicateTree {
    var parser = PredicateParser(scanner: try PredicateScanner(format), arguments: arguments)
    let tree = try parser.alternatives()
    guard parser.scanner.token == .end else { throw parser.expected("AND, OR or the end") }
    guard parser.used == arguments.count else { throw .tooManyArguments(used: parser.used, given: arguments.count) }
    return tree
  }

  private init(scanner: PredicateScanner, arguments: [Any]) {
    self.scanner = scanner
    self.arguments = arguments
  }

  private func expected(_ what: String) -> PredicateFault {
    .expected(what, offset: scanner.offset, format: scanner.format)
  }

  private func notHere(_ what: String) -> PredicateFault {
    .notHere(what, offset: scanner.offset, format: scanner.format)
  }

  /// The word at hand in capitals, or the sign.
  private var keyword: String {
    switch scanner.token {
    case .word(let word): word.uppercased()
    case .sign(let sign): sign
    default: ""
    }
  }

  private mutating func take(_ keywords: String...) throws(PredicateFault) -> Bool {
    guard keywords.contains(keyword) else { return false }
    try scanner.advance()
    return true
  }

  private mutating func alternatives() throws(PredicateFault) -> PredicateTree {
    var tree = try conjunction()
    while try take("OR", "||") { tree = .or(tree, try conjunction()) }
    return tree
  }

  private mutating func conjunction() throws(PredicateFault) -> PredicateTree {
    var tree = try negation()
    while try take("AND", "&&") { tree = .and(tree, try negation()) }
    return tree
  }

  private mutating func negation() throws(PredicateFault) -> PredicateTree {
    if try take("NOT", "!") { return .not(try negation()) }
    if try take("TRUEPREDICATE") { return .constant(true) }
    if try take("FALSEPREDICATE") { return .constant(false) }
    guard try take("(") else { return try comparison() }
    let tree = try alternatives()
    guard try take(")") else { throw expected("a closing parenthesis") }
    return tree
  }

  private mutating func comparison() throws(PredicateFault) -> PredicateTree {
    let left = try operand()
    let comparison = try comparisonOperator()
    let modifiers = try modifiers()
    return .comparison(left, comparison, modifiers, try operand())
  }

  private mutating func comparisonOperator() throws(PredicateFault) -> PredicateOperator {
    let comparison: PredicateOperator
    switch keyword {
    case "=": comparison = .equal
    case "<>": comparison = .notEqual
    case "=<": comparison = .lessOrEqual
    case "=>": comparison = .greaterOrEqual
    case "BETWEEN": throw notHere("BETWEEN is not supported here")
    case let word:
      guard let known = PredicateOperator(rawValue: word) else { throw expected("an operator such as MATCHES or ==") }
      comparison = known
    }
    try scanner.advance()
    return comparison
  }

  private mutating func modifiers() throws(PredicateFault) -> PredicateModifiers {
    guard try take("[") else { return [] }
    var modifiers: PredicateModifiers = []
    guard case .word(let letters) = scanner.token else { throw expected("c, d or cd") }
    for letter in letters.uppercased() {
      switch letter {
      case "C": modifiers.insert(.caseInsensitive)
      case "D": modifiers.insert(.diacriticInsensitive)
      default: throw notHere("a modifier other than c and d is not supported here,")
      }
    }
    try scanner.advance()
    guard try take("]") else { throw expected("a closing bracket") }
    return modifiers
  }

  private mutating func operand() throws(PredicateFault) -> PredicateOperand {
    let operand: PredicateOperand
    switch scanner.token {
    case .text(let text): operand = .value(.text(text))
    case .number(let number): operand = .value(.number(number))
    case .argument(let specifier): operand = try argument(specifier)
    case .word(let word): operand = try named(word)
    case .sign("{"): return .value(.list(try list()))
    case .sign, .end: throw expected("SELF, a value or %@")
    }
    try scanner.advance()
    return operand
  }

  private func named(_ word: String) throws(PredicateFault) -> PredicateOperand {
    switch word.uppercased() {
    case "SELF": return .object
    case "NULL", "NIL": return .value(.null)
    case "TRUE", "YES": return .value(.number(1))
    case "FALSE", "NO": return .value(.number(0))
    case "ANY", "SOME", "ALL", "NONE", "SUBQUERY", "CAST", "FUNCTION":
      throw notHere("\(word.uppercased()) is not supported here,")
    default: break
    }
    if word.hasPrefix("$") { throw notHere("a variable is not supported here,") }
    throw notHere("a key path is not supported here, only SELF,")
  }

  private mutating func argument(_ specifier: String) throws(PredicateFault) -> PredicateOperand {
    guard let letter = specifier.last, "@Kdiuxcfeg".contains(letter.lowercased()) || letter == "K" else {
      throw expected("%@ or %d and the like")
    }
    guard used < arguments.count else { throw .tooFewArguments(offset: scanner.offset, format: scanner.format) }
    let value = try PredicateValue(arguments[used], named: "argument \(used + 1)")
    used += 1
    guard letter == "K" else { return .value(value) }
    guard case .text(let path) = value, path.uppercased() == "SELF" else {
      throw notHere("a key path is not supported here, only SELF,")
    }
    return .object
  }

  private mutating func list() throws(PredicateFault) -> [PredicateValue] {
    try scanner.advance()
    var values: [PredicateValue] = []
    if try take("}") { return values }
    repeat {
      guard case .value(let value) = try operand() else { throw notHere("SELF in a list is not supported here,") }
      values.append(value)
    } while try take(",")
    guard try take("}") else { throw expected("a comma or a closing brace") }
    return values
  }
}
