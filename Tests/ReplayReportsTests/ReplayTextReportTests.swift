import Foundation
import ReplayReports
import Testing

@MainActor @Suite struct ReplayTextReportTests {
  private let script = """
    host ios18
    form han-name
    mark zhong
    insert 中文 => 中|; submit on
    """

  @Test func aFailure() async throws {
    let runs = try await play(script, form: "specimen:validates-every-change")
    let options = ["--form", "specimen:validates-every-change", "--strict"]
    #expect(
      report([runs], form: "specimen:validates-every-change", repeatedOptions: options) == """
        ✗ 1 of 1 file fails (form specimen:validates-every-change)
          Letters in [ ] are marked: typed, but not chosen yet. | is the caret.

        ✗ name.ime on ios18
          step 1, line 3, mark zhong
              before  |          no error, submit off
              after   [zhong|]   请填写中文姓名, submit off
            error-while-composing   the field says 请填写中文姓名 while the person is still typing
              → Check the text only when nothing is marked (markedTextRange == nil), and once more when the
                composition ends. `markedtext rules error-while-composing` says more.
          step 2, line 4, insert 中文
              expected  中|
              actual    中文|
          again:  markedtext replay name.ime --form specimen:validates-every-change --strict --host ios18 --variants plain

          no error too early              no, 4 findings
          right verdict after the commit  yes
          submit guarded by every path    yes
          no text lost                    yes
          keys left to the keyboard       yes

        1 file, 4 runs, 8 steps: 4 errors, 4 unmet expectations
        0 of 1 file never compose
        4 expectations of a form other than the one judged skipped

        """)
  }

  @Test func colourMovesNothing() async throws {
    let runs = try await play(script, form: "specimen:validates-every-change")
    let plain = report([runs], form: "specimen:validates-every-change")
    let colored = report([runs], form: "specimen:validates-every-change", hasColor: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("    \u{1B}[31merror-while-composing\u{1B}[0m   the field says"))
    #expect(colored.contains("\u{1B}[1mname.ime on ios18\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  /// The answers to what a form shows are one below the other, however wide the letters of the states are.
  @Test func alignsHan() async throws {
    let text = report([try await play("mark 王小明", form: "specimen:gate-ignores-marked-text")])
    let before = "      before  |           no error, submit off, no value\n"
    #expect(text.contains(before + "      after   [王小明|]   no error, submit on, no value\n"))
  }

  @Test func aFindingOfSomeVariantsSaysWhichAndShowsItAgain() async throws {
    let runs = try await play("form specimen:counts-events\nmark z\ninsert 中\nblur\n")
    let text = report([runs])
    #expect(text.contains("  step 2, line 3, insert 中  (two change events at the commit)\n"))
    // A comparison of variants does not come up in one variant alone.
    #expect(text.contains("  event-dependent   "))
    #expect(text.contains("again:  markedtext replay name.ime --host ios18\n"))
  }

  /// An expectation that fails in one variant only was hidden behind the plain one's.
  @Test func showsTheUnmetExpectationsOfEachVariant() async throws {
    let runs = try await play(
      "form han-name\nmark z => [y|]\ninsert 中 => calls editingChanged 1\n")
    let text = report([runs])
    #expect(text.contains("  step 1, line 2, mark z\n      expected  [y|]\n      actual    [z|]\n"))
    #expect(text.contains("  (no change event at the commit)\n      expected  calls editingChanged 1\n"))
    #expect(text.contains("  (two change events at the commit)\n      expected  calls editingChanged 1\n"))
    #expect(text.contains("again:  markedtext replay name.ime --host ios18\n"))
  }

  @Test func putsTheExpectationsOfOneStepTogether() async throws {
    let text = report([try await play("mark z => [y|]; composing no\nmark q => [p|]")])
    #expect(
      text.contains(
        """
          step 1, line 1, mark z
              expected  [y|]
              actual    [z|]
              expected  composing no
              actual    composing yes
          step 2, line 2, mark q
              expected  [p|]
              actual    [q|]
          again:  markedtext replay name.ime --host ios18 --variants plain

        """))
  }

  @Test func namesTheKeyOfARecording() async throws {
    let recording = """
      {"format":"markedtext-recording","version":1,"name":"x","source":{"kind":"engine","name":"test"},\
      "states":"derived","host":"ios18","keyboard":null,"start":{"text":"","selected":[0,0],"marked":null}}
      {"t":0,"key":"z\\u001B[2J"}
      {"t":0,"op":"setMarkedText","text":"z","selectedRange":[1,0]}

      """
    let runs = try await play(recording, file: "it's\n.jsonl", form: "specimen:validates-every-change")
    let text = report([runs])
    #expect(text.contains("  step 1, line 3, key z\\u{1B}[2J\n"))
    #expect(text.contains("✗ it's\\n.jsonl on ios18\n"))
    #expect(text.contains(#"again:  markedtext replay $'it\'s\n.jsonl' --host ios18 --variants plain"#))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func explainsARuleOnce() async throws {
    let runs = try await play("mark z\ninsert 中\nmark y\ninsert 文", form: "specimen:validates-every-change")
    let text = report([runs, runs])
    #expect(text.components(separatedBy: "    error-while-composing   ").count > 3)
    #expect(text.components(separatedBy: "→ ").count == 2)
  }

  @Test func showsTheFirstFiveUnlessVerbose() async throws {
    let files = (1...7).map { [SessionOutcome.failed(file: "\($0).ime", message: "can't be read")] }
    let short = report(files)
    #expect(short.contains("✗ 5.ime\n    can't be read\n\n… and 2 more; --verbose shows them all\n"))
    #expect(!short.contains("✗ 6.ime"))
    #expect(report(files, isVerbose: true).contains("✗ 7.ime"))
  }

  /// What nobody played may have gone wrong: a session that was cut short gets no plain yes.
  @Test func whatWasCutShortIsNotAnsweredInFull() async throws {
    let text = report([try await play("form han-name\nmark z\ntype n")])
    #expect(
      text.contains("  stopped at line 3: type n: keyboards are not modelled yet; write mark, insert and unmark\n"))
    #expect(text.contains("  no error too early              yes, as far as was played\n"))
    #expect(!text.contains("yes\n"))
  }

  /// The first line answers: how did it go?
  @Test func headlines() async throws {
    let good = try await play("form han-name\nmark z\ninsert 中")
    let bad = try await play("form specimen:validates-every-change\nmark z\ninsert 中")
    let warning = try await play("form specimen:refuses-letters\nmark z\ninsert 中")
    let strict = try await play("form specimen:refuses-letters\nmark z\ninsert 中", isStrict: true)
    let formless = try await play("mark z\ninsert 中")
    let malformed = try await play("tpye")
    let cut = try await play("form han-name\nmark z\ntype n")
    for (files, headline) in [
      ([good], "✓ nothing to report in 1 file"),
      ([good, good], "✓ nothing to report in 2 files"),
      ([good, bad], "✗ 1 of 2 files fails"),
      ([bad, bad], "✗ 2 of 2 files fail"),
      ([bad, malformed], "✗ 1 of 2 files fails; 1 could not be played"),
      ([good, malformed], "✗ 1 of 2 files could not be played; in the others nothing was found"),
      ([malformed], "✗ 1 of 1 file could not be played"),
      ([cut], "✗ 1 of 1 file could not be played to the end"),
      ([good, cut], "✗ 1 of 2 files could not be played to the end; in the others nothing was found"),
      ([warning], "! no errors in 1 file, 4 warnings"),
      ([strict], "✗ 1 of 1 file fails"),
      ([formless], "✓ 1 file: the text is as expected; no form was judged"),
      ([formless, good], "✓ nothing to report in 2 files"),
      ([try await play("")], "✗ nothing was there to run"),
    ] {
      #expect(report(files).split(separator: "\n").first.map(String.init) == headline)
    }
  }

  @Test func longStatesAreCut() async throws {
    let letters = String(repeating: "a", count: 100_000)
    let text = report([try await play("mark \(letters)\nmark b", form: "specimen:validates-every-change")])
    #expect(text.utf8.count < 5_000)
  }
}
