import Foundation
import UnicodeText

/// Why a format can't be read, or a predicate has no answer.
enum PredicateFault: Error, Hashable {
  /// Something else was expected at `offset`, in UTF-16 units of `format`.
  case expected(String, offset: Int, format: String)
  /// What stands at `offset` is right on Apple systems, but not here.
  case notHere(String, offset: Int, format: String)
  case tooFewArguments(offset: Int, format: String)
  case tooManyArguments(used: Int, given: Int)
  /// A value of a type that predicates can't compare here.
  case wrongType(String, of: String)
  /// An operator that can't be asked of such values.
  case cannotCompare(PredicateOperator, String)
  case expression(UnicodeTextError, pattern: String)
}

extension PredicateFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .expected(let what, let offset, let format): "expected \(what) \(Self.place(offset, format))"
    case .notHere(let what, let offset, let format): "\(what) \(Self.place(offset, format))"
    case .tooFewArguments(let offset, let format): "there is no argument left \(Self.place(offset, format))"
    case .tooManyArguments(let used, let given): "\(given) arguments were given, and the format uses \(used)"
    case .wrongType(let type, let name):
      "\(name) is of type \(type), which is neither a text, a number nor a list of them"
    case .cannotCompare(let comparison, let type): "\(comparison.rawValue) can't be asked of \(type)"
    case .expression(let error, let pattern): "\(error); the pattern is `\(pattern)`"
    }
  }

  private static func place(_ offset: Int, _ format: String) -> String {
    let rest = String(decoding: Array(format.utf16.dropFirst(offset)), as: UTF16.self)
    return rest.isEmpty ? "at the end of `\(format)`" : "at offset \(offset) of `\(format)`, before `\(rest)`"
  }
}
