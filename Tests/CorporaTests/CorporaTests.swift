import CompositionScript
import ReplayHarness
import Specimens
import Testing
import TextInputModel

@MainActor @Suite struct CorporaTests {
  private func folder(_ file: String) -> String { String(file.prefix { $0 != "/" }) }

  @Test func nothingIsMissing() {
    #expect(Corpora.files.count == 405)
    #expect(Corpora.sessions.count == Corpora.files.count)
    var counts: [String: Int] = [:]
    for file in Corpora.files { counts[folder(file), default: 0] += 1 }
    #expect(counts["observed"] == 57)
    #expect(counts["names"] == 19)
    #expect(counts["keyboards"] == 54)
    #expect(counts["bug-reports"] == 3)
  }

  /// The page says how many files there are in each folder, and how many states someone saw.
  @Test func thePageCountsRightly() {
    let rows = Corpora.rows(of: "README.md").filter { $0.count == 6 && Int($0[2]) != nil }
    #expect(rows.count == 17)
    for row in rows {
      let sessions = Corpora.sessions.filter { folder($0.file) == row[0] }
      let verified = sessions.map(Verifier.verify)
      #expect(sessions.count == Int(row[2]), "\(row[0])")
      #expect(verified.reduce(0) { $0 + $1.observed } == Int(row[3]), "\(row[0])")
      #expect(verified.reduce(0) { $0 + $1.derived } == Int(row[4]), "\(row[0])")
    }
    #expect(rows.reduce(0) { $0 + (Int($1[2]) ?? 0) } == 272)
  }

  @Test(arguments: Corpora.files) func readsWithoutADiagnostic(file: String) {
    let reading = Corpora.read(file)
    #expect(reading.diagnostics == [], "\(DiagnosticRenderer.render(reading.diagnostics))")
    #expect(reading.session != nil)
  }

  @Test(arguments: Corpora.files.filter { $0.hasSuffix(".ime") })
  func scriptMeetsItsExpectations(file: String) async throws {
    let session = try #require(Corpora.read(file).session)
    let form = try #require(session.form.flatMap(Forms.named))
    #expect(session.policies.count >= 3)
    let runner = SessionRunner(options: .init(hosts: HostProfile.played))
    let replays = await runner.run(session, form: .init(id: form.id, make: form.make))
    #expect(replays.count == 12 * 4)
    for replay in replays {
      #expect(replay.unmet == [], "\(replay.host.id) \(replay.variant.id)")
      #expect(replay.unplayed == nil)
      // On macOS a script that names an iOS is played, and its expectations don't count.
      #expect(replay.skipped == 0)
      #expect((replay.skippedForHost == 0) == replay.host.isRelated(to: .ios18), "\(replay.host.id)")
    }
  }

  @Test func theModelAgreesWithEveryState() {
    let verified = Corpora.sessions.filter { $0.kind != .script }.map(Verifier.verify)
    #expect(verified.count == 383)
    #expect(verified.flatMap(\.mismatches).count == 0)
    #expect(verified.reduce(0) { $0 + $1.observed } == 902)
    #expect(verified.reduce(0) { $0 + $1.derived } == 1754)
  }

  /// What can't be compared, or was not logged well enough, is listed in the page with its reason, and nothing else is.
  @Test func disagreementsAreListed() {
    let pattern = /^([a-z0-9-]+), ([0-9]+)$/
    let listed = Corpora.rows(of: "observed/README.md").compactMap { row -> String? in
      guard let match = row[0].wholeMatch(of: pattern) else { return nil }
      return "observed/\(match.1).jsonl:\(match.2)"
    }
    let open = Corpora.sessions.filter { $0.kind != .script }.map(Verifier.verify).flatMap { result in
      (result.unlogged + result.unexplained + result.uncompared).map { "\(result.session.file):\($0.line)" }
    }
    #expect(listed.sorted() == open.sorted())
    #expect(listed.count == 18)
  }
}
