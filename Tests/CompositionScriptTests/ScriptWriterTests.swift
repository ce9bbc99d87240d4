import TestSupport
import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct ScriptWriterTests {
  @Test func writesTheCanonicalForm() throws {
    let session = try script(
      """
      allow flicker: two  words
      policy gate live
      idle 5ms
      start "a [ni]"
      host raw
      title  My title

      type "zhong wen{enter}"   => [zhong\\u{2006}wen|] ; error "x"
        => state errors of; accepted any; focus "none"
      mark 中 over 1,2 at 0,1
      choose "；"
      submit button => "中|； error none"
      predict "accept"
      set "of" of "a b"
      """)
    #expect(
      try ScriptWriter.write(session) == """
        title "My title"
        host raw
        start a [ni|]
        idle 5ms
        policy gate live
        allow flicker: "two words"

        type zhong{space}wen{return} => [zhong\\u{2006}wen|]; error "x"; state errors of; accepted any; focus "none"
        mark 中 at 0,1 over 1,2
        choose "；"
        submit => "中|； error none"
        predict "accept"
        set "of" of "a b"

        """)
  }

  @Test(arguments: ScriptReaderStepsTests.statements)
  func everyStatementRoundTrips(_ statement: String, _ action: Action) throws {
    let session = try script(statement)
    #expect(try script(ScriptWriter.write(session)).turns[0].steps[0].action == action)
  }

  @Test(arguments: ScriptReaderExpectationsTests.expectations)
  func everyExpectationRoundTrips(_ source: String, _ check: ScriptReaderExpectationsTests.Check) throws {
    let session = try script("blur => \(source)")
    #expect(try script(ScriptWriter.write(session)).turns[0].steps[0].expectations.map(\.check) == [check])
  }

  @Test(arguments: [UInt64(31), 32, 33])
  func everySessionRoundTrips(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var cases = 0
    for _ in 0..<700 {
      let session = try random.scriptSession()
      let text = try ScriptWriter.write(session)
      let reading = ScriptReader.read(Array(text.utf8), file: session.file)
      #expect(reading.diagnostics.isEmpty, "seed \(seed): \(DiagnosticRenderer.render(reading.diagnostics))")
      let again = try #require(reading.session)
      #expect(again.withoutPlaces == session.withoutPlaces, "seed \(seed):\n\(text)")
      #expect(units(again.name) == units(session.name))
      let canonical = try ScriptWriter.write(again)
      #expect(units(canonical) == units(text), "seed \(seed)")
      #expect(ScriptReader.read(Array(canonical.utf8), file: session.file).session == again)
      cases += 1
    }
    #expect(cases == 700)
  }

  @Test func hasNoStatementForAnObservation() throws {
    var session = Session(file: "a.ime", name: "a", kind: .script)
    let step = Step(number: 1, line: 1, action: .observe, source: "observe")
    session.turns = [Turn(key: nil, line: 1, time: 0, steps: [step])]
    #expect(throws: UnwritableStep(number: 1, action: .observe)) { try ScriptWriter.write(session) }
  }
}
