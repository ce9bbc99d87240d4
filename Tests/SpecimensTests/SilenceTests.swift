import CompositionScript
import FormValidation
import Foundation
import ReplayHarness
import Specimens
import Testing
import TextInputModel

/// No rule may ever find anything in a correct subject, whatever the session, the host and the variant.
///
/// `MARKEDTEXT_SEED=<n> swift test --filter SilenceTests` plays other sessions, `MARKEDTEXT_SESSIONS=<n>` more of them.
/// A finding is printed with a session made as small as it gets: a script if each turn has one step, else a recording.
@MainActor @Suite struct SilenceTests {
  nonisolated static let seed = environment("MARKEDTEXT_SEED") ?? 20_264
  nonisolated static let sessions = environment("MARKEDTEXT_SESSIONS").map(Int.init) ?? 15
  nonisolated static let hosts: [HostProfile] = HostProfile.played

  private nonisolated static func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  @Test(arguments: [Forms.hanName] + CorrectStyles.all)
  func correctFormIsSilentOnRandomSessions(form: Forms.Entry) async throws {
    try await play(form, sessions: Self.sessions, policies: nil)
  }

  @Test(arguments: policies)
  func hanNameIsSilentWithEveryPolicy(policies: [PolicySetting]) async throws {
    try await play(Forms.hanName, sessions: max(1, Self.sessions / 3), policies: policies)
  }

  @Test func noPolicyIsLeftOut() { #expect(Set(Self.policies).count == 3 * 2 * 2 * 2) }

  private nonisolated static let policies: [[PolicySetting]] = RandomSessions.policies.reduce([[]]) {
    settings, policy in
    policy.values.flatMap { value in
      settings.map { $0 + [PolicySetting(name: policy.name, value: value, line: 0)] }
    }
  }

  private func play(_ form: Forms.Entry, sessions: Int, policies: [PolicySetting]?) async throws {
    var played = 0
    var composed = 0
    var failures = 0
    for number in 0..<sessions where failures < 3 {
      let seed = Self.seed &+ UInt64(number)
      var random = RandomSessions(seed: seed)
      var session = random.session()
      session.policies = policies ?? session.policies
      let replays = await replays(of: session, form)
      played += replays.count
      composed += replays.count { $0.composes }
      guard let finding = replays.flatMap(\.findings).first else { continue }
      failures += 1
      let small = await SessionShrinker.shrink(session) { candidate in
        await self.replays(of: candidate, form).contains { $0.findings.contains { $0.rule == finding.rule } }
      }
      Issue.record("MARKEDTEXT_SEED=\(seed) \(form.id): \(try await report(small, form))")
    }
    guard failures == 0 else { return }
    #expect(played == sessions * Self.hosts.count * Variant.all.count)
    #expect(composed > played / 2)
  }

  private func replays(of session: Session, _ form: Forms.Entry) async -> [Replay] {
    let runner = SessionRunner(options: .init(hosts: Self.hosts))
    return await runner.run(session, form: .init(id: form.id, make: form.make))
  }

  private func report(_ session: Session, _ form: Forms.Entry) async throws -> String {
    let found = await replays(of: session, form).flatMap { replay in
      replay.findings.map { finding in
        "\(replay.host.id) \(replay.variant.id) step \(finding.place.step): \(finding.rule): \(finding.message)"
      }
    }
    let isScript = !session.hasClock && session.turns.allSatisfy { $0.steps.count == 1 }
    let text = isScript ? try ScriptWriter.write(session) : try RecordingWriter.write(session)
    return (found + [text]).joined(separator: "\n")
  }
}
