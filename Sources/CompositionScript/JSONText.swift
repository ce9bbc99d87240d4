import TextInputModel

/// JSON as text, written piece by piece.
package enum JSONText {
  /// A key, which needs no escapes, and a value that is written already.
  typealias Member = (key: String, value: String)

  /// An object, members in the given order.
  static func object(_ members: [Member]) -> String {
    "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  /// A list.
  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  /// `[location,length]`
  static func range(_ range: UTF16Range) -> String { "[\(range.location),\(range.length)]" }

  /// A string.
  package static func string(_ string: String) -> String { self.string(Array(string.utf16)) }

  /// A string of any units; controls and lone surrogates are escaped, all else is written as it is.
  package static func string(_ units: [UInt16]) -> String {
    var text = "\""
    var offset = 0
    while offset < units.count {
      guard let scalar = units.scalar(at: offset, upTo: units.count) else {
        text += escape(units[offset])
        offset += 1
        continue
      }
      offset += UTF16.width(scalar)
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": text += escape(UInt16(scalar.value))
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
