import Foundation
import Testing
import TextInputModel

/// The model against the naive reference, call by call.
///
/// `MARKEDTEXT_SEED=<n> swift test --filter ReferenceFieldTests` plays other sessions.
@Suite struct ReferenceFieldTests {
  static let batches = 40
  static let sessionsPerBatch = 500
  static let stepsPerSession = 50

  /// The seed of the first batch; the others count on from it.
  static let seed = ProcessInfo.processInfo.environment["MARKEDTEXT_SEED"].flatMap(UInt64.init) ?? 20_261

  @Test func agreesWithTheModelOnAMillionCalls() async {
    let calls = await withTaskGroup(of: Int.self) { group in
      for batch in 0..<Self.batches {
        group.addTask { Self.play(seed: Self.seed &+ UInt64(batch)) }
      }
      return await group.reduce(0, +)
    }
    #expect(calls == 1_000_000, "MARKEDTEXT_SEED=\(Self.seed)")
  }

  /// Plays one batch up to its first failure; the number of calls after which model and reference were compared.
  private static func play(seed: UInt64) -> Int {
    var source = RandomSession(seed: seed)
    var calls = 0
    for _ in 0..<sessionsPerBatch {
      let session = source.next(count: stepsPerSession)
      guard session.complaint == nil else {
        let shrunk = session.shrunk
        Issue.record("MARKEDTEXT_SEED=\(seed): \(shrunk.complaint ?? "")\n\(shrunk.script)")
        return calls
      }
      calls += session.steps.count
    }
    return calls
  }
}
