/// The known word that a mistyped one was probably meant to be.
package enum NearMiss {
  /// The nearest of `words` to `word`, if it is near enough to be a slip: one edit in up to four letters, two in more.
  /// An edit inserts, deletes or replaces a letter or swaps two neighbours; case costs nothing. Of equals the first.
  package static func suggestion(for word: String, among words: [String]) -> String? {
    let letters = Array(word.lowercased().utf16)
    guard letters.count > 1, letters.count <= 32 else { return nil }
    let limit = letters.count <= 4 ? 1 : 2
    var best: (word: String, distance: Int)?
    for candidate in words where candidate != word {
      let distance = distance(letters, Array(candidate.lowercased().utf16))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of edits between two words (optimal string alignment). O(n·m).
  static func distance(_ left: [UInt16], _ right: [UInt16]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        var cost = min(
          last[column] + (left[row] == right[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
