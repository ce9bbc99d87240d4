import ReplayHarness
import ReplayReports
import Testing

@MainActor @Suite struct ReplaySummaryTests {
  private let script = "form han-name\nmark z\ninsert 中 => 中|; error none"

  @Test func countsRunsAndFilesApart() async throws {
    var summary = ReplaySummary()
    summary.add(try await play(script))
    summary.add(try await play("insert 中"))
    summary.add(try await play("tpye 中"))
    summary.add([.failed(file: "x.ime", message: "can't be read")])
    summary.add(try await play("form han-name\nmark z\ntype n"))
    #expect(summary.files == 5 && summary.filesPlayed == 3 && summary.filesJudged == 2)
    // Four variants with a form, one without, and an element for each file that was not played.
    #expect(summary.sessions == 4 + 1 + 1 + 1 + 4 && summary.runs == 9)
    #expect(summary.steps == 8 + 1 + 4)
    #expect(summary.malformed == 1 && summary.unplayed == 2 && summary.neverComposed == 1)
    #expect(summary.filesFailed == 0 && summary.unmet == 0)
  }

  @Test func countsFindings() async throws {
    var summary = ReplaySummary()
    summary.add(try await play(script, form: "specimen:validates-every-change"))
    #expect(summary.errors == 4 && summary.warnings == 0 && summary.questions == [.early: 4])
    #expect(summary.skipped == 4 && summary.filesFailed == 1)
    #expect(summary.visiblyComposed == 1 && summary.visiblyComposedFailed == 1)
  }

  @Test func warningsFailOnlyWhenStrict() async throws {
    for isStrict in [false, true] {
      var summary = ReplaySummary()
      let runs = try await play("mark z\ninsert 中", form: "specimen:refuses-letters", isStrict: isStrict)
      summary.add(runs)
      #expect(summary.errors == 0 && summary.warnings > 0)
      #expect(summary.filesFailed == (isStrict ? 1 : 0))
      #expect(runs.map(\.word) == Array(repeating: isStrict ? "failed" : "passed", count: 4))
    }
  }
}
