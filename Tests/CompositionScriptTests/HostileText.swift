import TestSupport

/// The units of a text, by which tests compare: `==` of Strings holds between NFC and NFD.
func units(_ text: some StringProtocol) -> [UInt16] { Array(text.utf16) }

/// Pieces of text that notations, scripts and JSON stumble over.
let hostilePieces: [[UInt16]] = [
  [0x61], [0x20], [0x20, 0x20], [0x09], [0x0A], [0x0D], [0x0D, 0x0A], [0x00], [0x1B], [0x7F], [0x85], [0xA0], [0xAD],
  [0x2006], [0x2028], [0x3000], [0x200B], [0x200C], [0x200D], [0x0301], [0x20E3], [0xFE0F], [0x0E31], [0x093E],
  [0x034F],
  [0xFEFF], [0xFFFD], [0xFFFE], [0xD83D], [0xDE00], [0xDE00, 0xD83D], [0xD83D, 0xDE00],
  [0xD83D, 0xDC69, 0x200D, 0xD83D],
  [0xDB40, 0xDC20], [0x1112, 0x1161], [0x4E2D, 0x6587], [0xFF1B], [0xFF03], [0xFF1D], [0xFF1E], [0xFF5C],
  [0x20, 0xFF1B, 0x20], [0xFF1D, 0xFF1E], Array("[".utf16), Array("]".utf16), Array("|".utf16), Array("<".utf16),
  Array(">".utf16), Array("\\".utf16), Array("\\u{41}".utf16), Array(" => ".utf16), Array("=>".utf16), Array(";".utf16),
  Array(" # ".utf16), Array("#".utf16), Array("\"".utf16), Array("{".utf16), Array("}".utf16), Array("{return}".utf16),
  Array("error none".utf16), Array("state ".utf16), Array(" submit on".utf16), Array("none".utf16), Array("any".utf16),
  Array("nth".utf16), Array("accept".utf16), Array("of".utf16), Array("at".utf16), Array("0,1".utf16),
]

extension SeededGenerator {
  mutating func flag() -> Bool { next() & 1 == 0 }
  mutating func maybe<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? { flag() ? make(&self) : nil }

  /// A hostile text of up to `count` pieces, lone surrogates among them.
  mutating func units(_ count: Int = 5) -> [UInt16] {
    (0..<number(0...count)).flatMap { _ in element(hostilePieces) }
  }

  /// A hostile text that a String can hold.
  mutating func string(_ count: Int = 4) -> String {
    let units = units(count)
    return String(decoding: units, as: UTF16.self)
  }
}
