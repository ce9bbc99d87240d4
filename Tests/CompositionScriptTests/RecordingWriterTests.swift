import TestSupport
import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct RecordingWriterTests {
  @Test func writesTheExampleOfThePage() throws {
    let lines = [
      #"{"t":120,"key":"z"}"#,
      #"{"t":120,"op":"setMarkedText","text":"z","selectedRange":[1,0],"state":{"text":"z","selected":[1,0],"marked":[0,1]}}"#,
      #"{"t":120,"op":"insertText","text":"\uD83D","replacementRange":null,"callbacks":[{"call":"shouldChange","range":[0,0],"string":"z","answer":true}]}"#,
      #"{"t":130,"key":"a"}"#, #"{"t":130,"op":"observe","state":{"marked":null}}"#,
    ]
    let session = try recording(lines[0], lines[1], lines[2], lines[3], lines[4])
    #expect(try RecordingWriter.write(session) == ([header] + lines).joined(separator: "\n") + "\n")
  }

  @Test(arguments: RecordingLineReaderTests.operations)
  func everyOperationRoundTrips(_ payload: String, _ action: Action) throws {
    let session = try recording("{\"t\":1,\(payload)}")
    let again = RecordingReader.read(Array(try RecordingWriter.write(session).utf8), file: session.file).session
    #expect(again == session)
  }

  @Test(arguments: [UInt64(51), 52, 53])
  func everySessionRoundTrips(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var cases = 0
    for _ in 0..<700 {
      let session = random.recordingSession()
      let text = try RecordingWriter.write(session)
      let reading = RecordingReader.read(Array(text.utf8), file: session.file)
      #expect(reading.diagnostics.isEmpty, "seed \(seed): \(DiagnosticRenderer.render(reading.diagnostics))")
      let again = try #require(reading.session)
      #expect(again.withoutPlaces == session.withoutPlaces, "seed \(seed):\n\(text)")
      #expect(again.turns.map { $0.key.map(units) } == session.turns.map { $0.key.map(units) })
      #expect(units(try RecordingWriter.write(again)) == units(text), "seed \(seed)")
      cases += 1
    }
    #expect(cases == 700)
  }

  @Test func aScriptIsWrittenAsASimulatedRecording() throws {
    let session = try script("host raw\nstart a|\nmark ni at 1,0\nchoose 你 => 你|\nkey return")
    let lines = try RecordingWriter.write(session).split(separator: "\n")
    #expect(
      lines[0]
        == #"{"format":"markedtext-recording","version":1,"name":"name","source":{"kind":"simulated","name":"markedtext"},"states":"derived","clock":false,"host":"raw","keyboard":null,"start":{"text":"a","selected":[1,0],"marked":null}}"#
    )
    #expect(lines[1] == #"{"t":0,"op":"setMarkedText","text":"ni","selectedRange":[1,0],"replacementRange":null}"#)
    #expect(lines[3] == #"{"t":0,"op":"key","name":"return"}"#)
  }

  @Test(arguments: ["type a", "delete 2", "key return 2", "choose nth 1"])
  func hasNoOperationForWhatTheKeyboardDecides(_ statement: String) throws {
    let session = try script("blur\n" + statement)
    let step = session.turns[1].steps[0]
    #expect(throws: UnwritableStep(number: 2, action: step.action)) { try RecordingWriter.write(session) }
  }
}
