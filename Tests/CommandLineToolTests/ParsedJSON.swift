/// JSON read by the letter: keys in the order in which they stand, nothing before or behind the one value.
///
/// A reader of our own, so that the tests share nothing with the code that they test.
indirect enum ParsedJSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case units([UInt16])
  case array([ParsedJSON])
  case object([(key: String, value: ParsedJSON)])

  struct Malformed: Error { var offset: Int }

  init(_ text: String) throws {
    var reader = Reader(units: Array(text.utf16))
    self = try reader.value()
    guard reader.offset == reader.units.count else { throw Malformed(offset: reader.offset) }
  }

  /// The value of a key; nil if this is no object or has no such key.
  subscript(key: String) -> ParsedJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var elements: [ParsedJSON] { if case .array(let elements) = self { elements } else { [] } }
  var int: Int? { if case .int(let value) = self { value } else { nil } }
  var string: String? { if case .units(let units) = self { String(decoding: units, as: UTF16.self) } else { nil } }

  static func == (left: ParsedJSON, right: ParsedJSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.units(let left), .units(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  private struct Reader {
    let units: [UInt16]
    var offset = 0

    mutating func value() throws -> ParsedJSON {
      switch try peek() {
      case "{": return .object(try members())
      case "[": return .array(try elements())
      case "\"": return .units(try string())
      case "n": return try word("null", .null)
      case "t": return try word("true", .bool(true))
      case "f": return try word("false", .bool(false))
      default: return .int(try number())
      }
    }

    private func peek() throws -> Character {
      guard offset < units.count, let scalar = Unicode.Scalar(units[offset]) else { throw Malformed(offset: offset) }
      return Character(scalar)
    }

    private mutating func take(_ character: Character) throws {
      guard try peek() == character else { throw Malformed(offset: offset) }
      offset += 1
    }

    private mutating func word(_ word: String, _ value: ParsedJSON) throws -> ParsedJSON {
      for character in word { try take(character) }
      return value
    }

    private mutating func number() throws -> Int {
      var digits = ""
      while offset < units.count, "-0123456789".contains(try peek()) {
        digits.append(try peek())
        offset += 1
      }
      guard let number = Int(digits), String(number) == digits else { throw Malformed(offset: offset) }
      return number
    }

    private mutating func elements() throws -> [ParsedJSON] {
      try take("[")
      var elements: [ParsedJSON] = []
      while try peek() != "]" {
        if !elements.isEmpty { try take(",") }
        elements.append(try value())
      }
      try take("]")
      return elements
    }

    private mutating func members() throws -> [(key: String, value: ParsedJSON)] {
      try take("{")
      var members: [(key: String, value: ParsedJSON)] = []
      while try peek() != "}" {
        if !members.isEmpty { try take(",") }
        let key = String(decoding: try string(), as: UTF16.self)
        try take(":")
        members.append((key, try value()))
      }
      try take("}")
      return members
    }

    private mutating func string() throws -> [UInt16] {
      try take("\"")
      var string: [UInt16] = []
      while try peekUnit() != 0x22 {
        let unit = units[offset]
        guard unit >= 0x20 else { throw Malformed(offset: offset) }
        offset += 1
        string.append(unit == 0x5C ? try escape() : unit)
      }
      offset += 1
      return string
    }

    private func peekUnit() throws -> UInt16 {
      guard offset < units.count else { throw Malformed(offset: offset) }
      return units[offset]
    }

    private mutating func escape() throws -> UInt16 {
      let letter = try peek()
      offset += 1
      switch letter {
      case "\"": return 0x22
      case "\\": return 0x5C
      case "n": return 0x0A
      case "r": return 0x0D
      case "t": return 0x09
      case "u":
        guard offset + 4 <= units.count else { throw Malformed(offset: offset) }
        let digits = String(decoding: units[offset..<offset + 4], as: UTF16.self)
        guard let unit = UInt16(digits, radix: 16) else { throw Malformed(offset: offset) }
        offset += 4
        return unit
      default: throw Malformed(offset: offset)
      }
    }
  }
}
