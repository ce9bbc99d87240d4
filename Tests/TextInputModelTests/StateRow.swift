import CompositionScript
import Testing
import TextInputModel

/// One row of a table: a state, a call, and the state that it leaves, in the state notation.
struct StateRow: CustomTestStringConvertible, Sendable {
  /// The rule of the semantics page that the row comes from, or FORMATS for section 1 of that page.
  let rule: String
  let before: String
  let call: TextInputCall
  let after: String

  init(_ rule: String, _ before: String, _ call: TextInputCall, _ after: String) {
    self.rule = rule
    self.before = before
    self.call = call
    self.after = after
  }

  var testDescription: String { "\(rule): \(before) gives \(after)" }

  /// Performs the call on the state before and compares with the state after, by code units; then does the same in a
  /// field of each system, for what the keyboard's call does to the state is the same on all.
  @MainActor func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var state = try StateNotation.parse(before)
    state.apply(call)
    let expected = try StateNotation.parse(after)
    #expect(
      state == expected, "\(rule): \(before) became \(StateNotation.print(state)), not \(after)",
      sourceLocation: sourceLocation)
    #expect(violation(of: state) == nil, "\(rule): \(StateNotation.print(state))", sourceLocation: sourceLocation)
    for host in HostProfile.all {
      let field = TextField(host: host, state: try StateNotation.parse(before))
      field.keyboard(call)
      #expect(
        field.state == expected, "\(rule) on \(host.id): \(StateNotation.print(field.state))",
        sourceLocation: sourceLocation)
    }
  }
}

/// The UTF-16 units of a text.
func units(_ text: String) -> [UInt16] { Array(text.utf16) }

/// A range, as it is written in this package.
func range(_ location: Int, _ length: Int) -> UTF16Range { UTF16Range(location: location, length: length) }

/// `setMarkedText`, with the selection that the keyboard asks for; without one the caret goes to the end.
func mark(_ text: String, at selection: UTF16Range? = nil, over replaced: UTF16Range? = nil) -> TextInputCall {
  .setMarkedText(units(text), selectedRange: selection, replacementRange: replaced)
}

/// `insertText`
func insert(_ text: String, over replaced: UTF16Range? = nil) -> TextInputCall {
  .insertText(units(text), replacementRange: replaced)
}

/// `replace(_:withText:)`
func replace(_ location: Int, _ length: Int, _ text: String) -> TextInputCall {
  .replace(range(location, length), units(text))
}

/// A change of the selection.
func select(_ location: Int, _ length: Int = 0) -> TextInputCall { .select(range(location, length)) }

/// Which of the rules 1 to 4 the state breaks; nil if none.
func violation(of state: TextInputState) -> String? {
  let count = state.units.count
  let selected = state.selectedRange
  if selected.location < 0 || selected.length < 0 || selected.location + selected.length > count {
    return "rule 4: the selection \(selected) is not in a text of \(count) units"
  }
  guard let marked = state.markedRange else { return nil }
  if marked.length <= 0 { return "rule 3: the marked range is empty" }
  if marked.location < 0 || marked.location + marked.length > count {
    return "rule 2: the marked range \(marked) is not in a text of \(count) units"
  }
  if selected.location < marked.location || selected.location + selected.length > marked.location + marked.length {
    return "rule 1: the selection \(selected) is not in the marked range \(marked)"
  }
  return nil
}
