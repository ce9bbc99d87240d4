import CompositionScript
import ReplayHarness
import Specimens
import Testing
import TextInputModel

/// Faults that no specimen has: each rule must see more than the one subject that it was written for.
@MainActor @Suite struct FaultTests {
  /// On all systems that ask at a commit: iOS 9 does not, and macOS tells nothing before it.
  @Test(arguments: Fault.all) func faultIsCaughtByItsRule(fault: Fault) async throws {
    let session = try #require(SessionReader.read(Array(fault.script.utf8), file: "fault.ime").session)
    for host in [HostProfile.ios12, .ios15, .ios18, .ios26] {
      let runner = SessionRunner(options: .init(hosts: [host]))
      let found = await runner.run(session, form: .init(id: "faulty", make: fault.make)).flatMap(\.findings)
      #expect(found.contains { $0.rule == fault.rule }, "\(host.id): \(Set(found.map(\.rule)).sorted())")
    }
  }

  /// That the fault is in the subject, not in the script.
  @Test(arguments: Fault.all) func correctFormIsSilentOnTheSameScript(fault: Fault) async throws {
    let session = try #require(SessionReader.read(Array(fault.script.utf8), file: "fault.ime").session)
    let replays = await SessionRunner().run(session, form: .init(id: "han-name", make: Forms.hanName.make))
    #expect(replays.flatMap(\.findings) == [])
    #expect(replays.count == Variant.all.count)
  }

  @Test func everyRuleHasTwo() {
    for rule in Rules.descriptions { #expect(Fault.all.count { $0.rule == rule.id } >= 2, "\(rule.id)") }
    #expect(Fault.all.count == 31)
  }
}
