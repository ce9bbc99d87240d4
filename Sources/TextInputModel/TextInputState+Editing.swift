import UnicodeText

extension TextInputState {
  /// Inserts `units`: `insertText(_:)`.
  ///
  /// Replaces the marked text, whatever the selection (`[¨|]` and `ü` give `ü|`; rules 21 and 22), else the selection.
  /// Nothing is marked afterwards, and the caret is behind the new text. The text is never normalised (rule 165).
  /// - Parameter replacementRange: NSTextInputClient's, in document coordinates (rules 136, 138), clamped to the text.
  ///   Marked text outside it stays as plain text.
  public mutating func insertText(_ units: [UInt16], replacementRange: UTF16Range? = nil) {
    let target = target(of: replacementRange)
    edit(target, units)
    markedRange = nil
    selectedRange = .caret(target.location + units.count)
  }

  /// The range that `deleteBackward()` would take away now; empty where there is nothing before the caret.
  public var backwardDeletionRange: UTF16Range {
    guard selectedRange.isEmpty else { return selectedRange }
    let caret = selectedRange.location
    let length = BackwardDeletion.length(in: units, endingAt: caret)
    return UTF16Range(location: caret - length, length: length)
  }

  /// Deletes the selection, or one backward-deletion cluster before the caret: `deleteBackward()`.
  ///
  /// The cluster is that of rules 161 to 163: a vowel sign alone in Devanagari, a whole family emoji. What is left of
  /// the marked text stays marked (`a[n<ih>ao]b` gives `a[n|ao]b`; rules 26 and 27, inferred); with the caret at its
  /// start the text before it goes (`a[|ni]` gives `[|ni]`).
  public mutating func deleteBackward() {
    let range = backwardDeletionRange
    guard !range.isEmpty else { return }
    edit(range, [])
    selectedRange = .caret(range.location)
    guard let marked = markedRange else { return }
    let start = Self.offset(marked.location, afterDeleting: range)
    let end = Self.offset(marked.end, afterDeleting: range)
    markedRange = end > start ? UTF16Range(location: start, length: end - start) : nil
    if let markedRange { selectedRange = selectedRange.clamped(into: markedRange) }
  }

  /// Replaces `range` of the document: `replace(_:withText:)`.
  ///
  /// A selection that starts at or behind the end of the range moves with the text; one that overlaps the range becomes
  /// a caret behind the new text (rule 30). Marked text before or behind the range stays marked and moves along; one
  /// that overlaps the range becomes plain (rule 31 is open; settled so for every host). A range of length 0 at the
  /// start of the marked text counts as before it, at its end as behind it.
  /// - Parameter range: in document coordinates, clamped to the text.
  public mutating func replace(_ range: UTF16Range, with units: [UInt16]) {
    let range = range.clamped(to: self.units.count)
    edit(range, units)
    let distance = units.count - range.length
    if selectedRange.location >= range.end {
      selectedRange = selectedRange.shifted(by: distance)
    } else if selectedRange.end > range.location {
      selectedRange = .caret(range.location + units.count)
    }
    guard let marked = markedRange else { return }
    if range.end <= marked.location {
      markedRange = marked.shifted(by: distance)
    } else if range.location < marked.end {
      markedRange = nil
    }
    if let markedRange { selectedRange = selectedRange.clamped(into: markedRange) }
  }

  /// Moves the selection.
  ///
  /// Inside the marked text, its ends included, the composition goes on (rule 33); elsewhere it ends and the text stays
  /// (`a[ni|]b` and a caret at 0 give `|anib`; rule 34).
  /// - Parameter range: in document coordinates, clamped to the text.
  public mutating func select(_ range: UTF16Range) {
    selectedRange = range.clamped(to: units.count)
    if let markedRange, !markedRange.contains(selectedRange) { self.markedRange = nil }
  }

  /// Replaces the whole text, as a program does with `text =`: nothing is marked, the caret is at the end (rule 40),
  /// even if the text is the same (rule 42).
  public mutating func setText(_ units: [UInt16]) {
    self.units = units
    markedRange = nil
    selectedRange = .caret(units.count)
  }

  /// What marked or inserted text replaces: `replacementRange`, clamped, else the marked text, else the selection.
  func target(of replacementRange: UTF16Range?) -> UTF16Range {
    replacementRange?.clamped(to: units.count) ?? markedRange ?? selectedRange
  }

  /// Replaces part of the text and leaves the ranges alone.
  ///
  /// Most edits are at the end of the text, where units are overwritten one by one and nothing has to move; there this
  /// is faster than `replaceSubrange` (`Scripts/bench`).
  mutating func edit(_ range: UTF16Range, _ replacement: [UInt16]) {
    guard range.end == units.count else { return units.replaceSubrange(range.offsets, with: replacement) }
    let overlap = min(range.length, replacement.count)
    for index in 0..<overlap { units[range.location + index] = replacement[index] }
    if overlap < range.length { units.removeLast(range.length - overlap) }
    for index in overlap..<replacement.count { units.append(replacement[index]) }
  }

  /// Where an offset of the text lies after `range` was deleted.
  private static func offset(_ offset: Int, afterDeleting range: UTF16Range) -> Int {
    offset <= range.location ? offset : max(range.location, offset - range.length)
  }
}
