import CompositionScript
import ReplayHarness
import ReplayReports
import Testing

@MainActor @Suite struct VerificationReportTests {
  private let header = """
    {"format":"markedtext-recording","version":1,"name":"x","source":{"kind":"engine","name":"test"},\
    "states":"derived","host":"ios18","keyboard":null,"start":{"text":"","selected":[0,0],"marked":null}}

    """

  private func report(_ lines: String) throws -> VerificationReport {
    let reading = SessionReader.read(Array((header + lines).utf8), file: "x.jsonl")
    var report = VerificationReport()
    report.add(.verified(Verifier.verify(try #require(reading.session))))
    return report
  }

  @Test func showsBothStates() throws {
    let report = try report(
      #"""
      {"t":0,"op":"setMarkedText","text":"n","selectedRange":[1,0],"replacementRange":null,"state":{"text":"m","marked":[0,1]}}

      """#)
    #expect(
      report.text(style: .plain, verbose: false) == """
        ✗ the model disagrees with 1 recorded state
        ✗ x.jsonl:2: setMarkedText
            recorded  [m]
            model     [n|]
        1 recording, 1 call
          0 states observed: someone saw them
          1 derived: computed, so they prove only that we agree with ourselves

        """)
  }

  @Test func saysWhatIsOpen() throws {
    let lines = #"{"t":0,"op":"observe","state":{"text":"中文字","selected":[0,0],"marked":[1,1]}}"# + "\n"
    let report = try report(lines)
    #expect(report.mismatchCount == 0)
    #expect(report.text(style: .plain, verbose: false).contains("  1 unexplained: only the state was logged\n"))
    #expect(
      report.text(style: .plain, verbose: true).contains("· x.jsonl:2: observe: no single call explains the change\n"))
  }

  @Test func doesNotPraiseWhatWasNotCompared() throws {
    var nothing = try report("")
    #expect(nothing.text(style: .plain, verbose: false).hasPrefix("✗ nothing was there to compare\n"))
    nothing.add(.malformed(file: "y.jsonl"))
    #expect(nothing.text(style: .plain, verbose: false).contains("✗ y.jsonl: malformed; nothing of it was compared\n"))
    let stateless = try report(#"{"t":0,"op":"insertText","text":"a","replacementRange":null}"# + "\n")
    #expect(stateless.text(style: .plain, verbose: false).hasPrefix("! no states are recorded here"))
    var mixed = try report(
      #"{"t":0,"op":"insertText","text":"a","replacementRange":null,"state":{"text":"a"}}"# + "\n")
    #expect(mixed.text(style: .plain, verbose: false).hasPrefix("✓ the model agrees with every recorded state"))
    mixed.add(.failed(file: "y.jsonl", message: "can't be read"))
    #expect(mixed.text(style: .plain, verbose: false).hasPrefix("✗ 1 of 2 files could not be compared"))
  }
}
