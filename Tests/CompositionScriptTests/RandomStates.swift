import CompositionScript
import TestSupport
import TextInputModel

extension SeededGenerator {
  /// A range in a text of `count` units.
  mutating func range(in count: Int) -> UTF16Range {
    let location = number(0...count)
    return UTF16Range(location: location, length: number(0...count - location))
  }

  /// Any state, with ranges across each other, inside surrogate pairs and behind hostile text.
  mutating func state() -> TextInputState {
    let units = units()
    let marked = maybe { $0.range(in: units.count) }
    return TextInputState(units: units, selectedRange: range(in: units.count), markedRange: marked)
  }

  /// Any state of an expectation, with or without selection.
  mutating func expectedState() -> ExpectedState {
    let state = state()
    return ExpectedState(
      units: state.units, markedRange: state.markedRange, selectedRange: flag() ? state.selectedRange : nil)
  }
}
