import CompositionScript
import ReplayHarness
import Specimens
import Testing
import TextInputModel

/// Both sides of every rule: a specimen that it must catch, and correct subjects on which it says nothing.
@MainActor @Suite struct SpecimensTests {
  static let hosts = HostProfile.played

  private func replays(of form: Forms.Entry, on hosts: [HostProfile] = hosts) async -> [Replay] {
    let runner = SessionRunner(options: .init(hosts: hosts))
    var replays: [Replay] = []
    for session in CorporaSessions.all {
      replays += await runner.run(session, form: .init(id: form.id, make: form.make))
    }
    return replays
  }

  @Test(arguments: [Forms.hanName] + CorrectStyles.all)
  func correctFormIsSilentOnEverything(form: Forms.Entry) async {
    let replays = await replays(of: form)
    #expect(replays.count == CorporaSessions.all.count * Self.hosts.count * Variant.all.count)
    #expect(replays.allSatisfy { $0.unplayed == nil }, "every session is played to its end")
    for replay in replays {
      for finding in replay.findings {
        Issue.record("\(form.id) \(replay.session.file) \(replay.host.id) \(replay.variant.id): \(finding)")
      }
    }
  }

  @Test(arguments: Specimens.all)
  func specimenIsCaughtByItsRules(form: Forms.Entry) async {
    let found = Set(await replays(of: form, on: [.ios18, .ios26]).flatMap(\.findings).map(\.rule))
    #expect(!form.caughtBy.isEmpty)
    for rule in form.caughtBy { #expect(found.contains(rule), "\(form.id) is not caught by \(rule)") }
  }

  @Test func everyRuleHasItsSpecimen() {
    for rule in Rules.descriptions {
      let specimen = Forms.named("specimen:\(rule.specimen)")
      #expect(specimen?.caughtBy.contains(rule.id) == true, "\(rule.id): \(rule.specimen)")
    }
    #expect(Rules.descriptions.count == 15)
    #expect(Specimens.all.count == 14)
  }

  /// The faulty field is caught on every session that shows marked text, at the first key that gives it. (Where a field
  /// is told nothing before the commit, as on macOS, it can't be wrong while text is marked.)
  @Test func faultyFieldIsCaughtAtTheFirstWrongKey() async {
    let hosts = Self.hosts.filter { $0.composingEvents == .each && $0.isRelated(to: .ios18) }
    #expect(hosts.count == 10)
    let replays = await replays(of: Specimens.all[0], on: hosts).filter(\.showsMarkedText)
    for replay in replays {
      #expect(!replay.findings.isEmpty, "\(replay.session.file) \(replay.host.id) \(replay.variant.id)")
    }
    #expect(replays.count > 10_000)
  }
}
