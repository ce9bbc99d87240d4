import Testing

@testable import CompositionScript

@Suite struct JSONObjectTests {
  static func object(_ text: String) throws -> JSONObject<LineKey> {
    try JSONObject(JSONScannerTests.scanner(text), at: 0)
  }

  @Test func takesTheLastOfEqualKeysAndIgnoresOthers() throws {
    let object = try Self.object(#"{"t":1,"x":{"t":5},"t":"no","\u0074":7,"text":null,"tx":[1,2.5,{}]}"#)
    #expect(try object.number(.t) == 7)
    #expect(try object.units(.text) == nil)
    #expect(object.place(.text) != nil && object.place(.key) == nil)
  }

  @Test func complainsOnlyOfWhatIsAskedFor() throws {
    let object = try Self.object(#"{"t":"x","text":5}"#)
    let fault = #expect(throws: JSONFault.self) { try object.units(.text) }
    #expect(fault == JSONFault(.wrongValue(key: "text", expected: "a string"), at: 16, length: 1))
    #expect(throws: JSONFault(.missingKey("range"), at: 0, length: 18)) {
      try object.required(.range, object.range(.range))
    }
  }
}
