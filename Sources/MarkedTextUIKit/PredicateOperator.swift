import Foundation
import UnicodeText

/// How two values are compared; the raw values are the words of a format.
enum PredicateOperator: String, Hashable, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case matches = "MATCHES"
  case like = "LIKE"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case contains = "CONTAINS"
  case within = "IN"

  func holds(
    _ left: PredicateValue, _ right: PredicateValue, _ modifiers: PredicateModifiers
  ) throws(PredicateFault) -> Bool {
    switch self {
    case .equal: return Self.areEqual(left, right, modifiers)
    case .notEqual: return !Self.areEqual(left, right, modifiers)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return try isOrdered(left, right, modifiers)
    case .within:
      if case .list(let list) = right { return list.contains { Self.areEqual(left, $0, modifiers) } }
      return try PredicateOperator.contains.holds(right, left, modifiers)
    case .contains:
      if case .list(let list) = left { return list.contains { Self.areEqual($0, right, modifiers) } }
    case .matches, .like, .beginsWith, .endsWith: break
    }
    if left == .null || right == .null { return false }
    guard case .text(let text) = left else { throw .cannotCompare(self, left.kind) }
    guard case .text(let other) = right else { throw .cannotCompare(self, right.kind) }
    switch self {
    case .matches: return try Self.matches(text, pattern: other, modifiers)
    case .like: return try Self.matches(text, pattern: Self.pattern(ofWildcards: other), modifiers)
    case .beginsWith: return Self.isFound(other, in: text, modifiers.comparison.union(.anchored))
    case .endsWith: return Self.isFound(other, in: text, modifiers.comparison.union([.anchored, .backwards]))
    default: return Self.isFound(other, in: text, modifiers.comparison)
    }
  }

  private static func isFound(_ part: String, in text: String, _ options: String.CompareOptions) -> Bool {
    part.isEmpty || text.range(of: part, options: options) != nil
  }

  private static func areEqual(
    _ left: PredicateValue, _ right: PredicateValue, _ modifiers: PredicateModifiers
  ) -> Bool {
    guard case .text(let text) = left, case .text(let other) = right else { return left == right }
    if modifiers.isEmpty { return text.utf16.elementsEqual(other.utf16) }
    return text.compare(other, options: modifiers.comparison) == .orderedSame
  }

  private func isOrdered(
    _ left: PredicateValue, _ right: PredicateValue, _ modifiers: PredicateModifiers
  ) throws(PredicateFault) -> Bool {
    let order: ComparisonResult
    switch (left, right) {
    case (.null, _), (_, .null): return false
    case (.number(let number), .number(let other)):
      order = number < other ? .orderedAscending : number > other ? .orderedDescending : .orderedSame
    case (.text(let text), .text(let other)): order = text.compare(other, options: modifiers.comparison)
    default: throw .cannotCompare(self, "\(left.kind) and \(right.kind)")
    }
    return switch self {
    case .less: order == .orderedAscending
    case .lessOrEqual: order != .orderedDescending
    case .greater: order == .orderedDescending
    default: order != .orderedAscending
    }
  }

  private static func matches(
    _ text: String, pattern: String, _ modifiers: PredicateModifiers
  ) throws(PredicateFault) -> Bool {
    let isFolded = modifiers.contains(.diacriticInsensitive)
    let folded = { (text: String) in
      Array((isFolded ? text.folding(options: .diacriticInsensitive, locale: nil) : text).utf16)
    }
    do throws(UnicodeTextError) {
      let options: RegularExpression.Options = modifiers.contains(.caseInsensitive) ? .caseInsensitive : []
      return try RegularExpression(folded(pattern), options: options).matchesWhole(folded(text))
    } catch {
      throw .expression(error, pattern: pattern)
    }
  }

  /// `*` is any text, `?` any one character, and a backslash takes their meaning away.
  private static func pattern(ofWildcards wildcards: String) -> String {
    var isEscaped = false
    return wildcards.unicodeScalars.reduce(into: "(?s)") { pattern, scalar in
      switch scalar {
      case "\\" where !isEscaped:
        isEscaped = true
        return
      case "*" where !isEscaped: pattern += ".*"
      case "?" where !isEscaped: pattern += "."
      default: pattern += "\\x{" + String(scalar.value, radix: 16) + "}"
      }
      isEscaped = false
    }
  }
}
