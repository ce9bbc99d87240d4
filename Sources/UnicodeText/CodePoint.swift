/// A code point of a text, a lone surrogate included, which `Unicode.Scalar` can't be.
public struct CodePoint: Hashable, Sendable {
  /// 0 to 0x10FFFF.
  public let value: UInt32

  /// The code point with this number; nil past 0x10FFFF.
  public init?(_ value: UInt32) {
    guard value <= 0x10FFFF else { return nil }
    self.value = value
  }

  /// The code point of a scalar.
  public init(_ scalar: Unicode.Scalar) {
    value = scalar.value
  }

  /// For values that are known to be code points.
  init(unchecked value: UInt32) {
    self.value = value
  }

  /// How many UTF-16 units it takes: 2 past 0xFFFF, otherwise 1, for a lone surrogate too.
  public var unitCount: Int { value > 0xFFFF ? 2 : 1 }

  /// Whether it is a surrogate, which in a text means a lone one.
  public var isSurrogate: Bool { value & 0xFFFF_F800 == 0xD800 }

  /// Its UTF-16 units.
  public var units: [UInt16] {
    guard value > 0xFFFF else { return [UInt16(value)] }
    return [UInt16(0xD7C0 + value >> 10), UInt16(0xDC00 + value & 0x3FF)]
  }

  /// As the shim takes it.
  var number: Int32 { Int32(bitPattern: value) }
}

extension CodePoint: Comparable {
  /// By number, not by any alphabet.
  public static func < (left: CodePoint, right: CodePoint) -> Bool { left.value < right.value }
}

extension CodePoint: CustomStringConvertible {
  /// The usual notation: "U+" and at least four upper-case hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
