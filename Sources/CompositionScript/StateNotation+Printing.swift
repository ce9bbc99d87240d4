public import TextInputModel

extension StateNotation {
  /// The state in its canonical form: at one offset `>` `]` `[` `<`, and a caret that touches a bracket inside it.
  ///
  /// Reading what this prints gives the same state, for every state. Escaped are always: the characters of the escape
  /// table, controls, default-ignorable characters, every White_Space but U+0020, a U+0020 that is the first or last
  /// unit of the text, lone surrogates, and a combining mark or joiner at the start of the text or behind a delimiter.
  public static func print(_ state: TextInputState) -> String {
    print(ExpectedState(units: state.units, markedRange: state.markedRange, selectedRange: state.selectedRange))
  }

  /// An expected state in its canonical form; without caret where its selected range is nil.
  ///
  /// Ranges are cut to the text, and an empty marked range is not printed.
  public static func print(_ state: ExpectedState) -> String {
    let count = state.units.count
    let clamped = state.markedRange?.clamped(to: count)
    let marked = clamped?.isEmpty == false ? clamped : nil
    let selected = state.selectedRange?.clamped(to: count)
    return TextEscapes.print(state.units) { offset in
      delimiters(at: offset, marked: marked, selected: selected)
    }
  }

  private static func delimiters(at offset: Int, marked: UTF16Range?, selected: UTF16Range?) -> String {
    let caret = selected?.isEmpty == true ? selected?.location : nil
    let isSelecting = caret == nil
    var text = ""
    if isSelecting, selected?.end == offset { text += ">" }
    if caret == offset, marked?.location != offset { text += "|" }
    if marked?.end == offset { text += "]" }
    if marked?.location == offset { text += "[" }
    if isSelecting, selected?.location == offset { text += "<" }
    if caret == offset, marked?.location == offset { text += "|" }
    return text
  }
}
