/// The shapes of section 5 of the formats page.
extension JSONShape {
  static let replay = object(["version": .integer(from: 1), "summary": replaySummary, "sessions": .array(session)])
  static let replaySummaryLine = object(["version": .integer(from: 1), "summary": replaySummary])
  static let replaySummary = object([
    "files": .count, "sessions": .count, "steps": .count, "errors": .count, "warnings": .count, "unmet": .count,
    "skipped": .count, "malformed": .count, "neverComposed": .count,
    "questions": .object(["early": .count, "late": .count, "gate": .count, "text": .count, "keys": .count]),
  ])
  /// A file that could not be played has neither host, variant nor final state; an error says why.
  static let session = object(
    [
      "file": .string, "name": .string, "host": .either(.string, .null), "variant": .either(.string, .null),
      "outcome": .word(["passed", "failed", "malformed", "error"]), "findings": .array(finding),
      "unmet": .array(unmet), "final": .either(state, .null),
    ], optional: ["message": .string, "notices": .array(notice)])
  /// Ours, beyond the page: what is worth knowing and no finding.
  static let notice = object([
    "kind": .word(["never-composed", "intermediate-verdict", "main-queue-busy", "no-form"]), "message": .string,
    "step": .either(.integer(from: 1), .null), "line": .either(.integer(from: 1), .null),
  ])
  static let finding = object([
    "rule": .string, "severity": .word(["error", "warning"]),
    "question": .word(["early", "late", "gate", "text", "keys"]), "step": .integer(from: 1),
    "line": .integer(from: 1), "key": .either(.string, .null), "state": .string, "message": .string,
  ])
  static let unmet = object([
    "step": .integer(from: 1), "line": .integer(from: 1), "expected": .string, "actual": .string,
  ])
  static let state = object(["text": .string, "selected": .range, "marked": .either(.range, .null)])

  static let verify = object([
    "version": .integer(from: 1), "summary": verifySummary, "files": .array(verifiedFile),
  ])
  static let verifySummaryLine = object(["version": .integer(from: 1), "summary": verifySummary])
  static let verifySummary = object([
    "files": .count, "calls": .count, "observed": .count, "derived": .count, "mismatches": .count,
    "unexplained": .count, "unlogged": .count,
  ])
  static let verifiedFile = object(
    [
      "file": .string, "outcome": .word(["passed", "failed", "malformed"]),
      "mismatches": .array(
        .object([
          "line": .integer(from: 1), "op": .string, "expected": partialState, "actual": partialState,
        ])),
    ], optional: ["message": .string])
  /// What a recording gives of a state, and callbacks where they differ.
  static let partialState = object(
    [:],
    optional: [
      "text": .string, "selected": .range, "marked": .either(.range, .null),
      "callbacks": .array(
        .object(
          ["call": .string],
          optional: [
            "range": .range, "ranges": .array(.range), "string": .string, "answer": .bool, "reason": .string,
          ])),
    ])

  static let inspection = object([
    "version": .integer(from: 1), "text": .string, "utf16": .count, "deletions": .array(.integer(from: 1)),
    "clusters": .array(.object(["range": .range, "text": .string, "scripts": .array(.string)])),
    "scripts": .array(.string), "mixed": .bool,
  ])
}
