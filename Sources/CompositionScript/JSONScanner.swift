/// A place in a line of JSON, and what is wrong there.
struct JSONFault: Error, Hashable {
  var problem: MalformedInput
  /// In bytes of the file.
  var offset: Int
  var length: Int
  var suggestion: Suggestion?

  init(_ problem: MalformedInput, at offset: Int, length: Int = 1, suggestion: Suggestion? = nil) {
    self.problem = problem
    self.offset = offset
    self.length = length
    self.suggestion = suggestion
  }
}

/// Finds its way through one line of JSON (RFC 8259) in UTF-8 bytes, in one pass and without making values.
///
/// Values are read by `JSONScanner+Values.swift`, each only where it is asked for: a key that nobody asks for may hold
/// anything that is JSON. Foundation's and simdjson's strings can't hold a lone surrogate, hence our own.
struct JSONScanner {
  /// The file, of which the line is a part.
  let bytes: [UInt8]
  /// The offset behind the line.
  let end: Int

  /// How deep objects and lists may lie in each other.
  static let depthLimit = 64

  /// The offset of the first byte from `offset` on that is not white space.
  func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 || bytes[offset] == 0x0D { offset += 1 }
    return offset
  }

  /// The byte at `offset`; a fault at the end of the line.
  func byte(at offset: Int) throws(JSONFault) -> UInt8 {
    guard offset < end else { throw JSONFault(.unexpectedEnd, at: end) }
    return bytes[offset]
  }

  /// The offset behind the value that begins at `offset`, which is checked through and through.
  func skipValue(at offset: Int, depth: Int = 0) throws(JSONFault) -> Int {
    switch try byte(at: offset) {
    case UInt8(ascii: "\""): return try skipString(at: offset)
    case UInt8(ascii: "{"):
      guard depth < Self.depthLimit else { throw JSONFault(.nestedTooDeep, at: offset) }
      return try members(of: offset) { _, value throws(JSONFault) in try skipValue(at: value, depth: depth + 1) }
    case UInt8(ascii: "["):
      guard depth < Self.depthLimit else { throw JSONFault(.nestedTooDeep, at: offset) }
      return try elements(of: offset) { value throws(JSONFault) in try skipValue(at: value, depth: depth + 1) }
    case UInt8(ascii: "t"): return try skipWord("true", at: offset)
    case UInt8(ascii: "f"): return try skipWord("false", at: offset)
    case UInt8(ascii: "n"): return try skipWord("null", at: offset)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try skipNumber(at: offset)
    default: throw unexpected(at: offset)
    }
  }

  /// Goes through the members of the object at `offset`. `visit` gets the offsets of a key's quote and of its value,
  /// and gives the one behind the value.
  /// - Returns: the offset behind the object.
  func members(
    of offset: Int, _ visit: (_ key: Int, _ value: Int) throws(JSONFault) -> Int
  ) throws(JSONFault) -> Int {
    try items(of: offset, close: UInt8(ascii: "}")) { key throws(JSONFault) in
      guard try byte(at: key) == UInt8(ascii: "\"") else { throw unexpected(at: key) }
      let colon = skipBlanks(try skipString(at: key))
      guard try byte(at: colon) == UInt8(ascii: ":") else { throw unexpected(at: colon) }
      return try visit(key, skipBlanks(colon + 1))
    }
  }

  /// Goes through the elements of the list at `offset`. `visit` gets the offset of one, and gives the one behind it.
  /// - Returns: the offset behind the list.
  func elements(of offset: Int, _ visit: (_ value: Int) throws(JSONFault) -> Int) throws(JSONFault) -> Int {
    try items(of: offset, close: UInt8(ascii: "]"), visit)
  }

  private func items(
    of offset: Int, close: UInt8, _ visit: (_ item: Int) throws(JSONFault) -> Int
  ) throws(JSONFault) -> Int {
    var offset = skipBlanks(offset + 1)
    if try byte(at: offset) == close { return offset + 1 }
    while true {
      offset = skipBlanks(try visit(offset))
      let next = try byte(at: offset)
      if next == close { return offset + 1 }
      guard next == UInt8(ascii: ",") else { throw unexpected(at: offset) }
      offset = skipBlanks(offset + 1)
    }
  }

  private func skipWord(_ word: StaticString, at offset: Int) throws(JSONFault) -> Int {
    var index = offset
    for expected in Array(word.description.utf8) {
      guard try byte(at: index) == expected else { throw unexpected(at: offset) }
      index += 1
    }
    return index
  }

  private func skipNumber(at offset: Int) throws(JSONFault) -> Int {
    let digits = bytes[offset] == UInt8(ascii: "-") ? offset + 1 : offset
    var index = try skipDigits(at: digits, of: offset)
    if bytes[digits] == UInt8(ascii: "0"), index > digits + 1 {
      throw JSONFault(.malformedNumber, at: offset, length: index - offset)
    }
    if index < end, bytes[index] == UInt8(ascii: ".") { index = try skipDigits(at: index + 1, of: offset) }
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < end, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      index = try skipDigits(at: index, of: offset)
    }
    return index
  }

  private func skipDigits(at start: Int, of number: Int) throws(JSONFault) -> Int {
    var index = start
    while index < end, isDigit(bytes[index]) { index += 1 }
    if index == start {
      _ = try byte(at: index)
      throw JSONFault(.malformedNumber, at: number, length: index + 1 - number)
    }
    return index
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The fault of a byte that can't stand at `offset`.
  func unexpected(at offset: Int) -> JSONFault {
    switch UTF8Text.element(in: bytes, at: offset, upTo: end) {
    case .invalid: return JSONFault(.invalidUTF8, at: offset)
    case .cutOff: return JSONFault(.unexpectedEnd, at: end)
    case .scalar(let value, let length):
      var units: [UInt16] = []
      units.append(codePoint: value)
      return JSONFault(.unexpectedCharacter(MalformedInput.shown(units)), at: offset, length: length)
    }
  }
}
