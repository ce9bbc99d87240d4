import CompositionScript
import ReplayHarness
import Specimens
import Testing
import TextInputModel

/// Sessions on which a rule once found something in a correct subject, as small as they get. Lines that begin with a
/// brace are turns of a recording, for what scripts can't say: several steps under one key, times.
@MainActor @Suite struct FalseFindingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var form = "han-name"
    var keyboard: String?
    var hasClock = false
    var start = #"{"text":"","selected":[0,0],"marked":null}"#
    var session: String
    var testDescription: String { "\(form): \(name)" }
  }

  nonisolated static let cases: [Case] = [
    // The twin's caret, after a composition that left its own elsewhere than behind the result.
    Case(name: "caret inside the text that is committed", session: "start |\nmark ·好a at 2,0\nunmark\ninsert 王"),
    Case(name: "insertion over a range before the letters", session: "insert 好\nmark か\ninsert a over 1,0\ninsert 字"),
    Case(name: "backspace behind a cancelled composition", session: "mark 王\nreplace 6,0 a\ndelete 2"),
    // A range in the document is the same range in the twin, wherever its caret is.
    Case(
      name: "placed by the keyboard after the form cleared itself", form: "correct:clears-after-submit",
      session: "insert 𠮷\nsubmit return\nmark n1\nselect 0,1\nmark ´\ndelete"),
    // The form under test was not made while text was marked.
    Case(name: "begins marked", form: "correct:told-at-end", session: "start .ㅎ[한글|]\nmark \"\""),
    Case(
      name: "begins marked, and commits and goes on in one key", form: "correct:next-turn",
      start: #"{"text":"王하好","selected":[2,0],"marked":[1,1]}"#,
      session: """
        {"t":1,"op":"insertText","text":"s"}
        {"t":1,"op":"setMarkedText","text":"n"}
        """),
    // Replacements elsewhere while text is marked are no part of the result.
    Case(name: "replaced behind the letters", session: "mark 王\nreplace 3,0 \\u{20}\nunmark"),
    Case(
      name: "replaced behind the letters, not at once",
      session: "start a|bc\nmark ni\nreplace 4,1 X\ninsert 你\ninsert 好"),
    Case(name: "told of it alone", form: "correct:formats-committed", session: "mark ´\nreplace 3,0 ・\nunmark"),
    Case(
      name: "a replacement that ends it", form: "correct:formats-committed",
      session: "start ㅎ.你[nihao|]\nreplace 5,2 ㅎ"),
    Case(
      name: "a correction that ends it and that nobody is told of", form: "correct:formats-committed",
      session: "start ・.[ni|]\nautocorrect 3,0 X"),
    // A form without the method hears no question, and on macOS nothing else while text is marked.
    Case(name: "asked a question that it does not implement", session: "start 12|\nmark ¨\nreplace 0,0 \"\""),
    // A submit in the middle comes later in the twin than in the session.
    Case(
      name: "cleared by the end of it", form: "correct:errors-at-blur", session: "start [é|]\nsubmit return\nmark \"\""),
    Case(name: "not told of the end", form: "correct:told-at-end", session: "mark 하\nsubmit program\nunmark"),
    Case(
      name: "told of the end only by the next event", form: "correct:formats-committed",
      session: "start éa.[n|]\nsubmit button\ninsert a"),
    // A deletion has the events of a deletion, also in the twin.
    Case(
      name: "what was replaced is deleted", form: "correct:formats-committed", session: "start .<a>ㅎ\nmark ㅎ\ndelete"),
    Case(name: "ended by nothing", form: "correct:formats-committed", session: "start .|\nmark n\ninsert \"\""),
    Case(
      name: "ended by nothing elsewhere", form: "correct:formats-committed", session: "mark ・\nmark \"\" over 5,0"),
    // Text that is marked as it stands fires no change event.
    Case(name: "reconverted", session: "insert a\nselect 0,1\nmark a\nmark n\ninsert 王"),
    Case(
      name: "reconverted, and rendered anew", form: "correct:renders-anew",
      session: "start n\\u{301}<a>\nmark a\nrerender"),
    // The value of the text that the composition began in.
    Case(
      name: "value committed under the key that goes on",
      session: """
        {"t":1,"op":"insertText","text":"王"}
        {"t":1,"op":"setMarkedText","text":"n"}
        {"t":2,"op":"setMarkedText","text":"h","replacementRange":[2,0]}
        """),
    Case(
      name: "value from before a verdict that waits", form: "correct:debounced",
      session: """
        {"t":1,"op":"set","text":"好"}
        {"t":1,"op":"insertText","text":"王"}
        {"t":1,"op":"setMarkedText","text":"你"}
        """),
    // Letters hid the error, and the clock brought it back.
    Case(
      name: "letters and result in one key", form: "correct:debounced",
      session: """
        {"t":1,"op":"insertText","text":"ü"}
        {"t":2,"op":"wait","ms":1000}
        {"t":3,"op":"setMarkedText","text":"n"}
        {"t":3,"op":"insertText","text":"글"}
        """),
    Case(
      name: "told of a commit by the submit alone", form: "correct:debounced",
      session: """
        {"t":1,"op":"insertText","text":"n"}
        {"t":2,"op":"setMarkedText","text":"王"}
        {"t":3,"op":"select","range":[0,1]}
        {"t":4,"op":"submit","via":"button"}
        {"t":4,"op":"setMarkedText","text":""}
        """),
    // Syllables that nothing marks.
    Case(
      name: "in a text that the form changed", form: "correct:trims", keyboard: "ios-hangul",
      start: #"{"text":" 好","selected":[1,0],"marked":null}"#,
      session: """
        {"t":1,"op":"blur"}
        {"t":2,"op":"deleteBackward"}
        {"t":2,"op":"insertText","text":"나"}
        """),
    Case(
      name: "over a selection", keyboard: "ios-hangul",
      session: """
        {"t":1,"op":"insertText","text":"a1하"}
        {"t":2,"op":"select","range":[1,2]}
        {"t":3,"op":"deleteBackward"}
        {"t":3,"op":"deleteBackward"}
        {"t":3,"op":"insertText","text":"나"}
        """),
    Case(name: "behind a cut", keyboard: "ios-hangul", session: "start <1>2\ncut\ninsert ㄴ"),
    Case(
      name: "over text that the system wrote", keyboard: "ios-hangul",
      session: """
        {"t":1,"op":"silent","text":"a"}
        {"t":2,"op":"deleteBackward"}
        {"t":2,"op":"insertText","text":"값"}
        """),
    Case(name: "given up", keyboard: "ios-hangul", session: "insert ㄷ\ndelete"),
    Case(name: "given up, then Han", keyboard: "ios-hangul", session: "insert ㄷ\ndelete\ninsert 王"),
    Case(
      name: "given up after a submit", form: "correct:errors-at-blur", keyboard: "ios-hangul",
      session: "submit\ninsert ㄷ\ndelete"),
    Case(name: "deleted by a count", keyboard: "ios-hangul", session: "start 你|\ninsert ㄴ\ndelete 3"),
    Case(name: "put in by a replacement", keyboard: "ios-hangul", session: "replace 5,0 ㅎ"),
    Case(
      name: "marked in spite of the name", form: "correct:commit-first", keyboard: "ios-hangul",
      session: """
        {"t":1,"op":"setMarkedText","text":"하"}
        {"t":2,"op":"submit","via":"return"}
        {"t":3,"op":"insertText","text":"ㄱ"}
        {"t":4,"op":"deleteBackward"}
        {"t":5,"op":"deleteBackward"}
        {"t":5,"op":"insertText","text":"시"}
        """),
    Case(
      name: "a verdict that waits", form: "correct:debounced", keyboard: "ios-hangul", hasClock: true,
      session: """
        {"t":40,"op":"insertText","text":"ㅎ"}
        {"t":690,"op":"deleteBackward"}
        {"t":690,"op":"insertText","text":"한"}
        """),
    Case(
      name: "an older error that waits longer", form: "correct:debounced", keyboard: "ios-hangul", hasClock: true,
      session: """
        {"t":0,"op":"submit","via":"button"}
        {"t":100,"op":"insertText","text":"a"}
        {"t":300,"op":"insertText","text":"하"}
        {"t":400,"op":"deleteBackward"}
        {"t":500,"op":"insertText","text":"ㅎ"}
        {"t":600,"op":"deleteBackward"}
        {"t":600,"op":"insertText","text":"하"}
        """),
    Case(
      name: "typed over a completion", keyboard: "ios-hangul",
      session: "insert ㄷ\ninsert a\npredict x\ninsert ㄷ\nselect 2,1"),
    Case(
      name: "typed over a completion, then Return", keyboard: "ios-hangul",
      session: "predict 𠮷\ninsert ㅎ\ntail return"),
    // What the program ends is a step of undo of its own.
    Case(
      name: "taken back after the form committed it", form: "correct:commit-first",
      session: "mark z\nsubmit program\nundo"),
    Case(
      name: "over after a rest", keyboard: "ios-hangul", hasClock: true,
      session: """
        {"t":100,"op":"insertText","text":"ㅎ"}
        {"t":5000,"op":"deleteBackward"}
        {"t":5000,"op":"insertText","text":"王"}
        """),
  ]

  @Test(arguments: cases) func findsNothing(_ test: Case) async throws {
    let form = try #require(Forms.named(test.form) ?? CorrectStyles.all.first { $0.id == test.form })
    let runner = SessionRunner(options: .init(hosts: HostProfile.played))
    let replays = await runner.run(try session(of: test), form: .init(id: form.id, make: form.make))
    #expect(replays.count == HostProfile.played.count * Variant.all.count)
    for replay in replays { #expect(replay.findings == [], "\(replay.host.id) \(replay.variant.id)") }
  }

  private func session(of test: Case) throws -> Session {
    guard test.session.hasPrefix("{") else {
      let header = test.keyboard.map { "keyboard \($0)\n" } ?? ""
      return try #require(SessionReader.read(Array((header + test.session).utf8), file: "case.ime").session)
    }
    let keyboard = test.keyboard.map { "\"\($0)\"" } ?? "null"
    let header = """
      {"format":"markedtext-recording","version":1,"name":"case","source":{"kind":"hand","name":"case"},\
      "states":"derived","clock":\(test.hasClock),"host":null,"keyboard":\(keyboard),\
      "start":\(test.start)}

      """
    return try #require(SessionReader.read(Array((header + test.session).utf8), file: "case.jsonl").session)
  }
}
