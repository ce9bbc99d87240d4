import CompositionScript
import ReplayHarness
import Testing
import TextInputModel

/// The twin gets each composition as its net result, in one piece, at the step that ended it.
@MainActor @Suite struct TwinTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var script: String
    var twin: [String]
    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = [
    Case(name: "a commit", script: "mark n\nmark ni\ninsert 你", twin: ["|", "|", "你|"]),
    Case(name: "marked, then unmarked", script: "mark n\nmark 你\nunmark", twin: ["|", "|", "你|"]),
    Case(name: "cancelled", script: "start a|\nmark n\nmark \"\"", twin: ["a|", "a|"]),
    Case(
      name: "over a selection", script: "start a<bc>d\nmark n\ninsert 你", twin: ["a<bc>d", "a你|d"]),
    Case(
      name: "cancelled over a selection: what it replaced is gone", script: "start a<bc>d\nmark n\nmark \"\"",
      twin: ["a<bc>d", "a|d"]),
    Case(name: "by backspaces", script: "mark n\ndelete", twin: ["|", "|"]),
    Case(
      name: "backspace before the marked text", script: "start ab|\nmark n at 0,0\ndelete\ninsert 你",
      twin: ["ab|", "ab|", "a你|"]),
    Case(
      name: "over committed text", script: "start 하|\nmark 下 over 0,1\ninsert 下", twin: ["하|", "下|"]),
    Case(name: "tapped elsewhere", script: "start a|\nmark ni\nselect 0,0", twin: ["a|", "|ani"]),
    Case(
      name: "left without the separators", script: "mark ni\\u{2006}hao\nblur", twin: ["|", "nihao|"]),
    Case(name: "written over by the program", script: "mark ni\nset 王", twin: ["|", "王|"]),
    Case(name: "pasted into", script: "mark ni\npaste 王", twin: ["|", "ni王|"]),
    Case(
      name: "a submit in between comes after the result", script: "mark ni\nsubmit button\ninsert 你",
      twin: ["|", "|", "你|"]),
    Case(
      name: "replaced before it: after the result", script: "start ab|\nmark ni\nreplace 0,1 X\ninsert 你",
      twin: ["ab|", "ab|", "Xb你|"]),
    Case(
      name: "a selection in it belongs to it", script: "mark ni\nselect 1,0\nmark nhi at 2,0\ninsert 你",
      twin: ["|", "|", "|", "你|"]),
    Case(
      name: "already marked at the start", script: "start a[ni|]b\nmark nih\ninsert 你", twin: ["a|b", "a你|b"]),
    Case(name: "never ended", script: "start a|\nmark n\nmark ni", twin: ["a|", "a|"]),
  ]

  @Test(arguments: cases) func getsTheNetResult(_ test: Case) async {
    let played = await play(script("form x\n" + test.script), silentSubject)
    #expect(played.twinStates == test.twin)
    #expect(played.rules == [])
  }

  @Test func oneKeyCanEndOneCompositionAndBeginTheNext() async {
    let session = recording(
      """
      {"t":100,"key":"q"}
      {"t":100,"op":"setMarkedText","text":"값"}
      {"t":200,"key":"l"}
      {"t":200,"op":"insertText","text":"갑"}
      {"t":200,"op":"setMarkedText","text":"시"}
      {"t":300,"key":"{space}"}
      {"t":300,"op":"insertText","text":"시"}
      {"t":300,"op":"insertText","text":" "}
      """)
    let played = await play(session, silentSubject)
    #expect(played.states == ["[값|]", "갑[시|]", "갑시\\u{20}|"])
    #expect(played.twinStates == ["|", "갑|", "갑시\\u{20}|"])
  }

  /// What the twin is asked: one question for the whole result, over what it replaces.
  @Test func theTwinIsAskedOnce() async {
    final class Log { var lines: [[String]] = [] }
    let log = Log()
    _ = await play(script("form x\nstart a<bc>d\nmark n\nmark ni\ninsert 你")) { context in
      var subject = silentSubject(context)
      let lane = log.lines.count
      log.lines.append([])
      subject.shouldChange = { question in
        log.lines[lane].append("\(question.range) \(String(decoding: question.units, as: UTF16.self))")
        return true
      }
      return subject
    }
    #expect(log.lines == [["[1, 2] n", "[2, 0] i", "[1, 2] 你"], ["[1, 2] 你"]])
  }

  /// A subject may end a composition itself, before it submits: the twin gets the result and then the submit.
  @Test func commitFirstEndsTheComposition() async {
    let played = await play(
      script("form x\npolicy pendingSubmit commit-first\npolicy gate live\nmark 王\nsubmit button"))
    #expect(played.states == ["[王|]", "王|"])
    #expect(played.twinStates == ["|", "王|"])
    #expect(played.rules == [])
  }
}
