import UnicodeText

/// Random texts made of what breaks text code: lone surrogates, marks, joiners, jamo, flags, tags, line ends.
enum HostileText {
  /// Code points that join, extend or stand alone, each in its own way.
  static let pool: [UInt32] = [
    0x0A, 0x0D, 0x09, 0x20, 0x30, 0x31, 0x23, 0x61, 0xA9, 0xAD, 0xE9,
    0x0301, 0x034F, 0x0360, 0x05D0, 0x05B7, 0x0628, 0x064E, 0x0600, 0x0915, 0x094D, 0x093F, 0x0E2B, 0x0E49,
    0x1100, 0x1112, 0x1161, 0x11A8, 0x11AB, 0xAC00, 0xAC01, 0xD55C, 0x302E,
    0x200B, 0x200C, 0x200D, 0x2060, 0x20E3, 0x260E, 0x2764, 0x3030, 0x303D, 0x3297,
    0x304B, 0x3099, 0x309A, 0x30AB, 0x30FC, 0xFF76, 0xFF9E, 0xFF9F, 0x4E00, 0x3005, 0xF870, 0xFE0E, 0xFE0F,
    0x1F1E6, 0x1F1EF, 0x1F1F5, 0x1F3F3, 0x1F3F4, 0x1F3FB, 0x1F3FF, 0x1F468, 0x1F469, 0x1F600, 0x1F308,
    0x20BB7, 0xE0067, 0xE007F, 0xE0100, 0x11046, 0x1D165, 0x10FFFF, 0xA98F, 0xA9B6,
  ]

  static let loneSurrogates: [UInt16] = [0xD800, 0xD83C, 0xD83D, 0xDBFF, 0xDC00, 0xDDEF, 0xDE00, 0xDFFF]

  /// A text of up to `longest` code points from the pool, with lone surrogates among them where asked for.
  static func units(
    longest: Int, surrogates: Surrogates, using generator: inout some RandomNumberGenerator
  ) -> [UInt16] {
    (0..<Int.random(in: 0...longest, using: &generator)).flatMap { _ -> [UInt16] in
      let index = Int.random(in: 0..<(pool.count + (surrogates == .lone ? loneSurrogates.count : 0)), using: &generator)
      guard index < pool.count else { return [loneSurrogates[index - pool.count]] }
      return CodePoint(pool[index])?.units ?? []
    }
  }

  enum Surrogates {
    case paired, lone
  }

  /// The shortest text that still fails which leaving out one unit after the other leads to.
  static func shrunk(_ units: [UInt16], whileFailing fails: ([UInt16]) -> Bool) -> [UInt16] {
    var shortest = units
    var index = 0
    while index < shortest.count {
      var candidate = shortest
      candidate.remove(at: index)
      if fails(candidate) {
        shortest = candidate
        index = 0
      } else {
        index += 1
      }
    }
    return shortest
  }
}
