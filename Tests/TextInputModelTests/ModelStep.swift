import CompositionScript
import TextInputModel

/// What a random session does to the model and to the reference.
enum ModelStep: CustomStringConvertible, Sendable {
  /// A call of the protocol.
  case call(TextInputCall)
  /// The program's write.
  case setText([UInt16])

  func apply(to state: inout TextInputState) {
    switch self {
    case .call(let call): state.apply(call)
    case .setText(let units): state.setText(units)
    }
  }

  /// The step as a script has it.
  var description: String {
    switch self {
    case .setText(let units): "set \(Self.quoted(units))"
    case .call(.setMarkedText(let units, let selection, let hole)):
      "mark \(Self.quoted(units))\(selection.map { " at \($0.location),\($0.length)" } ?? "")\(Self.over(hole))"
    case .call(.unmarkText): "unmark"
    case .call(.insertText(let units, let hole)): "insert \(Self.quoted(units))\(Self.over(hole))"
    case .call(.deleteBackward): "delete"
    case .call(.replace(let range, let units)): "replace \(range.location),\(range.length) \(Self.quoted(units))"
    case .call(.select(let range)): "select \(range.location),\(range.length)"
    }
  }

  private static func quoted(_ units: [UInt16]) -> String {
    "\"" + StateNotation.print(ExpectedState(units: units, markedRange: nil, selectedRange: nil)) + "\""
  }

  private static func over(_ hole: UTF16Range?) -> String { hole.map { " over \($0.location),\($0.length)" } ?? "" }
}

/// A start and the steps after it.
struct ModelSession: Sendable {
  var start: TextInputState
  var steps: [ModelStep]

  /// Where model and reference first differ, or the model breaks a rule of section 1.1; nil if nowhere.
  var complaint: String? {
    var model = start
    var reference = ReferenceField(start)
    for (number, step) in steps.enumerated() {
      step.apply(to: &model)
      reference.apply(step)
      let expected = reference.state
      if model != expected {
        return "step \(number + 1): model \(StateNotation.print(model)), reference \(StateNotation.print(expected))"
      }
      if let violation = violation(of: model) { return "step \(number + 1): \(violation)" }
    }
    return nil
  }

  /// The shortest session that still fails which leaving out step after step, and then unit after unit, leads to.
  var shrunk: ModelSession {
    var best = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.smaller where candidate.complaint != nil {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  private var smaller: [ModelSession] {
    var candidates: [ModelSession] = []
    if let first = steps.first {
      var moved = start
      first.apply(to: &moved)
      if violation(of: moved) == nil { candidates.append(ModelSession(start: moved, steps: Array(steps.dropFirst()))) }
    }
    candidates.append(ModelSession(start: start, steps: Array(steps.dropLast())))
    for index in steps.indices {
      candidates.append(ModelSession(start: start, steps: Array(steps[..<index] + steps[(index + 1)...])))
    }
    for index in start.units.indices {
      var fewer = start.units
      fewer.remove(at: index)
      let state = TextInputState(
        units: fewer, selectedRange: start.selectedRange.without(index),
        markedRange: start.markedRange?.without(index))
      if violation(of: state) == nil { candidates.append(ModelSession(start: state, steps: steps)) }
    }
    for index in steps.indices {
      guard let simpler = steps[index].simpler else { continue }
      candidates.append(
        ModelSession(start: start, steps: Array(steps[..<index] + [simpler] + steps[(index + 1)...])))
    }
    return candidates.filter { !$0.steps.isEmpty }
  }

  /// The session as a script.
  var script: String {
    (["host raw", "start \(StateNotation.print(start))"] + steps.map(\.description)).joined(separator: "\n")
  }
}

extension UTF16Range {
  /// The range after one unit of the text was left out.
  fileprivate func without(_ index: Int) -> UTF16Range {
    UTF16Range(
      location: index < location ? location - 1 : location,
      length: index >= location && index < end ? length - 1 : length)
  }
}

extension ModelStep {
  /// The same step with one unit less.
  fileprivate var simpler: ModelStep? {
    switch self {
    case .setText(let units) where !units.isEmpty: .setText(units.dropLast())
    case .call(.setMarkedText(let units, let selection, let hole)) where !units.isEmpty:
      .call(.setMarkedText(units.dropLast(), selectedRange: selection, replacementRange: hole))
    case .call(.insertText(let units, let hole)) where !units.isEmpty:
      .call(.insertText(units.dropLast(), replacementRange: hole))
    case .call(.replace(let range, let units)) where !units.isEmpty: .call(.replace(range, units.dropLast()))
    default: nil
    }
  }
}
