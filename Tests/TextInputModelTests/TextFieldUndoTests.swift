import CompositionScript
import Testing
import TextInputModel

/// Undo and redo: what is one step, and what the delegate is asked.
@Suite @MainActor struct TextFieldUndoTests {
  private func state(_ stage: Stage) -> String { StateNotation.print(stage.field.state) }

  /// A composition is one step, however it grew and however it was committed (rule 19).
  @Test(arguments: [[insert("你好")], [mark("你好"), .unmarkText], [mark("你"), insert("你好")]])
  func aCompositionIsOneStep(end: [TextInputCall]) throws {
    let stage = try Stage(.ios18, "a|b")
    for call in [mark("n"), mark("ni"), mark("nihao")] + end { stage.field.keyboard(call) }
    #expect(state(stage) == "a你好|b")
    stage.recorder.seen = []
    stage.recorder.heard = []
    #expect(stage.field.undo() == .performed)
    try stage.expect([.ask(1, 2, ""), .state("a|b")] + FieldEvent.told)
    #expect(!stage.field.canUndo && stage.field.canRedo)
    stage.field.redo()
    try stage.expect([.ask(1, 0, "你好"), .state("a你好|b")] + FieldEvent.told)
    #expect(stage.field.canUndo && !stage.field.canRedo)
  }

  /// What a composition replaced comes back with one undo (rule 6: cancelling it does not bring it back).
  @Test(.rule(6)) func whatAnEditReplacedComesBack() throws {
    let stage = try Stage(.ios18, "a<bc>d")
    stage.field.keyboard(mark("x"))
    stage.field.keyboard(insert("X"))
    stage.field.undo()
    #expect(state(stage) == "abc|d")
    stage.field.redo()
    #expect(state(stage) == "aX|d")
  }

  /// A cancelled composition that replaced nothing leaves nothing to take back.
  @Test func aCancelledCompositionIsNoStep() throws {
    let stage = try Stage(.ios18, "a|b")
    stage.field.keyboard(mark("n"))
    stage.field.keyboard(mark(""))
    #expect(!stage.field.canUndo)
  }

