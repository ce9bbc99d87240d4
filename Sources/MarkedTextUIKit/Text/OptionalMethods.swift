/// Which optional methods of a delegate protocol an object lacks.
///
/// In UIKit an object is asked whether it responds to a method. Without the Objective-C runtime nobody can be asked; but
/// a method that is not implemented falls back on the protocol's default, and that default says so here. Whether a
/// class implements a method is settled where it declares the protocol, so once is enough for all its objects.
@MainActor enum OptionalMethods {
  /// The methods for which it matters.
  enum Method: Hashable {
    case fieldShouldChangeInRanges
    case fieldDidEndEditingWithReason
    case viewShouldChangeInRanges
  }

  private static var lacking: [ObjectIdentifier: Set<Method>] = [:]
  private static var having: [ObjectIdentifier: Set<Method>] = [:]

  /// What the default of `method` calls.
  static func isMissing(_ method: Method, in object: AnyObject) {
    lacking[ObjectIdentifier(type(of: object)), default: []].insert(method)
  }

  /// Whether the object's class has the method; nil until it was first called.
  static func has(_ method: Method, _ object: AnyObject) -> Bool? {
    let type = ObjectIdentifier(type(of: object))
    if lacking[type]?.contains(method) == true { return false }
    return having[type]?.contains(method) == true ? true : nil
  }

  /// What the method answers; nil if the object has none of its own.
  static func call<Answer>(_ method: Method, of object: AnyObject, _ body: () -> Answer) -> Answer? {
    guard has(method, object) != false else { return nil }
    let answer = body()
    guard has(method, object) != false else { return nil }
    having[ObjectIdentifier(type(of: object)), default: []].insert(method)
    return answer
  }
}
