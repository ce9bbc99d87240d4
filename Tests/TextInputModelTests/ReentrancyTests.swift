import CompositionScript
import Testing
import TextInputModel

/// What callbacks do to the field that calls them.
@MainActor @Suite struct ReentrancyTests {
  private func began(_ host: HostProfile, _ notation: String) throws -> (TextField, FieldRecorder) {
    let field = TextField(host: host, state: try StateNotation.parse(notation))
    let recorder = FieldRecorder()
    field.delegate = recorder
    field.observer = recorder
    field.beginEditing()
    return (field, recorder)
  }

  /// Rule 59: one end of editing is told once, also where the change event of rule 48 makes the app end editing itself.
  @Test(arguments: HostProfile.played)
  func endsOnceThoughTheCommitEndsEditing(host: HostProfile) throws {
    let (field, recorder) = try began(host, "[ni|]")
    field.editingChangedHandlers = [{ _ = field.endEditing() }]
    #expect(field.endEditing())
    #expect(!field.isEditing)
    #expect(recorder.seen.count { $0 == .told(.didEnd) } == 1)
    #expect(recorder.seen.count { $0 == .told(.textDidEnd) } == 1)
  }

  /// The same where the app hands the focus on.
  @Test(arguments: HostProfile.played)
  func endsOnceThoughTheCommitMovesFocus(host: HostProfile) throws {
    let scope = FocusScope()
    let (field, recorder) = try began(host, "|")
    let next = TextField(host: host)
    field.focusScope = scope
    next.focusScope = scope
    field.endEditing()
    field.beginEditing()
    recorder.seen = []
    field.keyboard(.setMarkedText(Array("ni".utf16)))
    field.editingChangedHandlers = [{ _ = next.beginEditing() }]
    field.endEditing()
    #expect(!field.isEditing)
    #expect(next.isEditing)
    #expect(scope.focused === next)
    #expect(recorder.seen.count { $0 == .told(.didEnd) } == 1)
  }

  /// A completion is offered behind a caret (rule 150): never in the place of letters or of what is selected.
  @Test(arguments: [HostProfile.ios18, .ios26, .macos], ["[ni|]", "a<bc>d"])
  func completionTakesNothingAway(host: HostProfile, notation: String) throws {
    let (field, _) = try began(host, notation)
    let before = field.state
    field.predict(Array(" you".utf16))
    field.rejectPrediction()
    #expect(Array(field.state.units) == Array(before.units))
  }

  /// A completion that the person typed past is gone (rule 150).
  @Test(arguments: [HostProfile.ios18, .ios26, .macos])
  func completionIsGoneAfterTheNextKey(host: HostProfile) throws {
    let (field, _) = try began(host, "thank|")
    field.predict(Array(" you".utf16))
    field.keyboard(.insertText(Array("s".utf16)))
    field.acceptPrediction()
    #expect(field.state.text == "thanks")
  }

  /// What an app forgets in a callback of undo stays forgotten.
  @Test func resetInsideUndoStays() throws {
    let (field, _) = try began(.ios18, "|")
    field.keyboard(.insertText(Array("a".utf16)))
    field.paste(Array("bcd".utf16))
    field.editingChangedHandlers = [{ field.resetUndo() }]
    field.undo()
    #expect(field.state.text == "a")
    #expect(!field.canUndo)
    #expect(!field.canRedo)
  }

  /// An undo that the delegate refuses leaves all as it was, and can be tried again.
  @Test func refusedUndoOfACompositionLeavesIt() throws {
    let (field, recorder) = try began(.ios18, "x|")
    field.keyboard(.setMarkedText(Array("ni".utf16)))
    recorder.answer = { _, _ in false }
    #expect(field.undo() == .refused)
    recorder.answer = { _, _ in true }
    field.keyboard(.unmarkText)
    field.undo()
    #expect(field.state.text == "x")
  }

  /// An undo of a composition gives back what it replaced, whatever else was replaced meanwhile.
  @Test func undoOfACompositionBesideAReplacement() throws {
    let (field, _) = try began(.ios18, "ab|cd")
    field.keyboard(.setMarkedText(Array("ni".utf16)))
    field.keyboard(.replace(UTF16Range(location: 0, length: 1), []))
    field.undo()
    #expect(["abcd", "bcd"].contains(field.state.text))
  }

  /// Rules 48 and 90: a candidate still marked, then another app: no event is left over.
  @Test func suspendLeavesNoEventOver() throws {
    let host = try #require(HostProfile.named("ios18/commit-events=plain")).profile
    var told: [Int] = []
    for ending in [{ (field: TextField) in _ = field.endEditing() }, { $0.suspend() }] {
      let (field, recorder) = try began(host, "[ni|]")
      recorder.seen = []
      field.keyboard(.setMarkedText(Array("你".utf16)), key: .candidate)
      ending(field)
      told.append(recorder.seen.count { $0 == .editing })
      #expect(field.pendingChangeEvents == 0)
    }
    #expect(told[0] == told[1])
  }

  /// Hostile numbers.
  @Test(arguments: HostProfile.all + HostProfile.played)
  func survivesAnyRange(host: HostProfile) throws {
    let ranges = [
      UTF16Range(location: .max, length: .max), UTF16Range(location: .min, length: .min),
      UTF16Range(location: 1, length: .max), UTF16Range(location: .max, length: 0),
    ]
    for range in ranges {
      let field = TextField(host: host, state: TextInputState(units: [0xD842, 0x61]))
      field.delegate = nil
      field.beginEditing()
      let texts: [[UInt16]] = [[], [0xD842], [0xDFB7], Array("ni".utf16)]
      for units in texts {
        field.keyboard(.setMarkedText(units, selectedRange: range, replacementRange: range))
        field.select(range)
        field.keyboard(.setMarkedText(units, selectedRange: range))
        field.unmarkText()
        field.keyboard(.setMarkedText(Array("nihao".utf16), selectedRange: range))
        field.keyboard(.insertText(units, replacementRange: range))
        field.keyboard(.replace(range, units))
        field.keyboard(.select(range))
        field.keyboard(.deleteBackward, key: .keyboardExtension)
        field.commit(units, over: range)
        field.autocorrect(range, to: units)
        field.acceptSuggestion(units, over: range)
        field.offerCorrection((range, units))
        field.predict(units)
        field.acceptPrediction()
        field.dictate([units, [], units])
        field.fillOneTimeCode(units)
        field.autofill(units)
        field.undo()
        field.redo()
        field.pressReturn()
        field.suspend()
        field.cut()
      }
      field.endEditing()
      #expect(field.state.selectedRange.end <= field.unitCount)
    }
  }
}
