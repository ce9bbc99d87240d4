import CompositionScript
public import ReplayHarness
import TextInputModel

/// The results of a verification: totals, JSON and text.
public struct VerificationReport: Sendable {
  /// What became of one file.
  public enum Outcome: Sendable {
    /// It was compared with the model.
    case verified(Verification)
    /// The file is malformed; nothing of it was compared.
    case malformed(file: String)
    /// The file or its host could not be had; `message` says why.
    case failed(file: String, message: String)
  }

  /// One for each file, in the order in which they were added.
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
  /// All calls in the recordings.
  public var callCount: Int { total(\.calls) }
  /// Files of which nothing was compared.
  public var malformedCount: Int { outcomes.count - verifications.count }

  func total(_ count: (Verification) -> Int) -> Int { verifications.reduce(0) { $0 + count($1) } }

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
        "mismatches": .array(verification.mismatches.map(element)),
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
}
