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
    case .normalizing(let form): "normalizing to \(form.rawValue)"
    }
  }
}
