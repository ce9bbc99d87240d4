import TextInputModel
import UnicodeText

/// A text input as the rules describe it, in the simplest terms: a row of cells, each a code unit that is plain or
/// marked, selected or not. Every call builds a new row. Slow, and written from the rules alone, not from the model.
struct ReferenceField {
  /// One code unit of the text.
  struct Cell {
    var unit: UInt16
    var isMarked = false
    var isSelected = false
  }

  private(set) var cells: [Cell]
  /// Where the caret stands, if no cell is selected.
  private(set) var caret: Int

  /// A field that shows `state`, which must keep the rules 1 to 4.
  init(_ state: TextInputState) {
    cells = []
    for (index, unit) in state.units.enumerated() {
      let marked = state.markedRange.map { index >= $0.location && index < $0.location + $0.length } ?? false
      let selected =
        index >= state.selectedRange.location && index < state.selectedRange.location + state.selectedRange.length
      cells.append(Cell(unit: unit, isMarked: marked, isSelected: selected))
    }
    caret = state.selectedRange.location
  }

  /// What the field holds, as the model tells it.
  var state: TextInputState {
    var texts: [UInt16] = []
    for cell in cells { texts.append(cell.unit) }
    let marked = run { $0.isMarked }
    let selected = run { $0.isSelected }
    return TextInputState(
      units: texts, selectedRange: selected.map(Self.asRange) ?? .caret(caret), markedRange: marked.map(Self.asRange))
  }

  /// Performs one call.
  mutating func apply(_ step: ModelStep) {
    switch step {
    case .setText(let units):
      cells = units.map { Cell(unit: $0) }
      caret = units.count
    case .call(.unmarkText): unmarkAll()
    case .call(.setMarkedText(let units, let selection, let hole)):
      put(units.map { Cell(unit: $0, isMarked: true) }, over: hole, selecting: selection)
    case .call(.insertText(let units, let hole)):
      put(units.map { Cell(unit: $0) }, over: hole, selecting: nil)
    case .call(.deleteBackward): deleteBackward()
    case .call(.replace(let range, let units)): replace(places(range), units.map { Cell(unit: $0) })
    case .call(.select(let range)): select(places(range))
    }
  }

  // Rules 5 to 12, 21 to 23, 178: the new cells take the place of the range asked for, else of the marked text, else of
  // the selection. What stays is plain, and the selection is in the new cells or behind them.
  private mutating func put(_ new: [Cell], over asked: UTF16Range?, selecting selection: UTF16Range?) {
    let hole = asked.map(places) ?? run { $0.isMarked } ?? run { $0.isSelected } ?? caret..<caret
    var row: [Cell] = []
    for cell in cells[..<hole.lowerBound] { row.append(Cell(unit: cell.unit)) }
    for (index, cell) in new.enumerated() {
      var cell = cell
      if let selection {
        cell.isSelected = index >= selection.location && index - selection.location < selection.length
      }
      row.append(cell)
    }
    caret = hole.lowerBound + min(selection?.location ?? new.count, new.count)
    for cell in cells[hole.upperBound...] { row.append(Cell(unit: cell.unit)) }
    cells = row
  }

  // Rules 26, 27, 161: the selected cells go, or the cluster before the caret; what is left keeps its marks.
  private mutating func deleteBackward() {
    var hole = run { $0.isSelected } ?? caret..<caret
    if hole.isEmpty {
      var texts: [UInt16] = []
      for cell in cells { texts.append(cell.unit) }
      hole = caret - BackwardDeletion.length(in: texts, endingAt: caret)..<caret
    }
    cells = Array(cells[..<hole.lowerBound]) + Array(cells[hole.upperBound...])
    caret = hole.lowerBound
  }

  // Rules 30 and 31, and FORMATS section 1.
  private mutating func replace(_ hole: Range<Int>, _ new: [Cell]) {
    let marked = run { $0.isMarked }
    let selected = run { $0.isSelected } ?? caret..<caret
    let growth = new.count - hole.count
    var row = Array(cells[..<hole.lowerBound]) + new + Array(cells[hole.upperBound...])
    // A selection that ends before the hole or at its start stays, one that begins at its end or behind it moves.
    if selected.lowerBound >= hole.upperBound {
      caret = selected.lowerBound + growth
    } else if selected.upperBound > hole.lowerBound {
      for index in row.indices { row[index].isSelected = false }
      caret = hole.lowerBound + new.count
    }
    cells = row
    guard let marked else { return }
    if hole.upperBound > marked.lowerBound, hole.lowerBound < marked.upperBound { return unmarkAll() }
    // Rule 1: an insertion at the end of the marked text pushed the caret out of it.
    if let still = run({ $0.isMarked }), run({ $0.isSelected }) == nil {
      caret = max(still.lowerBound, min(caret, still.upperBound))
    }
  }

  // Rules 33 and 34.
  private mutating func select(_ target: Range<Int>) {
    for index in cells.indices { cells[index].isSelected = target.contains(index) }
    caret = target.lowerBound
    guard let marked = run({ $0.isMarked }) else { return }
    if target.lowerBound < marked.lowerBound || target.upperBound > marked.upperBound { unmarkAll() }
  }

  // Rule 17.
  private mutating func unmarkAll() {
    for index in cells.indices { cells[index].isMarked = false }
  }

  /// The cells that have a property: they stand together. Nil if there are none.
  private func run(_ property: (Cell) -> Bool) -> Range<Int>? {
    var first: Int?
    var last = 0
    for (index, cell) in cells.enumerated() where property(cell) {
      if first == nil { first = index }
      last = index
    }
    return first.map { $0..<last + 1 }
  }

  /// A range as far as there is text (rule 158).
  private func places(_ range: UTF16Range) -> Range<Int> {
    let start = range.location > cells.count ? cells.count : range.location
    let room = cells.count - start
    return start..<start + (range.length > room ? room : range.length)
  }

  private static func asRange(_ places: Range<Int>) -> UTF16Range {
    UTF16Range(location: places.lowerBound, length: places.upperBound - places.lowerBound)
  }
}
