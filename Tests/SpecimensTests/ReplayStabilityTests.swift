import CompositionScript
import Foundation
import ReplayHarness
import Specimens
import Testing
import TextInputModel

/// A session gives the same replay every time, however long it is.
@MainActor @Suite struct ReplayStabilityTests {
  nonisolated static let forms = [Forms.hanName] + CorrectStyles.all + Specimens.all

  @Test(arguments: forms) func playedTwiceIsTheSame(form: Forms.Entry) async {
    let runner = SessionRunner(options: .init(hosts: [.ios18]))
    var compared = 0
    for number in 0..<20 {
      var random = RandomSessions(seed: SilenceTests.seed &+ UInt64(number))
      let session = random.session()
      let first = await runner.run(session, form: .init(id: form.id, make: form.make))
      let second = await runner.run(session, form: .init(id: form.id, make: form.make))
      #expect(first == second, "\(form.id), session \(number)")
      compared += first.count
    }
    #expect(compared == 20 * Variant.all.count)
  }

  /// `MARKEDTEXT_TURNS=200000 swift test -c release --filter aLongSession` measures.
  @Test func aLongSessionIsPlayedToItsEnd() async throws {
    let wanted = ProcessInfo.processInfo.environment["MARKEDTEXT_TURNS"].flatMap(Int.init) ?? 12_000
    let lines = ["mark n", "mark ni", "insert 你", "insert a", "delete", "submit button", "set \"\"", "wait 50ms"]
    let repeated = Array(repeating: lines, count: wanted / lines.count).joined().joined(separator: "\n")
    let session = try #require(SessionReader.read(Array(repeated.utf8), file: "long.ime").session)
    #expect(session.turns.count == wanted / lines.count * lines.count)
    let started = ContinuousClock.now
    let replays = await SessionRunner().run(session, form: .init(id: "han-name", make: Forms.hanName.make))
    let spent = ContinuousClock.now - started
    for replay in replays {
      #expect(replay.steps == session.stepCount)
      #expect(replay.findings == [])
      #expect(replay.settles)
    }
    #expect(replays.count == Variant.all.count)
    if wanted > 12_000 { print("\(wanted) turns, \(replays.count) replays: \(spent)") }
  }
}
