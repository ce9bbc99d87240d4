/// The code points of a text from left to right, lone surrogates as they are: nothing is replaced or left out.
///
/// The units of its elements, joined, are the units of the text again.
public struct CodePoints: Sequence, Sendable {
  private let units: ArraySlice<UInt16>

  /// The code points of `units`.
  public init(of units: [UInt16]) {
    self.units = units[...]
  }

  /// The code points of a part of a text. A surrogate whose other half lies outside the part is a lone one.
  public init(of units: ArraySlice<UInt16>) {
    self.units = units
  }

  /// An iterator from the first code point on.
  public func makeIterator() -> Iterator {
    Iterator(units: units, position: units.startIndex)
  }

  /// Walks through the code points of a text.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate let units: ArraySlice<UInt16>
    fileprivate var position: Int

    /// The next code point, or nil at the end. Never fails.
    public mutating func next() -> CodePoint? {
      guard position < units.endIndex else { return nil }
      let unit = units[position]
      position += 1
      guard UTF16.isLeadSurrogate(unit), position < units.endIndex, UTF16.isTrailSurrogate(units[position]) else {
        return CodePoint(unchecked: UInt32(unit))
      }
      defer { position += 1 }
      return CodePoint(unchecked: UTF16.codePoint(ofLead: unit, trail: units[position]))
    }
  }
}

extension UTF16 {
  /// The code point of a surrogate pair; the caller has made sure that it is one.
  static func codePoint(ofLead lead: UInt16, trail: UInt16) -> UInt32 {
    0x10000 + (UInt32(lead) & 0x3FF) << 10 + UInt32(trail) & 0x3FF
  }
}
