import Foundation

/// A predicate that has been read.
indirect enum PredicateTree: Hashable, Sendable {
  case constant(Bool)
  case comparison(PredicateOperand, PredicateOperator, PredicateModifiers, PredicateOperand)
  case not(PredicateTree)
  case and(PredicateTree, PredicateTree)
  case or(PredicateTree, PredicateTree)

  /// Whether the predicate is true where `SELF` is `object`.
  func holds(for object: PredicateValue) throws(PredicateFault) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let left, let comparison, let modifiers, let right):
      try comparison.holds(left.value(of: object), right.value(of: object), modifiers)
    case .not(let tree): try !tree.holds(for: object)
    case .and(let left, let right): if try left.holds(for: object) { try right.holds(for: object) } else { false }
    case .or(let left, let right): if try left.holds(for: object) { true } else { try right.holds(for: object) }
    }
  }
}

/// One side of a comparison.
enum PredicateOperand: Hashable, Sendable {
  case object
  case value(PredicateValue)

  func value(of object: PredicateValue) -> PredicateValue {
    switch self {
    case .object: object
    case .value(let value): value
    }
  }
}

/// What stands in brackets behind an operator.
struct PredicateModifiers: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let caseInsensitive = PredicateModifiers(rawValue: 1)
  static let diacriticInsensitive = PredicateModifiers(rawValue: 2)

  var comparison: String.CompareOptions {
    if isEmpty { return .literal }
    return String.CompareOptions(
      (contains(.caseInsensitive) ? [.caseInsensitive] : [])
        + (contains(.diacriticInsensitive) ? [.diacriticInsensitive] : []))
  }
}
