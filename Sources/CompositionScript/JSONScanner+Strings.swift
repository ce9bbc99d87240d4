extension JSONScanner {
  /// The offset behind the string whose quote stands at `offset`.
  func skipString(at offset: Int) throws(JSONFault) -> Int {
    var index = offset + 1
    while true {
      let byte = try byte(at: index)
      switch byte {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"): index = try skipEscape(at: index)
      case 0..<0x20: throw unexpected(at: index)
      case 0x20..<0x80: index += 1
      default:
        guard case .scalar(_, let length) = UTF8Text.element(in: bytes, at: index, upTo: end) else {
          throw unexpected(at: index)
        }
        index += length
      }
    }
  }

  private func skipEscape(at offset: Int) throws(JSONFault) -> Int {
    let letter = try byte(at: offset + 1)
    if Self.units[letter] != nil { return offset + 2 }
    guard letter == UInt8(ascii: "u") else { throw JSONFault(.malformedString, at: offset, length: 2) }
    for index in offset + 2..<offset + 6 {
      guard UInt16(try byte(at: index)).hexDigitValue != nil else {
        throw JSONFault(.malformedString, at: offset, length: index + 1 - offset)
      }
    }
    return offset + 6
  }

  /// What the letter behind a backslash stands for, `u` aside.
  private static let units: [UInt8: UInt16] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// The units of the string whose quote stands at `offset`, and which has been skipped without a fault. Lone
  /// surrogates are kept.
  func stringUnits(at offset: Int) -> [UInt16] {
    var units: [UInt16] = []
    var index = offset + 1
    while index < end, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        if let unit = Self.units[bytes[index + 1]] {
          units.append(unit)
          index += 2
        } else {
          let value = bytes[index + 2..<index + 6].reduce(0) { $0 << 4 | (UInt16($1).hexDigitValue ?? 0) }
          units.append(codePoint: value)
          index += 6
        }
      } else if case .scalar(let value, let length) = UTF8Text.element(in: bytes, at: index, upTo: end) {
        units.append(codePoint: value)
        index += length
      } else {
        index += 1
      }
    }
    return units
  }
}
