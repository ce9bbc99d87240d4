public import ReplayHarness

/// The rules, for `markedtext rules`.
public enum RuleText {
  /// One line a rule.
  public static func list(_ rules: [RuleDescription]) -> String {
    TextTable.aligned(rules.map { [$0.id, $0.severity.rawValue, $0.question.rawValue, $0.summary] })
      + "\n`markedtext rules <id>` explains one.\n"
  }

  /// All that there is to say of one.
  public static func explain(_ rule: RuleDescription) -> String {
    """
    \(rule.id)   \(rule.severity.rawValue), question: \(rule.question.rawValue)
    \(rule.summary)

    A finding when
      \(rule.condition)
    What to do
      \(rule.fix)
    That it happens
      \(rule.evidence)
    See it
      markedtext replay Corpora --form specimen:\(rule.specimen) --rules \(rule.id)

    """
  }

  /// The same as JSON.
  public static func json(_ rule: RuleDescription) -> JSONValue {
    .object([
      "id": .string(rule.id), "severity": .string(rule.severity.rawValue), "question": .string(rule.question.rawValue),
      "summary": .string(rule.summary), "condition": .string(rule.condition), "fix": .string(rule.fix),
      "evidence": .string(rule.evidence), "specimen": .string("specimen:\(rule.specimen)"),
    ])
  }
}
