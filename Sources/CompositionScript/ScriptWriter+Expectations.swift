import TextInputModel

extension ScriptWriter {
  /// An expectation.
  static func expectation(_ check: Expectation.Check) -> String {
    switch check {
    case .state(let state): return self.state(state)
    case .error(let field, let expected): return expect(.error, of(field), error(expected))
    case .errorCount(let field, let count): return expect(.errors, of(field), "\(count)")
    case .submit(let isOn): return expect(.submit, isOn ? "on" : "off")
    case .value(let field, let units): return expect(.value, of(field), units.map(literal) ?? "none")
    case .accepted(let field, let units): return expect(.accepted, of(field), units.map(literal) ?? "any")
    case .refused: return expect(.refused)
    case .composing(let isComposing): return expect(.composing, isComposing ? "yes" : "no")
    case .requirement(let id, let field, let expected):
      return expect(.requirement, text(id), of(field), expected.rawValue)
    case .focus(let field): return expect(.focus, field.map(text) ?? "none")
    case .calls(let callback, let count): return expect(.calls, callback.rawValue, "\(count)")
    }
  }

  private static func expect(_ word: ExpectationWord, _ parts: String?...) -> String {
    ([word.rawValue] + parts.compactMap { $0 }).joined(separator: " ")
  }

  private static func error(_ expected: Expectation.ErrorExpectation) -> String {
    switch expected {
    case .none: "none"
    case .any: "any"
    case .text(let units): literal(units)
    }
  }

  /// A state, behind the word `state` where it would else be no state.
  private static func state(_ state: ExpectedState) -> String {
    let notation = StateNotation.print(state)
    let first = Array(notation.utf16.prefix { !$0.isBlank }).repairedString
    let isPlain = state.selectedRange == nil && state.markedRange == nil
    let isNamed = isPlain || ExpectationWord.beginnings.contains(first)
    return (isNamed ? "state " : "") + quotedIfMistakable(notation)
  }
}
