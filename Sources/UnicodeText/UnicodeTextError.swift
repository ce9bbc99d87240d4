/// What can go wrong in ICU. Property lookups can't fail; cutting, normalizing and matching a text can.
///
/// Malformed text is not an error: lone surrogates are taken as they are.
public enum UnicodeTextError: Error, Hashable, Sendable {
  /// The text has more UTF-16 units than ICU, which counts in 32 bits, can take.
  case textTooLong(units: Int)
  /// ICU refused the operation with this status (its UErrorCode): no memory, or data that is missing or damaged.
  case icu(operation: Operation, status: Int32)

  /// The pattern is no regular expression, for a reason that `status` (a UErrorCode) names. `offset` is in UTF-16 units of
  /// the pattern: how far ICU had read, so what is wrong ends there or one character before.
  case malformedPattern(offset: Int, status: Int32)
  /// The match was given up after so many steps: the pattern backtracks without end, or the text is very long.
  case matchTookTooLong(steps: Int)
  /// The match was given up at so many bytes of backtracking.
  case matchTookTooMuchMemory(bytes: Int)

  /// What was being done.
  public enum Operation: Hashable, Sendable {
    case findingGraphemeClusters
    case findingBoundaries(TextBoundaries.Kind)
    case normalizing(NormalizationForm)
    case compilingPattern
    case matching
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
    case .malformedPattern(let offset, let status):
      "the pattern is no regular expression: \(ICU.nameOfStatus(status)) before offset \(offset)"
    case .matchTookTooLong(let steps):
      "the regular expression found no answer in \(steps) steps"
    case .matchTookTooMuchMemory(let bytes):
      "the regular expression found no answer in \(bytes) bytes of memory"
    }
  }
}

extension UnicodeTextError.Operation {
  fileprivate var wording: String {
    switch self {
    case .findingGraphemeClusters: "finding grapheme clusters"
    case .findingBoundaries(let kind): "finding \(kind.rawValue) boundaries"
    case .normalizing(let form): "normalizing to \(form.rawValue)"
    case .compilingPattern: "reading a regular expression"
    case .matching: "matching a regular expression"
    }
  }
}