  @Test(.rule(56), arguments: [("ios18", ["|"]), ("ios18/typing-undo=per-key", ["ab|", "a|", "|"])])
  func keysTypedInOneGo(host: String, states: [String]) throws {
    let stage = try Stage(try #require(HostProfile.named(host)?.profile), "|")
    for key in ["a", "b", "c"] { stage.field.keyboard(insert(key)) }
    for expected in states {
      stage.field.undo()
      #expect(state(stage) == expected)
    }
    #expect(!stage.field.canUndo)
  }

  /// What interrupts the typing begins a new step: a deletion, a composition, a paste, another place, the end of editing.
  @Test(arguments: ["delete", "compose", "paste", "move", "blur"])
  func interruptedTypingIsMoreThanOneStep(by interruption: String) throws {
    let stage = try Stage(.ios18, "|")
    stage.field.beginEditing()
    for key in ["a", "b"] { stage.field.keyboard(insert(key)) }
    switch interruption {
    case "delete": stage.field.keyboard(.deleteBackward)
    case "compose":
      stage.field.keyboard(mark("n"))
      stage.field.keyboard(insert("你"))
    case "paste": stage.field.paste(units("P"))
    case "move": stage.field.keyboard(select(0))
    default:
      stage.field.endEditing()
      stage.field.beginEditing()
    }
    let before = state(stage)
    for key in ["x", "y"] { stage.field.keyboard(insert(key)) }
    stage.field.undo()
    #expect(stage.field.state.units == (try StateNotation.parse(before)).units, "only x and y are gone")
  }

  /// What the program ends is a step, and what it writes is none (rule 56).
  @Test func aCompositionThatTheProgramEnded() throws {
    let stage = try Stage(.ios18, "a|")
    stage.field.keyboard(mark("ni"))
    stage.field.unmarkText()
    #expect(stage.field.canUndo)
    stage.field.keyboard(insert("x"))
    stage.field.undo()
    #expect(state(stage) == "ani|")
    stage.field.undo()
    #expect(state(stage) == "a|")
  }

  @Test func aNewEditForgetsWhatWasTakenBack() throws {
    let stage = try Stage(.ios18, "|")
    stage.field.keyboard(insert("a"))
    stage.field.undo()
    stage.field.keyboard(insert("b"))
    #expect(!stage.field.canRedo)
    #expect(stage.field.redo() == .performed)
    #expect(state(stage) == "b|")
  }

  /// Rule 56 and P33: the app cut what was pasted, and undo asks about more than there is.
  @Test(.rule(56), arguments: [("ios18", 20), ("ios18/undo-range=clamped", 10)])
  func undoAfterTheAppChangedTheText(host: String, length: Int) throws {
    let stage = try Stage(try #require(HostProfile.named(host)?.profile), "|")
    let pasted = String(repeating: "x", count: 20)
    stage.field.paste(units(pasted))
    stage.field.setText(units(String(pasted.prefix(10))))
    stage.recorder.seen = []
    stage.recorder.heard = []
    #expect(stage.field.undo() == .performed)
    try stage.expect([.ask(0, length, ""), .state("|")] + FieldEvent.told)
  }

  @Test func aRefusedUndoStays() throws {
    let stage = try Stage(.ios18, "|")
    stage.field.keyboard(insert("a"))
    stage.refuse()
    #expect(stage.field.undo() == .refused)
    #expect(state(stage) == "a|" && stage.field.canUndo)
  }

  /// Rule 57 is open: the composition goes and what it replaced is there again, or nothing happens.
  @Test(.rule(57), arguments: [("ios18", "a<bc>d", "abc|d"), ("ios18/undo-while-marked=ignored", "a<bc>d", "a[ni|]d")])
  func undoWhileMarked(host: String, before: String, after: String) throws {
    let stage = try Stage(try #require(HostProfile.named(host)?.profile), before)
    stage.field.keyboard(insert("a"))
    stage.field.undo()
    stage.field.keyboard(select(1, 2))
    stage.field.keyboard(mark("ni"))
    stage.field.undo()
    #expect(state(stage) == after)
  }

  /// What was marked when the field was made was typed since (a recording may begin so).
  @Test func compositionsThatWereUnderWay() throws {
    let stage = try Stage(.ios18, #"a[n\u{2006}h|]b"#)
    stage.field.beginEditing()
    stage.field.endEditing()
    #expect(state(stage) == "anh|b")
    stage.field.undo()
    #expect(state(stage) == "a|b")
  }

  /// What the system does in one go is one step.
  @Test(arguments: ["code", "dictation", "suggestion", "fill", "correction", "clear"])
  func whatTheSystemDoesIsOneStep(act: String) throws {
    let stage = try Stage(.ios18, "he|")
    stage.field.contentType = .contact
    switch act {
    case "code": stage.field.fillOneTimeCode(units("123"))
    case "dictation": stage.field.dictate([units("hello"), units("hello wor"), units("hello world")])
    case "suggestion": stage.field.acceptSuggestion(units("hello"), over: range(0, 2))
    case "fill":
      stage.field.pressClear()
      stage.field.resetUndo()
      stage.field.autofill(units("+49"))
    case "correction": stage.field.autocorrect(range(0, 2), to: units("she"))
    default: stage.field.pressClear()
    }
    #expect(stage.field.state.units != units("he"))
    stage.field.undo()
    #expect(stage.field.state.units == units(act == "fill" ? "" : "he"))
    #expect(!stage.field.canUndo)
  }

  @Test func remembersNothingWhereNobodyAsks() throws {
    let stage = try Stage(.ios18, "|")
    stage.field.keepsUndo = false
    stage.field.keyboard(insert("a"))
    #expect(!stage.field.canUndo)
    #expect(stage.field.undo() == .performed)
    #expect(state(stage) == "a|")
  }
}
