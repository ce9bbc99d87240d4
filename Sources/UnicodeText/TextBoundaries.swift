/// The word, sentence or line-break boundaries of a text (UAX #29, UAX #14, untailored).
///
/// A collection of ranges of UTF-16 offsets that cover the text without gaps; none is empty. Between two word boundaries
/// may also lie spaces or punctuation: `words` leaves those out. Chinese, Japanese, Thai, Lao, Khmer and Burmese words,
/// which nothing separates, are cut by ICU's dictionaries. A lone surrogate is a character like any other.
///
/// A word boundary may lie inside a grapheme cluster, as behind U+0600 before a letter that is no digit: what moves a
/// caret rounds with `GraphemeClusters`.
///
/// Limit: what UIKit's tokenizer takes for a word is not documented beyond its names, and follows the system's language
/// and version. These boundaries are Unicode's and ICU's.
public struct TextBoundaries: Hashable, Sendable {
  /// What lies between two boundaries.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A word, or what stands between two: each punctuation mark, a run of spaces.
    case word
    /// A sentence, with the space behind it.
    case sentence
    /// What a line can't be broken in: a word with the space and the punctuation behind it, a line end.
    case line
  }

  /// What the boundaries are of.
  public let kind: Kind
  private let offsets: BoundaryOffsets
  private let endsWord: [Bool]

  /// The boundaries of `units`.
  ///
  /// - Throws: `UnicodeTextError.textTooLong`, or `.icu` where ICU has no memory or data.
  /// - Complexity: O(n), and more where a dictionary is asked.
  public init(kind: Kind, of units: [UInt16]) throws(UnicodeTextError) {
    self.kind = kind
    (offsets, endsWord) = try ICU.boundaries(kind, of: units)
  }

  /// The boundaries as UTF-16 offsets in rising order, 0 and the length of the text among them; `[0]` for no text.
  public var boundaries: [Int] { offsets.all }

  /// The length of the text in UTF-16 units.
  public var unitCount: Int { offsets.last }

  /// Whether there is a boundary at this UTF-16 offset. False outside the text.
  ///
  /// - Complexity: O(log n).
  public func isBoundary(_ offset: Int) -> Bool { offsets.contains(offset) }

  /// The first boundary behind this UTF-16 offset, which need not lie in the text; nil where there is none.
  ///
  /// - Complexity: O(log n).
  public func next(after offset: Int) -> Int? { offsets.next(after: offset) }

  /// The last boundary before this UTF-16 offset, which need not lie in the text; nil where there is none.
  ///
  /// - Complexity: O(log n).
  public func previous(before offset: Int) -> Int? { offsets.previous(before: offset) }

  /// The range between two boundaries that holds the unit at this UTF-16 offset; nil where there is no unit.
  ///
  /// - Complexity: O(log n).
  public func range(at offset: Int) -> Range<Int>? { offsets.piece(at: offset) }

  /// The ranges that are words: letters, digits, kana or ideographs, by the status of ICU's rule. Spaces, punctuation,
  /// symbols and emoji are none. Empty unless `kind` is `.word`.
  ///
  /// - Complexity: O(n).
  public var words: [Range<Int>] { endsWord.indices.dropLast().filter { endsWord[$0 + 1] }.map { self[$0] } }

  /// The word that holds the unit at this UTF-16 offset; nil where there is none, and unless `kind` is `.word`.
  ///
  /// - Complexity: O(log n).
  public func word(at offset: Int) -> Range<Int>? {
    guard kind == .word, let index = offsets.pieceIndex(at: offset), endsWord[index + 1] else { return nil }
    return self[index]
  }
}

extension TextBoundaries: RandomAccessCollection {
  /// 0: ranges are numbered from the start of the text.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { offsets.pieceCount }

  /// The UTF-16 offsets of the range with this number. Traps where there is none, as collections do.
  public subscript(index: Int) -> Range<Int> { offsets.piece(index) }
}
