/// The boundaries of a text in rising order, from 0 to its length, as UTF-16 offsets; `[0]` for no text.
struct BoundaryOffsets: Hashable, Sendable {
  /// ICU's numbers: half the memory of `Int`.
  private let offsets: [Int32]

  /// `offsets` are ICU's: rising, and never none.
  init(_ offsets: [Int32]) { self.offsets = offsets }

  var all: [Int] { offsets.map { Int($0) } }
  var last: Int { Int(offsets[offsets.count - 1]) }
  /// How many pieces the boundaries cut the text into.
  var pieceCount: Int { offsets.count - 1 }

  /// The piece with this number. Traps where there is none.
  func piece(_ index: Int) -> Range<Int> { Int(offsets[index])..<Int(offsets[index + 1]) }

  func contains(_ offset: Int) -> Bool {
    let index = firstIndex { $0 >= offset }
    return index < offsets.count && Int(offsets[index]) == offset
  }

  /// The number of the piece that holds the unit at this offset; nil where there is no unit.
  func pieceIndex(at offset: Int) -> Int? {
    guard offset >= 0, offset < last else { return nil }
    return firstIndex { $0 > offset } - 1
  }

  func piece(at offset: Int) -> Range<Int>? { pieceIndex(at: offset).map { piece($0) } }

  func next(after offset: Int) -> Int? {
    let index = firstIndex { $0 > offset }
    return index < offsets.count ? Int(offsets[index]) : nil
  }

  func previous(before offset: Int) -> Int? {
    let index = firstIndex { $0 >= offset }
    return index > 0 ? Int(offsets[index - 1]) : nil
  }

  /// The index of the first boundary for which `isBehind` holds, which then holds for all later ones; the count of
  /// boundaries if it holds for none.
  private func firstIndex(where isBehind: (Int) -> Bool) -> Int {
    var range = offsets.startIndex..<offsets.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if isBehind(Int(offsets[middle])) {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    return range.lowerBound
  }
}
