import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct RecordingHeaderTests {
  static func read(_ text: String) -> SessionReading { RecordingReader.read(Array(text.utf8), file: "folder/x.jsonl") }

  @Test(arguments: SourceKind.allCases, Session.StateOrigin.allCases)
  func readsEveryKindOfSource(_ kind: SourceKind, _ states: Session.StateOrigin) throws {
    let text =
      #"{"source":{"kind":"\#(kind)"},"states":"\#(states)","format":"markedtext-recording","version":1,"note":[1,{}]}"#
    let session = try #require(Self.read(text).session)
    #expect(session.kind == .recording(states: states, source: Session.Source(kind: kind.rawValue, name: "")))
    #expect(session.name == "x" && session.host == nil && session.keyboard == nil && session.hasClock)
    #expect(session.start == TextInputState())
  }

  @Test(arguments: [
    (#"{"text":"anib","selected":[3,0],"marked":[1,2]}"#, "a[ni|]b"), (#"{"text":"ab"}"#, "ab|"), ("{}", "|"),
    ("null", "|"),
    (#"{"text":"\uD83D","selected":[0,1]}"#, "<\\u{D83D}>"),
    (#"{"text":"ab","selected":[0,0],"marked":[1,1]}"#, "|a[b]"),
    (#"{"text":"ab","marked":[1,0]}"#, "ab|"),
  ])
  func readsStart(_ start: String, _ notation: String) throws {
    let text = header.replacing(#"{"text":"","selected":[0,0],"marked":null}"#, with: start)
    #expect(StateNotation.print(try #require(Self.read(text).session).start) == notation)
  }

  @Test func readsTheClock() throws {
    #expect(Self.read(header.replacing("\"host\"", with: "\"clock\":false,\"host\"")).session?.hasClock == false)
    #expect(Self.read(header.replacing("\"host\"", with: "\"clock\":true,\"host\"")).session?.hasClock == true)
  }

  @Test func readsWhatTheFieldIsFor() throws {
    let session = try #require(
      Self.read(header.replacing("\"host\"", with: #""secure":true,"contentType":"contact","host""#)).session)
    #expect(session.isSecure && session.contentType == .contact)
    let plain = try #require(Self.read(header).session)
    #expect(!plain.isSecure && plain.contentType == nil)
  }

  @Test(arguments: [
    (
      "\"format\":\"markedtext-recording\",", "",
      "the first line is not the header of a recording: `format` is not \"markedtext-recording\""
    ),
    (
      "markedtext-recording", "other",
      "the first line is not the header of a recording: `format` is not \"markedtext-recording\""
    ),
    ("\"version\":1,", "", "the key `version` is missing"),
    ("\"version\":1", "\"version\":\"1\"", "`version` must be a whole number from 0"),
    ("\"version\":1", "\"version\":3", "version 3 of the format; this reader knows version 1"),
    ("\"states\":\"derived\",", "", "the key `states` is missing"),
    ("\"derived\"", "\"drived\"", "`drived` is not observed or derived"),
    ("{\"kind\":\"engine\",\"name\":\"librime\"}", "5", "`source` must be an object"),
    ("\"kind\":\"engine\",", "", "the key `kind` is missing"),
    ("\"engine\"", "\"engin\"", "`engin` is not device, simulator, engine, browser, simulated or hand"),
    ("\"ios18\"", "18", "`host` must be a string"),
    ("\"keyboard\":null", "\"keyboard\":[]", "`keyboard` must be a string"),
    ("\"host\"", "\"clock\":1,\"host\"", "`clock` must be true or false"),
    ("\"host\"", "\"secure\":0,\"host\"", "`secure` must be true or false"),
    ("\"host\"", "\"contentType\":\"x\",\"host\"", "`x` is not contact, oneTimeCode or other"),
    ("[0,0]", "[1,0]", "a range past the end of the text"),
    ("\"marked\":null", "\"marked\":[0,1]", "a range past the end of the text"),
    ("\"zhongwen\"", "\"\\uD83D\"", "a name can't hold a lone surrogate"),
  ])
  func complains(_ part: String, _ other: String, _ message: String) {
    let reading = Self.read(header.replacing(part, with: other) + "\n")
    #expect(reading.session == nil && reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.map(\.line) == [1])
  }
}
