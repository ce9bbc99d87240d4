public import ReplayHarness

/// The rules, for `markedtext rules`.
public enum RuleText {
  /// One line a rule.
  public static func list(_ rules: [RuleDescription]) -> String {
    // One line a rule however wide, so that a search for a word shows the rule too.
    TextTable.aligned(rows(rules))
      + "\n`markedtext rules <id>` explains one. The third column is the question that a rule belongs to:\n"
      + TextTable.aligned(Question.allCases.map { [$0.rawValue, $0.title] }, indent: "  ")
  }

  private static func rows(_ rules: [RuleDescription]) -> [[String]] {
    rules.map { [$0.id, $0.severity.rawValue, $0.question.rawValue, $0.summary] }
  }

  /// All that there is to say of one.
  public static func explain(_ rule: RuleDescription) -> String {
    """
    \(rule.id)   \(rule.severity.rawValue), question: \(rule.question.title) (\(rule.question.rawValue))
    \(rule.summary)

    A finding when
    \(paragraph(rule.condition))\(rule.condition.contains("twin") ? "\n" + paragraph(twin) : "")
    What to do
    \(paragraph(rule.fix))
    That it happens
    \(paragraph(rule.evidence))
    See it
      markedtext replay Corpora --form specimen:\(rule.specimen) --rules \(rule.id)

    """
  }

  private static func paragraph(_ text: String) -> String { TextWrapping.wrapped("  " + text, indent: "  ") }

  private static let twin = "The twin is a second form that gets the same text in one piece, all else equal."

  /// The same as JSON.
  public static func json(_ rule: RuleDescription) -> JSONValue {
    .object([
      "id": .string(rule.id), "severity": .string(rule.severity.rawValue), "question": .string(rule.question.rawValue),
      "summary": .string(rule.summary), "condition": .string(rule.condition), "fix": .string(rule.fix),
      "evidence": .string(rule.evidence), "specimen": .string("specimen:\(rule.specimen)"),
    ])
  }
}
