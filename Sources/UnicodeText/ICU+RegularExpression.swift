import CICUShim

extension ICU {
  /// Which match is looked for.
  enum Match {
    case whole, first
  }

  static func check(_ pattern: [UInt16], _ options: RegularExpression.Options) throws(UnicodeTextError) {
    var offset: Int32 = 0
    let status = cicu_check_expression(
      pattern, try length(pattern.count), options.contains(.caseInsensitive), &offset)
    guard status > 0 else { return }
    // Sets have errors of their own; only what is no matter of the pattern is ICU's failure.
    if status == Int32(CICU_MEMORY_ERROR) { throw .icu(operation: .compilingPattern, status: status) }
    throw .malformedPattern(offset: Int(offset), status: status)
  }

  static func match(
    _ expression: RegularExpression, in units: [UInt16], _ match: Match
  ) throws(UnicodeTextError) -> Range<Int>? {
    var range: [Int32] = [0, 0]
    var status: Int32 = 0
    let matches = cicu_match_expression(
      expression.pattern, try length(expression.pattern.count), expression.options.contains(.caseInsensitive), units,
      try length(units.count), match == .whole ? CICU_WHOLE : CICU_FIRST, limit(expression.limits.steps),
      limit(expression.limits.stackBytes), &range, &status)
    switch status {
    case Int32(CICU_EXPRESSION_TIME_OUT): throw .matchTookTooLong(steps: expression.limits.steps)
    case Int32(CICU_EXPRESSION_STACK_OVERFLOW): throw .matchTookTooMuchMemory(bytes: expression.limits.stackBytes)
    case 1...: throw .icu(operation: .matching, status: status)
    default: return matches ? Int(range[0])..<Int(range[1]) : nil
    }
  }

  /// 0 is no limit to ICU, and must never reach it.
  private static func limit(_ value: Int) -> Int32 { Int32(clamping: max(1, value)) }
}
