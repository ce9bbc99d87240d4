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
    case .units(let units): Self.write(units, to: &output)
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
        Self.write(Array(key.utf16), to: &output)
        output += ":"
        members[key]?.write(to: &output)
      }
      output += "}"
    }
  }

  private static func write(_ units: [UInt16], to output: inout String) {
    output += "\""
    var decoder = UTF16()
    var iterator = units.makeIterator()
    var offset = 0
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        write(scalar, to: &output)
        offset += UTF16.width(scalar)
      case .emptyInput: break decoding
      case .error:
        output += escaped(units[offset])
        offset += 1
      }
    }
    output += "\""
  }

  private static func write(_ scalar: Unicode.Scalar, to output: inout String) {
    switch scalar {
    case "\"": output += "\\\""
    case "\\": output += "\\\\"
    case "\n": output += "\\n"
    case "\r": output += "\\r"
    case "\t": output += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: output += escaped(UInt16(scalar.value))
    default: output.unicodeScalars.append(scalar)
    }
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
