import CompositionScript
import ReplayHarness
import Testing
import TextInputModel

@MainActor @Suite struct ExpectationTests {
  /// A step and its expectations, and what is said of those that are not met.
  @Test(arguments: [
    ("insert 王   => 王|; error none; submit on; composing no; value \"王\"", []),
    ("insert a   => 王|; submit on", ["a|", "submit off"]),
    ("insert a   => error none", ["error \"请填写中文姓名\""]),
    ("insert a   => error any; error \"请填写中文姓名\"; errors 1; value none", []),
    ("insert a   => error \"x\"; errors 2", ["error \"请填写中文姓名\"", "errors 1"]),
    ("mark n     => [n|]; composing yes; submit off; error none", []),
    ("mark n     => [n]; <n>", ["[n|]"]),
    ("submit button => accepted any", ["refused"]),
    ("submit button => refused; error \"请填写姓名\"", []),
    ("insert 王   => accepted any", ["nothing was submitted"]),
    (
      "insert ab  => calls shouldChange 1; calls editingChanged 1; calls didChangeSelection 2",
      ["calls didChangeSelection 1"]
    ),
    ("blur       => focus none", []),
    ("insert 王   => requirement x met", ["no requirement x"]),
  ])
  func isMetOrSaysWhatIsThere(step: String, actual: [String]) async {
    let played = await play(script("form han-name\n" + step))
    #expect(played.replay.unmet.map(\.actual) == actual)
    #expect(played.replay.passed == actual.isEmpty)
  }

  @Test func expectationsHoldAfterTheLastTurnOfAStep() async {
    let played = await play(script("form x\nstart 王小明|\ndelete 2  => 王|; calls editingChanged 2"))
    #expect(played.replay.unmet == [])
  }

  @Test func presentationOfAnotherFormIsSkipped() async {
    let session = script("form other\ninsert a  => a|; error none; submit on; accepted any")
    let runner = SessionRunner(options: .init(variants: [.plain]))
    let replays = await runner.run(session, form: .init(id: "han-name", make: { nameSubject($0) }))
    #expect(replays.map(\.skipped) == [3])
    #expect(replays.map(\.unmet.count) == [0])
  }

  /// Nobody has told the form of the commit: what it shows is judged from the next loss of focus on.
  @Test func presentationIsNotJudgedWhileNobodyWasTold() async {
    let session = script("form x\nmark a\nunmark  => a|; error any; submit off\nblur  => error any")
    let played = await play(session, variant: .events(0))
    #expect(played.replay.unmet == [])
  }
}
