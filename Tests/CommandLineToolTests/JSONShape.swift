/// What a JSON value must look like: each key named, none besides, keys sorted.
indirect enum JSONShape: Sendable {
  case null
  case bool
  case integer(from: Int)
  case string
  case word([String])
  case array(JSONShape)
  case range
  case object([String: JSONShape], optional: [String: JSONShape] = [:])
  case either(JSONShape, JSONShape)

  /// A number of things.
  static let count = JSONShape.integer(from: 0)

  /// Where `value` is not of this shape, and how; empty if it is.
  func problems(in value: ParsedJSON, at path: String = "$") -> [String] {
    switch (self, value) {
    case (.null, .null), (.bool, .bool), (.string, .units): return []
    case (.integer(let least), .int(let number)): return number >= least ? [] : ["\(path): \(number) < \(least)"]
    case (.word(let words), .units):
      return value.string.map(words.contains) == true ? [] : ["\(path): \(value) is none of \(words)"]
    case (.range, .array(let parts)):
      return parts.count == 2 && parts.allSatisfy { $0.int ?? -1 >= 0 } ? [] : ["\(path): \(value) is no range"]
    case (.array(let shape), .array(let elements)):
      return elements.enumerated().flatMap { shape.problems(in: $1, at: "\(path)[\($0)]") }
    case (.object(let required, let optional), .object(let members)):
      return Self.problems(required, optional, members, path)
    case (.either(let first, let second), _):
      return first.problems(in: value, at: path).isEmpty ? [] : second.problems(in: value, at: path)
    default: return ["\(path): \(value) is no \(self)"]
    }
  }

  private static func problems(
    _ required: [String: JSONShape], _ optional: [String: JSONShape], _ members: [(key: String, value: ParsedJSON)],
    _ path: String
  ) -> [String] {
    let keys = members.map(\.key)
    var problems: [String] = []
    if keys != keys.sorted() || Set(keys).count != keys.count { problems.append("\(path): keys \(keys) in this order") }
    for key in required.keys.sorted() where !keys.contains(key) { problems.append("\(path): no \(key)") }
    for (key, value) in members {
      if let shape = required[key] ?? optional[key] {
        problems += shape.problems(in: value, at: path + "." + key)
      } else {
        problems.append("\(path): \(key) is not in the contract")
      }
    }
    return problems
  }
}
