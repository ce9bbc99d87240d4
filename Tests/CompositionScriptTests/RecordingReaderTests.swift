import Testing
import TextInputModel

@testable import CompositionScript

/// A header that is well-formed.
let header =
  #"{"format":"markedtext-recording","version":1,"name":"zhongwen","source":{"kind":"engine","name":"librime"},"#
  + #""states":"derived","host":"ios18","keyboard":null,"start":{"text":"","selected":[0,0],"marked":null}}"#

/// Reads a recording that must be well-formed, from the lines behind its header.
func recording(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> Session {
  let text = ([header] + lines).joined(separator: "\n") + "\n"
  let reading = SessionReader.read(Array(text.utf8), file: "folder/name.jsonl")
  #expect(
    reading.diagnostics.isEmpty, "\(DiagnosticRenderer.render(reading.diagnostics))", sourceLocation: sourceLocation)
  return try #require(reading.session, sourceLocation: sourceLocation)
}

@Suite struct RecordingReaderTests {
  @Test func readsTheExampleOfThePage() throws {
    let session = try recording(
      #"{"t":120,"key":"z"}"#,
      #"{"t":120,"op":"setMarkedText","text":"z","selectedRange":[1,0],"state":{"text":"z","selected":[1,0],"marked":[0,1]}}"#
    )
    #expect(session.name == "zhongwen" && session.file == "folder/name.jsonl" && session.host == "ios18")
    #expect(session.kind == .recording(states: .derived, source: Session.Source(kind: "engine", name: "librime")))
    #expect(session.keyboard == nil && session.hasClock && session.start == TextInputState())
    #expect(session.turns.count == 1 && session.turns[0].key == "z" && session.turns[0].time == 120)
    #expect(session.turns[0].line == 2 && session.turns[0].steps.count == 1)
    let step = session.turns[0].steps[0]
    #expect(step.number == 1 && step.line == 3 && step.source == "setMarkedText" && step.callbacks == nil)
    #expect(step.action == .call(.setMarkedText(units("z"), selectedRange: .caret(1))))
    #expect(step.unloggedRanges == .replacementRange)
    #expect(
      step.recordedState
        == RecordedState(
          units: units("z"), selectedRange: .caret(1), marked: .range(UTF16Range(location: 0, length: 1))))
  }

  @Test func makesTurnsOfKeyLines() throws {
    let session = try recording(
      #"{"t":1,"op":"blur"}"#, #"{"t":1,"op":"cut"}"#, #"{"t":2,"op":"undo"}"#, #"{"t":2,"key":"a"}"#,
      #"{"t":3,"op":"blur"}"#,
      #"{"t":4,"op":"cut"}"#, #"{"t":4,"key":"b"}"#, #"{"t":4,"key":"c"}"#, #"{"t":4,"op":"undo"}"#)
    #expect(session.turns.map(\.key) == [nil, nil, "a", "b", "c"])
    #expect(session.turns.map(\.time) == [1, 2, 2, 4, 4])
    #expect(session.turns.map(\.line) == [2, 4, 5, 8, 9])
    #expect(session.turns.map { $0.steps.map(\.number) } == [[1, 2], [3], [4, 5], [], [6]])
  }

  @Test func takesBlankLinesMarksAndNoFinalLineFeed() throws {
    let text = "\u{FEFF}" + header + "\r\n\r\n  \n" + #"{"t":1,"op":"cut"}"#
    let reading = RecordingReader.read(Array(text.utf8), file: "a.jsonl")
    #expect(reading.diagnostics.isEmpty && reading.session?.turns.map(\.line) == [4])
    #expect(RecordingReader.read(Array(header.utf8), file: "a.jsonl").session?.turns.isEmpty == true)
  }

  @Test func observedLinesOfRealRecordingsAreRead() throws {
    let text = """
      {"format":"markedtext-recording","version":1,"name":"so-ios-handwriting-xiu","source":{"kind":"device","name":"iOS 7","url":"https://example.org"},"states":"observed","clock":false,"host":"raw","keyboard":"ios-handwriting","start":{"text":". ㅅ","selected":[3,0],"marked":null},"note":"est."}
      {"t":10,"key":"{stroke}"}
      {"t":10,"op":"observe","state":{"text":"修","marked":[0,1]}}
      {"t":20,"key":"^"}
      {"t":20,"op":"setMarkedText","text":"^","events":["compositionstart","input insertCompositionText ^"],"replacementRange":null}
      {"t":30,"op":"observe","callbacks":[{"call":"shouldChange","ranges":[[2,0]],"string":"王"}],"note":5}
      {"t":30,"op":"deleteBackward","deletedRange":[1,2],"range":"free"}

      """
    let reading = RecordingReader.read(Array(text.utf8), file: "a.jsonl")
    #expect(reading.diagnostics.isEmpty)
    let session = try #require(reading.session)
    #expect(!session.hasClock && session.start.selectedRange == .caret(3) && session.turns.count == 2)
    let steps = session.turns.flatMap(\.steps)
    #expect(steps[1].unloggedRanges == .selectedRange)
    #expect(steps[2].callbacks?[0].ranges == [.caret(2)] && steps[2].callbacks?[0].range == nil)
    #expect(steps[3].action == .call(.deleteBackward))
  }

  @Test(arguments: [
    #"{"t":1,"op":"ins"#, #"{"t":1"#, #"{"t":1,"op":"insertText","text":"\uD8"#, "{", #"{"t":-"#, #"{"t":1,"x":tru"#,
    "tru",
    #"{"t":1,"op":"insertText","text":"中"#, #"{"t":1,"op":"insertText","text":"中\"#,
  ])
  func aCutOffLastLineIsAWarning(_ rest: String) throws {
    let text = Array((header + "\n" + #"{"t":1,"op":"cut"}"# + "\n" + rest).utf8)
    let reading = RecordingReader.read(text, file: "a.jsonl")
    #expect(reading.diagnostics.map(\.problem) == [.cutOffLine])
    #expect(reading.diagnostics.map(\.severity) == [.warning] && reading.diagnostics.map(\.line) == [3])
    #expect(reading.diagnostics.map(\.column) == [rest.utf16.count + 1])
    #expect(reading.session?.turns.count == 1)
    let terminated = RecordingReader.read(text + [0x0A], file: "a.jsonl")
    #expect(terminated.session == nil && terminated.diagnostics.map(\.problem) == [.unexpectedEnd])
  }

  @Test func everyCutOfALineIsAWarning() throws {
    let line = Array(
      #"{"t":12,"op":"insertText","text":"中😀\uD83D","state":{"text":"x","marked":null},"x":[1.5e3,true]}"#.utf8)
    let start = Array((header + "\n").utf8)
    for count in 1..<line.count {
      let reading = RecordingReader.read(start + line[..<count], file: "a.jsonl")
      #expect(reading.session != nil && reading.diagnostics.map(\.problem) == [.cutOffLine], "\(count)")
    }
    #expect(RecordingReader.read(start + line, file: "a.jsonl").diagnostics.isEmpty)
  }

  @Test func aLastLineThatIsWrongAnywhereElseIsAnError() {
    for rest in [#"{"t":1,,"#, #"{"t":1}"#, "x", #"{"t":1,"op":"blur"} x"#] {
      let reading = RecordingReader.read(Array((header + "\n" + rest).utf8), file: "a.jsonl")
      #expect(reading.session == nil && reading.diagnostics.map(\.severity) == [.error])
    }
    #expect(RecordingReader.read(Array(header.utf8.dropLast(3)), file: "a.jsonl").session == nil)
  }

  @Test func reportsAllMalformedLinesAtOnce() {
    let text = [
      header, #"{"t":5,"op":"insretText","text":"x"}"#, #"{"t":4,"key":"中"}"#,
      #"{"t":5,"op":"insertText","text":"中😀",}"#,
      #"{"t":5,"op":"insertText","text":"中"} x"#, #"{"t":5.5,"key":"z"}"#, #"{"t":5,"key":"z"}"#,
      #"{"t":3,"op":"select","range":[0]}"#,
    ].joined(separator: "\n")
    #expect(
      complaints(Array(text.utf8), file: "a.jsonl") == [
        "2:13+12: unknown op `insretText`; did you mean `insertText`?",
        "3:6+1: `t` goes back from 5 to 4",
        "4:39+1: unexpected `}`",
        "5:38+1: unexpected `x`",
        "6:6+3: `t` must be a whole number from 0",
        "8:6+1: `t` goes back from 5 to 3",
      ])
  }

  @Test func aFileOfAnotherFormatIsReportedOnce() {
    #expect(complaints(Array("{\"meta\":1}\n{\"x\":\nno".utf8), file: "a.jsonl").count == 1)
    let next = header.replacing("\"version\":1", with: "\"version\":2") + "\n{}"
    #expect(
      complaints(Array(next.utf8), file: "a.jsonl") == ["1:44+1: version 2 of the format; this reader knows version 1"])
    #expect(complaints([], file: "a.jsonl") == ["1:1+1: no header; the first line of a recording is one"])
    #expect(complaints(Array("\n \n".utf8), file: "a.jsonl").count == 1)
  }

  @Test(.timeLimit(.minutes(1))) func aLineOfTenMegabytesIsRead() throws {
    let long = String(repeating: "中a\\uD83D", count: 1_000_000)
    let text =
      header + "\n" + #"{"t":1,"op":"insertText","text":""# + long + "\"}\n" + #"{"t":1,"op":"insertText","text":""#
      + long
    let reading = RecordingReader.read(Array(text.utf8), file: "a.jsonl")
    #expect(reading.diagnostics.map(\.problem) == [.cutOffLine])
    #expect(reading.diagnostics[0].sourceLine.count < 200)
    let session = try #require(reading.session)
    guard case .call(.insertText(let read, nil)) = session.turns[0].steps[0].action else {
      Issue.record("not an insertText")
      return
    }
    #expect(read.count == 3_000_000 && Array(read[..<3]) == [0x4E2D, 0x61, 0xD83D])
  }
}
