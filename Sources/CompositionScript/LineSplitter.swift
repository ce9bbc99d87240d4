/// The lines of a file, one by one: where each lies in the bytes, and whether a line feed ends it.
///
/// A line feed ends a line and a carriage return before it is no part of the line; a byte-order mark is skipped.
/// Nothing behind the last line feed is no line.
struct LineSplitter: Sequence, IteratorProtocol {
  /// One line.
  struct Line: Hashable {
    /// From 1.
    var number: Int
    /// Where its bytes lie.
    var range: Range<Int>
    /// Whether a line feed follows it.
    var isTerminated: Bool
  }

  private let bytes: [UInt8]
  private var offset: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = UTF8Text.offsetBehindMark(bytes)
  }

  mutating func next() -> Line? {
    guard offset < bytes.count else { return nil }
    let start = offset
    let lineFeed = bytes[start...].firstIndex(of: 0x0A)
    var end = lineFeed ?? bytes.count
    offset = end + 1
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    number += 1
    return Line(number: number, range: start..<end, isTerminated: lineFeed != nil)
  }
}
