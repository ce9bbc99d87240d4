public import Foundation

// Foundation declares these initialisers on Linux too, but as unavailable. Of two that fit a call the compiler takes the
// available one; ours takes `Any`, since a String is no CVarArg there.
extension NSPredicate {
  /// A predicate about `SELF`, from a format as Apple's Predicate Programming Guide describes it.
  ///
  /// It may hold comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`, `MATCHES`, `LIKE`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`,
  /// `IN`), with the modifiers `[c]`, `[d]` and `[cd]`, joined by `AND`, `OR`, `NOT` and parentheses; strings in single
  /// or double quotes, numbers, `NULL`, lists in braces, and `%@`, `%d` and the like for an argument. Words may be in any
  /// case. `MATCHES` is a match of the whole text by ICU's regular expressions. Inferred: without a modifier strings are
  /// compared unit by unit; `NOT` binds more tightly than `AND`, and that more than `OR`; nothing matches, is like,
  /// begins with, ends with or contains NULL; each text contains the empty one; `[d]` takes marks from text and pattern.
  ///
  /// Limit: key paths, variables, functions, `ANY`, `ALL`, `BETWEEN` and subqueries are refused, and `predicateFormat` does
  /// not give the format back.
  ///
  /// - Precondition: the format can be read and the arguments fit; Apple raises an NSInvalidArgumentException. When the
  ///   predicate is evaluated: the object is a text, a number, a list or nil, as the comparison needs it; a pattern is a
  ///   regular expression, which finds its answer within `RegularExpression.Limits.standard`.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// The same with the arguments as an array; nil is none.
  ///
  /// - Precondition: as `init(format:_:)`.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let predicate: PredicateTree
    do throws(PredicateFault) {
      predicate = try PredicateParser.parse(predicateFormat, arguments: arguments ?? [])
    } catch {
      // fatalError, because a release build drops the message of a precondition.
      fatalError("NSPredicate(format:): \(error)")
    }
    self.init(block: { object, _ in
      do throws(PredicateFault) {
        return try predicate.holds(for: try PredicateValue(object, named: "the object"))
      } catch {
        fatalError("NSPredicate.evaluate(with:), of the format `\(predicateFormat)`: \(error)")
      }
    })
  }
}
