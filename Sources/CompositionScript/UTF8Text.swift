/// UTF-8 taken to UTF-16 units, with the place of what is not UTF-8.
enum UTF8Text {
  /// What stands at an offset of some bytes.
  enum Element: Hashable {
    case scalar(UInt32, length: Int)
    /// No UTF-8 begins here.
    case invalid
    /// A sequence begins here, and the bytes end before it does.
    case cutOff
  }

  /// The element at `offset`, which lies before `end`. Overlong forms, surrogates and values past U+10FFFF are
  /// invalid (Unicode, table 3-7).
  static func element(in bytes: [UInt8], at offset: Int, upTo end: Int) -> Element {
    let first = bytes[offset]
    if first < 0x80 { return .scalar(UInt32(first), length: 1) }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return .invalid
    }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      guard offset + index < end else { return .cutOff }
      let byte = bytes[offset + index]
      guard (index == 1 ? second : 0x80...0xBF).contains(byte) else { return .invalid }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return .scalar(value, length: length)
  }

  /// The units of `range`, each byte that is not UTF-8 as U+FFFD, and the unit offset of the first of those.
  static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> (units: [UInt16], firstInvalid: Int?) {
    var units: [UInt16] = []
    units.reserveCapacity(range.count)
    var firstInvalid: Int?
    var offset = range.lowerBound
    while offset < range.upperBound {
      if case .scalar(let value, let length) = element(in: bytes, at: offset, upTo: range.upperBound) {
        units.append(codePoint: value)
        offset += length
      } else {
        firstInvalid = firstInvalid ?? units.count
        units.append(0xFFFD)
        offset += 1
      }
    }
    return (units, firstInvalid)
  }

  /// How many units `decode` makes of `range`.
  static func unitCount(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard case .scalar(let value, let length) = element(in: bytes, at: offset, upTo: range.upperBound) else {
        count += 1
        offset += 1
        continue
      }
      count += value > 0xFFFF ? 2 : 1
      offset += length
    }
    return count
  }

  /// The offset behind a byte-order mark, or 0.
  static func offsetBehindMark(_ bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
