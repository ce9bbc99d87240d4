/// What can go wrong in ICU. Property lookups can't fail; cutting and normalizing a text can.
///
/// Malformed text is not an error: lone surrogates are taken as they are.
public enum UnicodeTextError: Error, Hashable, Sendable {
  /// The text has more UTF-16 units than ICU, which counts in 32 bits, can take.
  case textTooLong(units: Int)
  /// ICU refused the operation with this status (its UErrorCode): no memory, or data that is missing or damaged.
  case icu(operation: Operation, status: Int32)

  /// What was being done.
  public enum Operation: Hashable, Sendable {
    case findingGraphemeClusters
    case findingBoundaries(TextBoundaries.Kind)
    case normalizing(NormalizationForm)
  }
}

extension UnicodeTextError: CustomStringConvertible {
  /// The error in one English sentence without a full stop; the only place that words this module's errors.
  public var description: String {
    switch self {
    case .textTooLong(let units):
      "the text has \(units) UTF-16 units, ICU can take \(ICU.longestText)"
    case .icu(let operation, let status):
      "ICU failed at \(operation.wording) with \(ICU.nameOfStatus(status))"
    }
  }
}

extension UnicodeTextError.Operation {
  fileprivate var wording: String {
    switch self {
    case .findingGraphemeClusters: "finding grapheme clusters"
    case .findingBoundaries(let kind): "finding \(kind.rawValue) boundaries"
    case .normalizing(let form): "normalizing to \(form.rawValue)"
    }
  }
}
