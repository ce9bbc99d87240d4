import Foundation

/// What a predicate compares.
enum PredicateValue: Hashable, Sendable {
  case null
  case text(String)
  case number(Double)
  case list([PredicateValue])

  /// The value of an argument or of the object; `name` is what an error calls it.
  init(_ value: Any?, named name: String) throws(PredicateFault) {
    switch value {
    case nil, is NSNull: self = .null
    case let string as String: self = .text(string)
    // `as? String` doesn't bridge everywhere.
    case let string as NSString: self = .text(string.substring(from: 0))
    case let substring as Substring: self = .text(String(substring))
    case let character as Character: self = .text(String(character))
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let list as [Any]: self = .list(try Self.values(list, name))
    case let list as NSArray: self = .list(try Self.values(list.map { $0 }, name))
    case let set as NSSet: self = .list(try Self.values(set.allObjects, name))
    case let set as Set<AnyHashable>: self = .list(try Self.values(set.map(\.base), name))
    case Optional<Any>.some(Optional<Any>.none): self = .null
    case .some(let value): throw .wrongType("\(type(of: value))", of: name)
    }
  }

  private static func values(_ values: [Any], _ name: String) throws(PredicateFault) -> [PredicateValue] {
    var converted: [PredicateValue] = []
    for value in values { converted.append(try PredicateValue(value, named: name)) }
    return converted
  }

  /// As an error names it.
  var kind: String {
    switch self {
    case .null: "nil"
    case .text: "a text"
    case .number: "a number"
    case .list: "a list"
    }
  }
}
