/// The UTF-16 units that the notations give a meaning to.
enum Unit {
  static let tab: UInt16 = 0x09
  static let lineFeed: UInt16 = 0x0A
  static let carriageReturn: UInt16 = 0x0D
  static let space: UInt16 = 0x20
  static let quote: UInt16 = 0x22
  static let numberSign: UInt16 = 0x23
  static let plus: UInt16 = 0x2B
  static let comma: UInt16 = 0x2C
  static let colon: UInt16 = 0x3A
  static let semicolon: UInt16 = 0x3B
  static let less: UInt16 = 0x3C
  static let equals: UInt16 = 0x3D
  static let greater: UInt16 = 0x3E
  static let openBracket: UInt16 = 0x5B
  static let backslash: UInt16 = 0x5C
  static let closeBracket: UInt16 = 0x5D
  static let openBrace: UInt16 = 0x7B
  static let bar: UInt16 = 0x7C
  static let closeBrace: UInt16 = 0x7D
  static let ideographicSpace: UInt16 = 0x3000
}

extension UInt16 {
  /// Whether the unit separates words: U+0020 or a tab. Every other White_Space is text, so that `山田　太郎` with
  /// an ideographic space is one word.
  var isBlank: Bool { self == Unit.space || self == Unit.tab }

  /// The value of a hexadecimal digit, or nil.
  var hexDigitValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x37
    case 0x61...0x66: UInt32(self) - 0x57
    default: nil
    }
  }
}

extension Collection<UInt16> {
  /// The units as a String, each lone surrogate as U+FFFD.
  var repairedString: String { String(decoding: Array(self), as: UTF16.self) }

  /// The units as a String; nil if a lone surrogate is among them, which a String can't hold.
  var exactString: String? {
    let units = Array(self)
    let string = String(decoding: units, as: UTF16.self)
    return string.utf16.elementsEqual(units) ? string : nil
  }
}

extension [UInt16] {
  /// The scalar that begins at `offset` and ends at or before `end`; nil at a lone surrogate.
  func scalar(at offset: Int, upTo end: Int) -> Unicode.Scalar? {
    let first = self[offset]
    if UTF16.isLeadSurrogate(first), offset + 1 < end, UTF16.isTrailSurrogate(self[offset + 1]) {
      return UTF16.decode(UTF16.EncodedScalar([first, self[offset + 1]]))
    }
    return Unicode.Scalar(UInt32(first))
  }

  /// Appends the one or two units of `value`; surrogates count as themselves.
  mutating func append(codePoint value: UInt32) {
    if value > 0xFFFF {
      append(UInt16(0xD7C0 + (value >> 10)))
      append(UInt16(0xDC00 + (value & 0x3FF)))
    } else {
      append(UInt16(value))
    }
  }
}
