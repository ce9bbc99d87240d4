public import TextInputModel

/// The one text form for the state of a field: `a[ni|]b` is the text `anib` with [1, 2] marked and the caret at 3.
///
/// `[ ]` stand around the marked text, `|` is the caret, `< >` stand around a selection that is not empty. Delimiters
/// at one offset come in any order. Reading and printing round-trip for every state, those with a selection outside
/// the marked text or across a bracket included.
public enum StateNotation {
  /// Reads a state; without caret or selection the caret is at the end of the text.
  ///
  /// Nothing is trimmed, and no quotes are taken off: that is the script reader's business. The empty text is the
  /// empty field, which prints as `|`.
  /// - Throws: the first fault, its place in UTF-16 units of `notation`.
  public static func parse(_ notation: [UInt16]) throws(NotationFault) -> TextInputState {
    let expected = try parseExpected(notation)
    return TextInputState(
      units: expected.units, selectedRange: expected.selectedRange, markedRange: expected.markedRange)
  }

  /// Reads a state; without caret or selection the caret is at the end of the text.
  public static func parse(_ notation: String) throws(NotationFault) -> TextInputState {
    try parse(Array(notation.utf16))
  }

  /// Reads a state of an expectation; without caret or selection its selected range is nil.
  public static func parseExpected(_ notation: [UInt16]) throws(NotationFault) -> ExpectedState {
    var reading = Reading()
    var offset = 0
    while offset < notation.count {
      let unit = notation[offset]
      if unit == Unit.backslash {
        offset = try TextEscapes.read(notation, at: offset, upTo: notation.count, into: &reading.units)
        continue
      }
      if let delimiter = Delimiter(rawValue: unit) {
        try reading.take(delimiter, at: offset)
      } else {
        reading.units.append(unit)
      }
      offset += 1
    }
    return try reading.state()
  }

  /// Reads a state of an expectation; without caret or selection its selected range is nil.
  public static func parseExpected(_ notation: String) throws(NotationFault) -> ExpectedState {
    try parseExpected(Array(notation.utf16))
  }

  /// The characters that are no text unless escaped.
  enum Delimiter: UInt16 {
    case open = 0x5B
    case close = 0x5D
    case caret = 0x7C
    case selectionStart = 0x3C
    case selectionEnd = 0x3E

    /// The delimiter as it is written.
    var text: String { [rawValue].repairedString }
  }

  /// A delimiter that was read: where it stood in the notation, and at what offset of the text.
  private struct Place {
    var notation: Int
    var text: Int
  }

  private struct Reading {
    var units: [UInt16] = []
    private var places: [Delimiter: Place] = [:]

    mutating func take(_ delimiter: Delimiter, at offset: Int) throws(NotationFault) {
      guard places[delimiter] == nil else {
        throw NotationFault(.repeatedDelimiter(delimiter.text), at: offset)
      }
      let isCaret = delimiter == .caret
      let isSelection = delimiter == .selectionStart || delimiter == .selectionEnd
      if isCaret && (places[.selectionStart] != nil || places[.selectionEnd] != nil)
        || isSelection && places[.caret] != nil
      {
        throw NotationFault(.caretAndSelection, at: offset)
      }
      places[delimiter] = Place(notation: offset, text: units.count)
    }

    func state() throws(NotationFault) -> ExpectedState {
      let marked = try range(from: .open, to: .close)
      let selected = try range(from: .selectionStart, to: .selectionEnd)
      return ExpectedState(
        units: units, markedRange: marked, selectedRange: selected ?? places[.caret].map { .caret($0.text) })
    }

    private func range(from open: Delimiter, to close: Delimiter) throws(NotationFault) -> UTF16Range? {
      switch (places[open], places[close]) {
      case (nil, nil): return nil
      case (let start?, nil): throw NotationFault(.unpairedDelimiter(open.text), at: start.notation)
      case (nil, let end?): throw NotationFault(.unpairedDelimiter(close.text), at: end.notation)
      case (let start?, let end?):
        if end.text < start.text { throw NotationFault(.unpairedDelimiter(close.text), at: end.notation) }
        guard start.text < end.text else {
          let first = min(start.notation, end.notation)
          let length = max(start.notation, end.notation) + 1 - first
          throw NotationFault(.emptyRange(open.text + close.text), at: first, length: length)
        }
        return UTF16Range(location: start.text, length: end.text - start.text)
      }
    }
  }
}
