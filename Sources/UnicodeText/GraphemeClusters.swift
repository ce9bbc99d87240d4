/// The extended grapheme clusters of a text (UAX #29, untailored): what a user takes for one character.
///
/// A collection of ranges of UTF-16 offsets that cover the text without gaps; none is empty. A lone surrogate is a
/// character like any other. The clusters are ICU's: Swift's `Character` cuts elsewhere where its
/// Unicode data are newer (marks added since, symbols that are no longer pictographs).
public struct GraphemeClusters: Hashable, Sendable {
  private let offsets: BoundaryOffsets

  /// The clusters of `units`.
  ///
  /// - Throws: `UnicodeTextError.textTooLong`, or `.icu` where ICU has no memory or data.
  /// - Complexity: O(n).
  public init(of units: [UInt16]) throws(UnicodeTextError) {
    offsets = try ICU.graphemeBoundaries(of: units)
  }

  /// How many clusters `units` have, without keeping them.
  ///
  /// - Throws: as `init(of:)`.
  /// - Complexity: O(n).
  public static func count(in units: [UInt16]) throws(UnicodeTextError) -> Int {
    try ICU.graphemeBoundaryCount(of: units) - 1
  }

  /// The boundaries as UTF-16 offsets in rising order, 0 and the length of the text among them; `[0]` for no text.
  public var boundaries: [Int] { offsets.all }

  /// The length of the text in UTF-16 units.
  public var unitCount: Int { offsets.last }

  /// Whether no cluster is cut at this UTF-16 offset. False outside the text.
  ///
  /// - Complexity: O(log n).
  public func isBoundary(_ offset: Int) -> Bool {
    offsets.contains(offset)
  }

  /// The cluster that holds the unit at this UTF-16 offset; nil where there is no unit.
  ///
  /// - Complexity: O(log n).
  public func cluster(at offset: Int) -> Range<Int>? {
    offsets.piece(at: offset)
  }
}

extension GraphemeClusters: RandomAccessCollection {
  /// 0: clusters are numbered from the start of the text.
  public var startIndex: Int { 0 }
  /// The number of clusters.
  public var endIndex: Int { offsets.pieceCount }

  /// The UTF-16 offsets of the cluster with this number. Traps where there is none, as collections do.
  public subscript(index: Int) -> Range<Int> {
    offsets.piece(index)
  }
}
