/// A range of text in UTF-16 units, as an NSRange: a location and a length, both never negative.
///
/// Every offset of this package counts UTF-16 units (semantics rules 4 and 155).
public struct UTF16Range: Hashable, Sendable {
  /// The offset of the first unit.
  public let location: Int
  /// The number of units; 0 is a caret.
  public let length: Int

  /// A range at `location`, `length` units long. Negative values count as 0: real input methods send
  /// ranges that make no sense (rule 12), and a model must take them.
  public init(location: Int, length: Int) {
    self.location = max(0, location)
    self.length = max(0, length)
  }

  /// The empty range at `location`.
  public static func caret(_ location: Int) -> UTF16Range { UTF16Range(location: location, length: 0) }

  /// The offset behind the last unit; saturates instead of overflowing.
  public var end: Int {
    let (sum, overflow) = location.addingReportingOverflow(length)
    return overflow ? .max : sum
  }

  /// Whether the range holds no unit.
  public var isEmpty: Bool { length == 0 }

  /// The same range as a Swift range of offsets.
  public var offsets: Range<Int> { location..<end }

  /// The range cut to `0...count`, location first (`9,9` of 1 unit is `1,0`; semantics rules 12 and 158).
  public func clamped(to count: Int) -> UTF16Range {
    let start = min(location, count)
    return UTF16Range(location: start, length: min(length, count - start))
  }

  /// The range cut to what lies inside `bounds`; a range outside becomes a caret at the nearer end.
  public func clamped(into bounds: UTF16Range) -> UTF16Range {
    let start = min(max(location, bounds.location), bounds.end)
    let stop = min(max(end, bounds.location), bounds.end)
    return UTF16Range(location: start, length: stop - start)
  }

  /// Whether `other` lies inside, its ends included.
  public func contains(_ other: UTF16Range) -> Bool { location <= other.location && other.end <= end }

  /// The same range `distance` units further on; saturates instead of overflowing, and stops at 0.
  public func shifted(by distance: Int) -> UTF16Range {
    let (sum, overflow) = location.addingReportingOverflow(distance)
    return UTF16Range(location: overflow ? .max : sum, length: length)
  }
}

extension UTF16Range: CustomStringConvertible {
  /// `[location, length]`, as ranges are written everywhere in this package.
  public var description: String { "[\(location), \(length)]" }
}
