import TestSupport
import Testing

@testable import CompositionScript

@Suite struct UTF8TextTests {
  @Test func agreesWithTheStandardLibrary() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<3000 {
      let bytes = (0..<random.number(0...6)).map { _ in
        random.flag()
          ? UInt8(truncatingIfNeeded: random.next())
          : random.element([0x41, 0xC3, 0xA9, 0xE4, 0xB8, 0xAD, 0xF0, 0x9F, 0x98, 0x80])
      }
      let (units, firstInvalid) = UTF8Text.decode(bytes, 0..<bytes.count)
      #expect((firstInvalid == nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
      if firstInvalid == nil { #expect(units == Array(String(decoding: bytes, as: UTF8.self).utf16)) }
      #expect(UTF8Text.unitCount(bytes, 0..<bytes.count) == units.count)
    }
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], [0x61, 0xFFFD, 0x62], 1), ([0xC0, 0x80], [0xFFFD, 0xFFFD], 0),
      ([0xED, 0xA0, 0xBD], [0xFFFD, 0xFFFD, 0xFFFD], 0),
      ([0xF0, 0x9F, 0x98, 0x80, 0xE4, 0xB8], [0xD83D, 0xDE00, 0xFFFD, 0xFFFD], 2),
      ([0xF4, 0x90, 0x80, 0x80], [0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD], 0),
    ] as [([UInt8], [UInt16], Int)])
  func saysWhereItIsNotUTF8(_ bytes: [UInt8], _ units: [UInt16], _ first: Int) {
    let decoded = UTF8Text.decode(bytes, 0..<bytes.count)
    #expect(decoded.units == units)
    #expect(decoded.firstInvalid == first)
  }

  @Test func tellsCutOffFromInvalid() {
    #expect(UTF8Text.element(in: [0xE4, 0xB8], at: 0, upTo: 2) == .cutOff)
    #expect(UTF8Text.element(in: [0xE4, 0xB8, 0x41], at: 0, upTo: 3) == .invalid)
    #expect(UTF8Text.element(in: [0xE4, 0xB8, 0xAD], at: 0, upTo: 2) == .cutOff)
    #expect(UTF8Text.element(in: [0xE4, 0xB8, 0xAD], at: 0, upTo: 3) == .scalar(0x4E2D, length: 3))
  }
}
