import CompositionScript
import ReplayHarness
import Testing
import TextInputModel

@MainActor @Suite struct VerifierTests {
  private func verify(_ lines: String, host: String = "raw", start: String = "") -> Verification {
    Verifier.verify(recording(lines, host: host, start: start))
  }

  @Test func agreesAndCounts() {
    let result = verify(
      """
      {"t":1,"op":"setMarkedText","text":"n","state":{"text":"n","selected":[1,0],"marked":[0,1]}}
      {"t":2,"op":"insertText","text":"你","state":{"text":"你","marked":null}}
      {"t":3,"op":"deleteBackward","derived":true,"state":{"text":""}}
      {"t":4,"op":"insertText","text":"x"}
      """)
    #expect(result.passed)
    #expect([result.calls, result.observed, result.derived] == [4, 2, 1])
  }

  @Test func aMismatchHasItsLineAndPlayGoesOnFromTheRecording() {
    let result = verify(
      """
      {"t":1,"op":"insertText","text":"a","replacementRange":null,"state":{"text":"b"}}
      {"t":2,"op":"insertText","text":"c","replacementRange":null,"state":{"text":"bc"}}
      """)
    #expect(result.mismatches.map(\.line) == [2])
    #expect(result.mismatches.map { $0.actual.text } == ["a"])
  }

  @Test func aRangeThatWasNotLoggedIsNoMismatch() {
    let result = verify("{\"t\":1,\"op\":\"insertText\",\"text\":\"하\",\"state\":{\"text\":\"하\"}}", start: "ㅎ")
    #expect(result.passed)
    #expect(result.unlogged.map(\.line) == [2])
  }

  @Test func observeIsExplainedByOneCallOrNot() {
    let result = verify(
      """
      {"t":1,"op":"observe","state":{"text":"ni","marked":[0,2]}}
      {"t":2,"op":"observe","state":{"text":"你","marked":null}}
      {"t":3,"op":"observe","state":{"text":"x你y"}}
      """)
    #expect(result.passed)
    #expect(result.unexplained.map(\.line) == [4])
  }

  @Test func callbacksAreComparedByTheKindsThatOccur() {
    let asked = "{\"call\":\"shouldChange\",\"range\":[0,0],\"string\":\"n\",\"answer\":true}"
    let result = verify(
      """
      {"t":1,"key":"n"}
      {"t":1,"op":"setMarkedText","text":"n","callbacks":[\(asked),{"call":"editingChanged"}]}
      {"t":2,"key":"i"}
      {"t":2,"op":"setMarkedText","text":"ni","callbacks":[{"call":"editingChanged"}]}
      """, host: "ios18")
    #expect(result.mismatches.map(\.line) == [5])
    #expect(result.mismatches[0].callbacks?.actual.map(\.call) == [.shouldChange, .editingChanged])
  }

  @Test func theRecordedAnswerIsGiven() {
    let refused = "{\"call\":\"shouldChange\",\"answer\":false}"
    let result = verify(
      """
      {"t":1,"op":"insertText","text":"n","replacementRange":null,"callbacks":[\(refused)],"state":{"text":""}}
      """, host: "ios18")
    #expect(result.passed)
  }

  @Test(arguments: [("ios18", false), ("ios14", true), ("raw", false)])
  func hostsWithoutAProfileArePlayedOnTheNearestOne(host: String, isApproximated: Bool) {
    let asked = "{\"call\":\"shouldChange\",\"range\":[9,9]}"
    let result = verify(
      "{\"t\":1,\"op\":\"insertText\",\"text\":\"n\",\"callbacks\":[\(asked)]}", host: host)
    #expect(result.isApproximated == isApproximated)
    #expect(result.mismatches.count == (host == "ios18" ? 1 : 0))
  }
}
