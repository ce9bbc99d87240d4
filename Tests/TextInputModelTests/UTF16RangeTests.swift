import Testing
import TextInputModel

/// Ranges: what they hold, and that no numbers make them overflow.
@Suite struct UTF16RangeTests {
  @Test(arguments: [
    (0, 0, 0, 0), (2, 3, 2, 3), (-1, 3, 0, 3), (2, -1, 2, 0), (.min, .min, 0, 0), (.max, .max, .max, .max),
  ])
  func negativeNumbersCountAsZero(location: Int, length: Int, expectedLocation: Int, expectedLength: Int) {
    let made = range(location, length)
    #expect(made.location == expectedLocation)
    #expect(made.length == expectedLength)
  }

  @Test(arguments: [
    (range(2, 3), 5), (range(0, 0), 0), (range(.max, 0), .max), (range(1, .max), .max), (range(.max, .max), .max),
  ])
  func endSaturates(of range: UTF16Range, expected: Int) {
    #expect(range.end == expected)
    #expect(range.offsets == range.location..<expected)
  }

  @Test func caretIsEmpty() {
    #expect(UTF16Range.caret(4) == range(4, 0))
    #expect(UTF16Range.caret(-4) == range(0, 0))
    #expect(range(4, 0).isEmpty)
    #expect(!range(4, 1).isEmpty)
  }

  /// Rules 12 and 158: location first.
  @Test(arguments: [
    (range(0, 0), 0, range(0, 0)), (range(1, 2), 5, range(1, 2)), (range(1, 9), 5, range(1, 4)),
    (range(5, 1), 5, range(5, 0)), (range(9, 9), 1, range(1, 0)), (range(0, 9), 0, range(0, 0)),
    (range(3, .max), 5, range(3, 2)), (range(.max, .max), 5, range(5, 0)), (range(2, 2), -1, range(0, 0)),
  ])
  func clampsToALength(_ clamped: UTF16Range, count: Int, expected: UTF16Range) {
    #expect(clamped.clamped(to: count) == expected)
  }

  @Test(arguments: [
    (range(3, 1), range(2, 4), range(3, 1)), (range(0, 1), range(2, 4), range(2, 0)),
    (range(7, 2), range(2, 4), range(6, 0)), (range(0, 9), range(2, 4), range(2, 4)),
    (range(0, 3), range(2, 4), range(2, 1)), (range(5, .max), range(2, 4), range(5, 1)),
    (range(2, 0), range(2, 4), range(2, 0)), (range(6, 0), range(2, 4), range(6, 0)),
    (range(.max, .max), range(2, 4), range(6, 0)), (range(1, 1), range(3, 0), range(3, 0)),
  ])
  func clampsIntoBounds(_ clamped: UTF16Range, bounds: UTF16Range, expected: UTF16Range) {
    #expect(clamped.clamped(into: bounds) == expected)
  }

  @Test(arguments: [
    (range(2, 0), true), (range(6, 0), true), (range(2, 4), true), (range(3, 2), true),
    (range(1, 0), false), (range(7, 0), false), (range(1, 2), false), (range(5, 2), false), (range(2, .max), false),
  ])
  func containsItsEnds(other: UTF16Range, expected: Bool) {
    #expect(range(2, 4).contains(other) == expected)
  }

  @Test(arguments: [
    (range(2, 3), 4, range(6, 3)), (range(2, 3), -2, range(0, 3)), (range(2, 3), -3, range(0, 3)),
    (range(2, 3), 0, range(2, 3)), (range(1, 3), .max, range(.max, 3)), (range(.max, .max), 1, range(.max, .max)),
    (range(0, 3), .min, range(0, 3)),
  ])
  func shiftsWithoutOverflow(_ shifted: UTF16Range, distance: Int, expected: UTF16Range) {
    #expect(shifted.shifted(by: distance) == expected)
  }

  @Test func readsAsAnNSRange() { #expect(range(3, 1).description == "[3, 1]") }
}
