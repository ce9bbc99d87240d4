import CompositionScript

/// A JSON value that keeps what Foundation's encoder can't: strings with lone surrogates, and the order of nothing,
/// since keys are always written sorted.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// UTF-16 units; a lone surrogate is written as `\uD83D`.
  case units([UInt16])
  case array([JSONValue])
  case object([String: JSONValue])

  /// A string.
  public static func string(_ text: String) -> JSONValue { .units(Array(text.utf16)) }
  /// A string or null.
  public static func string(orNull text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// The value on one line, keys sorted, without spaces.
  public var line: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .int(let value): output += String(value)
    case .units(let units): output += JSONText.string(units)
    case .array(let values):
      output += "["
      for (index, value) in values.enumerated() {
        if index > 0 { output += "," }
        value.write(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, key) in members.keys.sorted().enumerated() {
        if index > 0 { output += "," }
        output += JSONText.string(key) + ":"
        members[key]?.write(to: &output)
      }
      output += "}"
    }
  }
}
