import CompositionScript
import ReplayHarness
import TextInputModel

extension JSONValue {
  /// `{"version":1,"<key>":[...]}`
  package static func list(_ key: String, _ elements: [JSONValue]) -> JSONValue {
    .object(["version": .int(1), key: .array(elements)])
  }

  /// `[location, length]`
  static func range(_ range: UTF16Range) -> JSONValue { .array([.int(range.location), .int(range.length)]) }

  /// `{"text":..,"selected":[l,n],"marked":null|[l,n]}`
  static func state(_ state: TextInputState) -> JSONValue {
    .object([
      "text": .units(state.units), "selected": .range(state.selectedRange),
      "marked": state.markedRange.map { .range($0) } ?? .null,
    ])
  }

  /// The keys that a recording gives, and no others.
  static func state(_ state: RecordedState) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    if let units = state.units { members["text"] = .units(units) }
    if let selected = state.selectedRange { members["selected"] = .range(selected) }
    switch state.marked {
    case nil: break
    case .some(.none): members["marked"] = .null
    case .range(let range): members["marked"] = .range(range)
    }
    return members
  }

  /// As a recording writes it.
  static func callback(_ callback: RecordedCallback) -> JSONValue {
    var members: [String: JSONValue] = ["call": .string(callback.call.rawValue)]
    if let range = callback.range { members["range"] = .range(range) }
    if let ranges = callback.ranges { members["ranges"] = .array(ranges.map { .range($0) }) }
    if let units = callback.units { members["string"] = .units(units) }
    if let answer = callback.answer { members["answer"] = .bool(answer) }
    if let reason = callback.reason { members["reason"] = .string(reason) }
    return .object(members)
  }
}
