import TextInputModel

/// Reading values at places that have been skipped without a fault; `key` is for messages.
extension JSONScanner {
  /// Whether `null` stands at `offset`.
  func isNull(at offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "n") }

  /// The units of a string; lone surrogates are kept.
  func units(at offset: Int, of key: String) throws(JSONFault) -> [UInt16] {
    guard bytes[offset] == UInt8(ascii: "\"") else { throw wrong(key, "a string", at: offset) }
    return stringUnits(at: offset)
  }

  /// A whole number from 0, written without fraction and exponent.
  func number(at offset: Int, of key: String) throws(JSONFault) -> Int {
    let end = try skipValue(at: offset)
    var number = 0
    for (index, byte) in bytes[offset..<end].enumerated() {
      if index == 0, byte == UInt8(ascii: "-"), bytes[offset + 1..<end].elementsEqual("0".utf8) { continue }
      guard (0x30...0x39).contains(byte) else { throw wrong(key, "a whole number from 0", at: offset) }
      let (shifted, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooLarge) = shifted.addingReportingOverflow(Int(byte) - 0x30)
      guard !isTooLarge, !isStillTooLarge else {
        throw fault(.numberTooLarge(MalformedInput.shown(bytes[offset..<end].map { UInt16($0) })), at: offset)
      }
      number = sum
    }
    return number
  }

  /// `true` or `false`.
  func flag(at offset: Int, of key: String) throws(JSONFault) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "t"): return true
    case UInt8(ascii: "f"): return false
    default: throw wrong(key, "true or false", at: offset)
    }
  }

  /// `[location, length]`
  func range(at offset: Int, of key: String) throws(JSONFault) -> UTF16Range {
    let expected = "[location, length] of whole numbers from 0"
    guard bytes[offset] == UInt8(ascii: "[") else { throw wrong(key, expected, at: offset) }
    let parts = try list(at: offset, of: key) { place throws(JSONFault) in
      let isNumber = bytes[place] == UInt8(ascii: "-") || (0x30...0x39).contains(bytes[place])
      guard isNumber else { throw wrong(key, expected, at: offset) }
      return try number(at: place, of: key)
    }
    guard parts.count == 2 else { throw wrong(key, expected, at: offset) }
    return UTF16Range(location: parts[0], length: parts[1])
  }

  /// An object.
  func object<Key: JSONKey>(at offset: Int, of key: String) throws(JSONFault) -> JSONObject<Key> {
    guard bytes[offset] == UInt8(ascii: "{") else { throw wrong(key, "an object", at: offset) }
    return try JSONObject(self, at: offset)
  }

  /// A list, each element read by `read`.
  func list<Element>(
    at offset: Int, of key: String, _ read: (Int) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element] {
    guard bytes[offset] == UInt8(ascii: "[") else { throw wrong(key, "a list", at: offset) }
    var elements: [Element] = []
    _ = try self.elements(of: offset) { place throws(JSONFault) in
      elements.append(try read(place))
      return try skipValue(at: place)
    }
    return elements
  }

  /// A fault whose place is the whole value at `offset`.
  func fault(_ problem: MalformedInput, at offset: Int, suggestion: Suggestion? = nil) -> JSONFault {
    do {
      return JSONFault(problem, at: offset, length: try skipValue(at: offset) - offset, suggestion: suggestion)
    } catch {
      return error
    }
  }

  private func wrong(_ key: String, _ expected: String, at offset: Int) -> JSONFault {
    fault(.wrongValue(key: key, expected: expected), at: offset)
  }
}
