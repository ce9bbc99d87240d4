public import ReplayHarness
import CompositionScript
import TextInputModel

/// The results of a verification: totals, JSON and text.
public struct VerificationReport: Sendable {
  /// What became of one file.
  public enum Outcome: Sendable {
    case verified(Verification)
    case malformed(file: String)
    case failed(file: String, message: String)
  }

  public private(set) var outcomes: [Outcome] = []
  /// Nothing yet.
  public init() {}
  /// Adds a file.
  public mutating func add(_ outcome: Outcome) { outcomes.append(outcome) }

  var verifications: [Verification] {
    outcomes.compactMap { if case .verified(let verification) = $0 { verification } else { nil } }
  }
  /// All mismatches.
  public var mismatchCount: Int { verifications.reduce(0) { $0 + $1.mismatches.count } }
  /// Files of which nothing was compared.
  public var malformedCount: Int { outcomes.count - verifications.count }

  private func total(_ count: (Verification) -> Int) -> Int { verifications.reduce(0) { $0 + count($1) } }

  // MARK: JSON

  /// The whole result in one object.
  public var document: JSONValue {
    .object(["version": .int(1), "summary": summary, "files": .array(outcomes.map(Self.element))])
  }

  /// One line a file, the summary last.
  public var lines: [JSONValue] {
    outcomes.map(Self.element) + [.object(["version": .int(1), "summary": summary])]
  }

  private var summary: JSONValue {
    .object([
      "files": .int(outcomes.count), "calls": .int(total(\.calls)), "observed": .int(total(\.observed)),
      "derived": .int(total(\.derived)), "mismatches": .int(mismatchCount),
      "unexplained": .int(total(\.unexplained.count)), "unlogged": .int(total(\.unlogged.count)),
    ])
  }

  private static func element(_ outcome: Outcome) -> JSONValue {
    switch outcome {
    case .malformed(let file):
      return .object(["file": .string(file), "outcome": .string("malformed"), "mismatches": .array([])])
    case .failed(let file, let message):
      return .object([
        "file": .string(file), "outcome": .string("malformed"), "mismatches": .array([]), "message": .string(message),
      ])
    case .verified(let verification):
      return .object([
        "file": .string(verification.session.file), "outcome": .string(verification.passed ? "passed" : "failed"),
        "host": .string(verification.host.id), "approximated": .bool(verification.isApproximated),
        "mismatches": .array(verification.mismatches.map(element)),
        "unexplained": .array(verification.unexplained.map(element)),
        "unlogged": .array(verification.unlogged.map(element)),
        "uncompared": .array(verification.uncompared.map(element)),
      ])
    }
  }

  private static func element(_ mismatch: Verification.Mismatch) -> JSONValue {
    var expected = JSONValue.state(mismatch.expected)
    var actual: [String: JSONValue] = [:]
    if case .object(let members) = JSONValue.state(mismatch.actual) { actual = members }
    if let callbacks = mismatch.callbacks {
      expected["callbacks"] = .array(callbacks.expected.map { .callback($0) })
      actual["callbacks"] = .array(callbacks.actual.map { .callback($0) })
    }
    return .object([
      "line": .int(mismatch.line), "op": .string(mismatch.op), "expected": .object(expected), "actual": .object(actual),
    ])
  }

  private static func element(_ open: Verification.Open) -> JSONValue {
    .object(["line": .int(open.line), "op": .string(open.op), "reason": .string(open.reason)])
  }

  // MARK: Text

  /// The result for a reader: the answer first, then each disagreement.
  public func text(style: TextStyle, verbose: Bool) -> String {
    var lines = [headline(style)]
    for verification in verifications {
      let file = verification.session.file
      for mismatch in verification.mismatches {
        lines.append(style.bad("✗") + " \(file):\(mismatch.line): \(mismatch.op)")
        lines.append("    recorded  \(Self.describe(mismatch.expected))")
        lines.append("    model     \(StateNotation.print(mismatch.actual))")
        if let callbacks = mismatch.callbacks {
          lines.append("    recorded callbacks  \(Self.describe(callbacks.expected))")
          lines.append("    model's callbacks   \(Self.describe(callbacks.actual))")
        }
      }
      guard verbose else { continue }
      for open in verification.unlogged + verification.unexplained + verification.uncompared {
        lines.append(style.faint("· \(file):\(open.line): \(open.op): \(open.reason)"))
      }
    }
    lines.append(counts)
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(_ style: TextStyle) -> String {
    mismatchCount == 0
      ? style.good("✓") + " the model agrees with every recorded state that can be compared"
      : style.bad("✗") + " the model disagrees with \(counted(mismatchCount, "recorded state"))"
  }

  private var counts: String {
    let open = [
      (total(\.unexplained.count), "unexplained (only the state was logged)"),
      (total(\.unlogged.count), "unlogged (a range of the call is missing)"),
      (total(\.uncompared.count), "uncompared (callbacks without their call)"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let approximated = verifications.filter(\.isApproximated).count
    var text = """
      \(counted(verifications.count, "recording")), \(counted(total(\.calls), "call")): \
      \(counted(total(\.observed), "state")) observed (someone saw them), \(total(\.derived)) derived (computed; they \
      prove only that we agree with ourselves)
      """
    if !open.isEmpty { text += "\n" + open.joined(separator: ", ") + "; --verbose lists them" }
    if approximated > 0 {
      text += "\n\(counted(approximated, "recording")) from hosts without a profile of their own, played on the nearest one"
    }
    return text
  }

  private static func describe(_ state: RecordedState) -> String {
    guard let units = state.units else {
      return JSONValue.object(JSONValue.state(state)).line
    }
    let marked: UTF16Range? = if case .range(let range)? = state.marked { range } else { nil }
    return StateNotation.print(ExpectedState(units: units, markedRange: marked, selectedRange: state.selectedRange))
  }

  private static func describe(_ callbacks: [RecordedCallback]) -> String {
    callbacks.map { JSONValue.callback($0).line }.joined(separator: " ")
  }
}
