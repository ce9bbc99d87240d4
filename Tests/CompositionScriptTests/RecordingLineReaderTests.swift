import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct RecordingLineReaderTests {
  static let range = UTF16Range(location: 1, length: 2)

  static func row(_ payload: String, _ action: Action) -> (String, Action) { (payload, action) }

  static let operations = [
    row(
      #""op":"setMarkedText","text":"ni","selectedRange":[1,2],"replacementRange":[0,0]"#,
      .call(.setMarkedText(units("ni"), selectedRange: range, replacementRange: .caret(0)))),
    row(#""op":"setMarkedText","text":null,"selectedRange":null"#, .call(.setMarkedText([]))),
    row(#""op":"setMarkedText","text":"x","selectedRange":[9223372036854775807,0]"#, .call(.setMarkedText(units("x")))),
    row(#""op":"insertText","text":"\uD83D""#, .call(.insertText([0xD83D]))),
    row(
      #""op":"insertText","text":"x","replacementRange":[1,2]"#, .call(.insertText(units("x"), replacementRange: range))
    ),
    row(#""op":"unmarkText""#, .call(.unmarkText)),
    row(#""op":"deleteBackward""#, .call(.deleteBackward)),
    row(#""op":"replace","range":[1,2],"text":"x""#, .call(.replace(range, units("x")))),
    row(#""op":"select","range":[1,2]"#, .call(.select(range))),
    row(#""op":"silent","text":"x""#, .silent(units("x"))),
    row(#""op":"paste","text":"x""#, .paste(units("x"))),
    row(#""op":"autofill","text":"x""#, .autofill(units("x"))),
    row(#""op":"otp","text":"12 34""#, .oneTimeCode(units("12 34"))),
    row(#""op":"choose","text":"王""#, .choose(units("王"))),
    row(#""op":"key","name":"enter""#, .key(.named("return"), count: 1)),
    row(#""op":"focus","field":"name""#, .focus("name")),
    row(#""op":"blur""#, .blur),
    row(#""op":"submit","via":"return""#, .submit(.returnKey)),
    row(#""op":"set","text":"x""#, .set(units("x"), field: nil)),
    row(#""op":"set","text":"x","field":"f""#, .set(units("x"), field: "f")),
    row(#""op":"dictate","partials":["a","a b"]"#, .dictate([units("a"), units("a b")])),
    row(#""op":"autocorrect","range":[1,2],"text":"x""#, .autocorrect(range, units("x"))),
    row(#""op":"predict","tail":"x""#, .predict(units("x"))),
    row(#""op":"predictAccept""#, .predictAccept),
    row(#""op":"predictReject""#, .predictReject),
    row(#""op":"rerender""#, .rerender),
    row(#""op":"cut""#, .cut),
    row(#""op":"undo""#, .undo),
    row(#""op":"redo""#, .redo),
    row(#""op":"tailReturn""#, .tailReturn),
    row(#""op":"suspend""#, .suspend),
    row(#""op":"resume""#, .resume),
    row(#""op":"hideKeyboard","mode":"discard""#, .hideKeyboard(.discard)),
    row(#""op":"wait","ms":300"#, .wait(milliseconds: 300)),
    row(
      #""op":"resolve","check":"taken","valid":false,"message":"is taken""#,
      .resolve(check: "taken", valid: false, message: "is taken")),
    row(#""op":"resolve","check":"taken","valid":true"#, .resolve(check: "taken", valid: true, message: nil)),
    row(#""op":"observe""#, .observe),
  ]

  @Test(arguments: operations)
  func reads(_ payload: String, _ action: Action) throws {
    let session = try recording(
      "{\"t\":3,\(payload)}", "{ \"state\" : {} , \"callbacks\" : [ ] , \(payload), \"t\" : 3 }")
    let steps = session.turns[0].steps
    #expect(steps.map(\.action) == [action, action])
    #expect(steps[0].recordedState == nil && steps[0].callbacks == nil)
    #expect(steps[1].recordedState == RecordedState() && steps[1].callbacks == [])
  }

  @Test func theTableHasEveryOperation() throws {
    let names = try Set(Self.operations.map { try recording("{\"t\":1,\($0.0)}").turns[0].steps[0].source })
    #expect(names == Set(OperationName.words))
  }

  @Test(
    arguments: [
      (#""op":"setMarkedText","text":"""#, [.selectedRange, .replacementRange]),
      (#""op":"setMarkedText","text":"","selectedRange":null"#, .replacementRange),
      (#""op":"setMarkedText","text":"","replacementRange":[0,0]"#, .selectedRange),
      (#""op":"setMarkedText","text":"","replacementRange":null,"selectedRange":[0,0]"#, []),
      (#""op":"insertText","text":"""#, .replacementRange),
      (#""op":"insertText","text":"","replacementRange":null"#, []),
      (#""op":"deleteBackward""#, []), (#""op":"observe""#, []),
    ] as [(String, Step.UnloggedRanges)])
  func saysWhichRangesAreNotLogged(_ payload: String, _ ranges: Step.UnloggedRanges) throws {
    #expect(try recording("{\"t\":1,\(payload)}").turns[0].steps[0].unloggedRanges == ranges)
  }

  @Test(arguments: [
    (#"{}"#, RecordedState()), (#"{"text":"\uDE00","x":1}"#, RecordedState(units: [0xDE00])),
    (#"{"marked":null}"#, RecordedState(marked: RecordedState.Marked.none)),
    (#"{"marked":[3,0]}"#, RecordedState(marked: RecordedState.Marked.none)),
    (#"{"marked":[1,2]}"#, RecordedState(marked: .range(range))),
    (#"{"text":null,"selected":null}"#, RecordedState()), (#"{"selected":[1,2]}"#, RecordedState(selectedRange: range)),
  ])
  func readsStates(_ text: String, _ state: RecordedState) throws {
    #expect(try recording("{\"t\":1,\"op\":\"observe\",\"state\":\(text)}").turns[0].steps[0].recordedState == state)
  }

  @Test func readsCallbacks() throws {
    let all = CallbackKind.allCases.map { "{\"call\":\"\($0.rawValue)\"}" }.joined(separator: ",")
    let first =
      #"{"call":"shouldChange","range":[0,0],"string":"\uD83D","answer":false},{"call":"didEnd","reason":"committed","x":[]}"#
    let callbacks = try #require(
      try recording("{\"t\":1,\"op\":\"observe\",\"callbacks\":[\(first),\(all)]}").turns[0].steps[0].callbacks)
    #expect(callbacks[0].range == .caret(0) && callbacks[0].units == [0xD83D] && callbacks[0].answer == false)
    #expect(callbacks[1].reason == "committed" && callbacks[1].answer == nil)
    #expect(callbacks.dropFirst(2).map(\.call) == CallbackKind.allCases)
  }

  @Test func keysAreFreeText() throws {
    let session = try recording(
      #"{"t":1,"key":"o (held)"}"#, #"{"t":1,"key":"{candidate:王}"}"#, #"{"t":1,"key":""}"#, #"{"t":1,"key":"\uD83D"}"#)
    #expect(session.turns.map(\.key) == ["o (held)", "{candidate:王}", "", "\u{FFFD}"])
  }

  @Test(arguments: [
    (#"{"op":"blur"}"#, "1+13: the key `t` is missing"), (#"{"t":1}"#, "1+7: neither `key` nor `op`"),
    (#"{"t":1,"key":"a","op":"blur"}"#, "1+29: a line has a `key` or an `op`, not both"),
    (#"{"t":-1,"key":"a"}"#, "6+2: `t` must be a whole number from 0"),
    (#"{"t":"1","key":"a"}"#, "6+3: `t` must be a whole number from 0"),
    (#"{"t":1000000000001,"key":"a"}"#, "6+13: `1000000000001` is too large"),
    (#"{"t":99999999999999999999,"key":"a"}"#, "6+20: `99999999999999999999` is too large"),
    (#"{"t":1,"key":5}"#, "14+1: `key` must be a string"),
    (#"{"t":1,"op":"insertText"}"#, "1+25: the key `text` is missing"),
    (#"{"t":1,"op":"insertText","text":null}"#, "1+37: the key `text` is missing"),
    (#"{"t":1,"op":"setMarkedText"}"#, "1+28: the key `text` is missing"),
    (#"{"t":1,"op":"insertText","text":["中"]}"#, "33+5: `text` must be a string"),
    (#"{"t":1,"op":"select","range":[1,-2]}"#, "33+2: `range` must be a whole number from 0"),
    (#"{"t":1,"op":"select","range":[1]}"#, "30+3: `range` must be [location, length] of whole numbers from 0"),
    (
      #"{"t":1,"op":"submit","via":"retrun"}"#,
      "28+8: `retrun` is not button, return or program; did you mean `return`?"
    ),
    (#"{"t":1,"op":"submit"}"#, "1+21: the key `via` is missing"),
    (#"{"t":1,"op":"wait","ms":1.5}"#, "25+3: `ms` must be a whole number from 0"),
    (#"{"t":1,"op":"wait","ms":9999999999999}"#, "25+13: `9999999999999` is too large"),
    (#"{"t":1,"op":"resolve","check":"x","valid":"yes"}"#, "43+5: `valid` must be true or false"),
    (#"{"t":1,"op":"dictate","partials":["a",1]}"#, "39+1: `partials` must be a string"),
    (#"{"t":1,"op":"key","name":"retrun"}"#, "26+8: unknown key `retrun`; did you mean `return`?"),
    (#"{"t":1,"op":"focus","field":"\uD83D"}"#, "29+8: a name can't hold a lone surrogate"),
    (#"{"t":1,"op":"blur","state":[]}"#, "28+2: `state` must be an object"),
    (#"{"t":1,"op":"blur","state":{"text":1}}"#, "36+1: `text` must be a string"),
    (#"{"t":1,"op":"blur","callbacks":{}}"#, "32+2: `callbacks` must be a list"),
    (
      #"{"t":1,"op":"blur","callbacks":[{"call":"didEmd"}]}"#, "41+8: unknown callback `didEmd`; did you mean `didEnd`?"
    ),
    (#"{"t":1,"op":"blur","callbacks":[{}]}"#, "33+2: the key `call` is missing"),
    (#"[1]"#, "1+3: a line of a recording is a JSON object"),
    (#"{"t":1 "op":"blur"}"#, "8+1: unexpected `\"`"),
    (#"{"t":1,"op":"blur","x":"a\q"}"#, "26+2: not an escape of a JSON string"),
    (#"{"t":1,"op":"blur","x":01}"#, "24+2: not a JSON number"),
  ])
  func complains(_ line: String, _ complaint: String) {
    #expect(complaints(Array((header + "\n" + line + "\n").utf8), file: "a.jsonl") == ["2:" + complaint])
  }
}
