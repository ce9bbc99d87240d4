import CompositionScript
import ReplayHarness
import Specimens
import Testing
import TextInputModel

/// Where exactly each rule finds something, and where it keeps silent: small scripts against one form.
@MainActor @Suite struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var form: String
    var script: String
    var variant = Variant.plain
    var host = HostProfile.ios18
    /// `rule@line`, the first line of the script being 1.
    var findings: [String]
    var testDescription: String { "\(form): \(script.split(separator: "\n").joined(separator: " / "))" }
  }

  nonisolated static let cases: [Case] = [
    // error-while-composing: once for each composition, at the first key.
    Case(
      form: "specimen:validates-every-change", script: "mark n\nmark ni\ninsert 你\nmark h\nunmark",
      findings: ["error-while-composing@1", "error-while-composing@4"]),
    // Marked Han are a name: no error, but submit is on.
    Case(
      form: "specimen:validates-every-change", script: "mark 你\nunmark", findings: ["submit-enabled-while-composing@1"]),
    // A submit was attempted since the composition began: the error answers it.
    Case(
      form: "specimen:validates-every-change", script: "mark 你\nsubmit button\nmark 你h\nunmark",
      findings: ["submit-enabled-while-composing@1", "submit-accepted-while-composing@2"]),
    Case(form: "correct:keep", script: "insert a\nmark n\nmark \"\"", findings: []),
    Case(form: "correct:commit-first", script: "mark ni\nsubmit button\nmark h\ninsert 好", findings: []),
    // requirement-while-composing
    Case(
      form: "specimen:requirements-live", script: "mark n\nmark ni\ninsert 你\nmark h\ninsert 好",
      findings: ["requirement-while-composing@1"]),
    // submit-enabled-while-composing
    Case(
      form: "specimen:gate-ignores-marked-text", script: "mark n\nmark ni\ninsert 你\nmark h\nunmark",
      findings: ["submit-enabled-while-composing@1", "submit-enabled-while-composing@4"]),
    Case(form: "correct:freeze", script: "insert 王\nmark n\nmark ni\ninsert 你", findings: []),
    Case(form: "correct:live", script: "mark 王\nmark 王n\ninsert 王", findings: []),
    // submit-accepted-while-composing, by every path
    Case(
      form: "specimen:submit-ignores-marked-text",
      script: "mark ni\nsubmit button\nsubmit return\nsubmit program\ninsert 你\nsubmit button",
      findings: [
        "submit-accepted-while-composing@2", "submit-accepted-while-composing@3", "submit-accepted-while-composing@4",
      ]),
    Case(form: "correct:commit-first", script: "mark 王\nsubmit button", findings: []),
    // provisional-value
    Case(
      form: "specimen:binds-marked-text", script: "insert 王\nmark n\nmark ni\ninsert 你",
      findings: ["provisional-value@2"]),
    // composition-destroyed, and what comes of it: the keyboard drops its buffer, or sends it whole again (rule 41).
    Case(
      form: "specimen:writes-back-every-change", script: "mark z\nmark zh\nmark zho\ninsert 中",
      findings: ["composition-destroyed@1", "text-changed@4"]),
    Case(
      form: "specimen:writes-back-every-change", script: "mark z\nmark zh\nmark zho\ninsert 中", host: .ios12,
      findings: ["composition-destroyed@1", "text-doubled@4"]),
    Case(
      form: "specimen:formats-every-change", script: "mark z\ninsert 中",
      findings: ["composition-destroyed@1", "text-changed@2"]),
    // A write that was asked for is no fault.
    Case(form: "han-name", script: "mark ni\nset 王\nmark h\nset \"\"", findings: []),
    // key-refused is judged when the text is known to be one that the field takes.
    Case(form: "specimen:refuses-letters", script: "mark ni\nmark nih", findings: []),
    Case(
      form: "specimen:refuses-letters", script: "mark ni\nmark nih\ninsert 你",
      findings: ["key-refused@1"]),
    // text-lost and text-changed
    Case(form: "specimen:reverts-at-commit", script: "insert 王\nmark ni\ninsert 你", findings: ["text-lost@3"]),
    Case(
      form: "specimen:restores-stale-mirror", script: "insert 王\nmark ni\ninsert 你", findings: ["text-changed@3"]),
    // not-revalidated and gate-stuck
    Case(
      form: "specimen:skips-commit", script: "mark ni\ninsert 你",
      findings: ["gate-stuck@2", "not-revalidated@2"]),
    Case(form: "specimen:skips-commit", script: "mark ni\nunmark\nblur", findings: ["not-revalidated@2"]),
    // Without any event at the commit nobody could know, until editing ends.
    Case(form: "specimen:skips-commit", script: "mark ni\ninsert 你\nblur", variant: .events(0), findings: []),
    // The second event rescues it: that it needs one is for event-dependent to say.
    Case(form: "specimen:skips-commit", script: "mark ni\ninsert 你", variant: .events(2), findings: []),
    // submit-unchecked
    Case(
      form: "specimen:submits-cached-verdict", script: "insert 王\nmark ni\nunmark\nsubmit button",
      findings: ["submit-unchecked@4"]),
    // flicker: only in the variant with a second event.
    Case(form: "specimen:clears-after-composing", script: "mark ni\ninsert 你", findings: []),
    Case(
      form: "specimen:clears-after-composing", script: "mark ni\ninsert 你", variant: .events(2),
      findings: ["flicker@2"]),
    // The correct field through all of it.
    Case(
      form: "han-name",
      script: "insert a\nmark n\nsubmit return\nmark \"\"\nsubmit button\ndelete 2\nmark ni\\u{2006}hao\nblur",
      findings: []),
  ]

  @Test(arguments: cases) func findsJustThis(_ test: Case) async throws {
    let reading = SessionReader.read(Array(test.script.utf8), file: "test.ime")
    let session = try #require(reading.session, "\(reading.diagnostics)")
    let form = try #require(Forms.named(test.form) ?? CorrectStyles.all.first { $0.id == test.form })
    let player = Player(session: session, host: test.host, variant: test.variant, makeSubject: form.make)
    let findings = await player.run().findings
    #expect(findings.map { "\($0.rule)@\($0.place.line)" }.sorted() == test.findings.sorted())
  }

  @Test func eventDependenceNamesTheVariantAndTheTurn() async throws {
    let session = try #require(SessionReader.read(Array("mark ni\ninsert 你".utf8), file: "test.ime").session)
    let form = try #require(Forms.named("specimen:counts-events"))
    let replays = await SessionRunner().run(session, form: .init(id: form.id, make: form.make))
    let found = replays.flatMap { replay in
      replay.findings.filter { $0.rule == "event-dependent" }.map { "\(replay.variant.id) line \($0.place.line)" }
    }
    #expect(found == ["events=2 line 2"])
  }

  @Test func allowedRulesAreSilent() async throws {
    let text = "allow error-while-composing: known\nmark n\nunmark"
    let session = try #require(SessionReader.read(Array(text.utf8), file: "test.ime").session)
    let form = Specimens.all[0]
    let replays = await SessionRunner().run(session, form: .init(id: form.id, make: form.make))
    #expect(replays.flatMap(\.findings).map(\.rule).filter { $0 == "error-while-composing" } == [])
  }
}
