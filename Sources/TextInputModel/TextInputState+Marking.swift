extension TextInputState {
  /// Makes `units` the marked text: `setMarkedText(_:selectedRange:)`.
  ///
  /// The new text replaces the marked text whatever the selection is (`a[ni|]b` and `nih` give `a[nih|]b`; rule 7);
  /// where nothing is marked it replaces the selection (rules 5 and 6). Empty text ends the composition: the marked
  /// text goes, or the selection where nothing is marked (`a<bc>d` gives `a|d`; rules 9 and 10).
  /// - Parameters:
  ///   - units: the marked text in UTF-16 units.
  ///   - selectedRange: in units of the marked text, not of the document (rule 8), clamped into it (rules 12, D13);
  ///     nil (NSNotFound) is a caret at its end (rule 11).
  ///   - replacementRange: NSTextInputClient's, in document coordinates (rules 138 and 142, N11 of the observed
  ///     traces), clamped to the text. Marked text outside it stays as plain text.
  public mutating func setMarkedText(
    _ units: [UInt16], selectedRange: UTF16Range?, replacementRange: UTF16Range? = nil
  ) {
    let target = target(replacementRange)
    self.units.replaceSubrange(target.offsets, with: units)
    guard !units.isEmpty else {
      markedRange = nil
      self.selectedRange = .caret(target.location)
      return
    }
    markedRange = UTF16Range(location: target.location, length: units.count)
    self.selectedRange =
      selectedRange?.clamped(to: units.count).shifted(by: target.location) ?? .caret(target.location + units.count)
  }

  /// Makes the marked text plain: `unmarkText()`.
  ///
  /// Text and selection stay (`[你好|]` gives `你好|`; rule 17). Nothing happens where nothing is marked (rule 18).
  public mutating func unmarkText() {
    markedRange = nil
  }
}
