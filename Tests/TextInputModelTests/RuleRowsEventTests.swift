import Testing
import TextInputModel

/// Sections 2.3, 2.4, 3.7 and 6 of the rules: events while text is marked, the keyboard's delegate, macOS.
@Suite @MainActor struct RuleRowsEventTests {
  @Test(arguments: [
    RuleRow(
      89, "|", "[にん|]", on: .ios,
      hears: [
        .ask(0, 0, "n"), .editing, .ask(1, 0, "i"), .editing, .ask(1, 0, "n"), .editing, .ask(2, 0, "n"), .editing,
      ]
    ) {
      for (key, text) in [("n", "n"), ("i", "に"), ("n", "にn"), ("n", "にん")] {
        $0.field.keyboard(mark(text), key: .key(key))
      }
    },
    RuleRow(94, "|", "[ni|]", on: [.macos], hears: []) { $0.field.keyboard(mark("ni")) },
    RuleRow(179, "|", "你|", on: [.macos], hears: [.ask(0, 2, "你"), .editing]) {
      $0.field.keyboard(mark("ni"))
      $0.field.keyboard(insert("你"))
    },
    RuleRow(180, "a[ni|]b", "anib|", on: [.macos], hears: []) { $0.field.setText(units("anib")) },
    RuleRow(181, "[你|]", "你|", on: [.macos], hears: [.editing]) { $0.field.pressReturn() },
    RuleRow(182, #"[n\u{2006}h|]"#, #"n\u{2006}h|"#, on: [.macos]) {
      $0.field.beginEditing()
      $0.field.endEditing()
    },
    RuleRow(182, "a[ni|]b", "a|b", on: [.macos]) { $0.field.keyboard(mark("")) },
  ])
  func tellsWhileTextIsMarked(row: RuleRow) throws { try row.check() }

  /// Whether text is marked at each change event of a commit in two calls.
  @Test(
    .rule(90, 91),
    arguments: [
      ("ios18", [true, false]), ("ios12", [true, false]), ("ios18/commit-events=plain", [false]),
      ("ios18/commit-events=plain-twice", [false, false]),
    ])
  func marksAtTheEventsOfACommit(host: String, expected: [Bool]) throws {
    let stage = try Stage(HostProfile.resolve(host).profile, "[ni|]")
    var marked: [Bool] = []
    stage.recorder.whenTold = { field, kind in
      if kind == .editingChanged { marked.append(field.markedRange != nil) }
    }
    stage.field.keyboard(mark("你"), key: .candidate)
    stage.field.keyboard(.unmarkText, key: .candidate)
    while stage.field.pendingChangeEvents > 0 { stage.field.deliverPendingChangeEvent() }
    #expect(marked == expected)
  }

  /// The three that follow a change, in the order that the switch says.
  @Test(
    .rule(60),
    arguments: [
      ("ios18", [.didChangeSelection, .editingChanged, .textDidChange]),
      ("ios18/event-order=change-first", [.editingChanged, .textDidChange, .didChangeSelection]),
      ("ios12", [.editingChanged, .textDidChange]),
    ] as [(String, [CallbackKind])])
  func ordersTheEventsOfAChange(host: String, expected: [CallbackKind]) throws {
    for call in [insert("x"), mark("n"), .deleteBackward] {
      let stage = try Stage(HostProfile.resolve(host).profile, "a|")
      stage.field.keyboard(call)
      #expect(stage.recorder.heard.dropFirst() == ArraySlice(expected.map(FieldEvent.told)), "\(call)")
    }
  }

  /// The keyboard hears of what the program does, in nested order, and never of its own calls.
  @Test(.rule(36, 96, 97, 98, 99), arguments: [HostProfile].ios)
  func tellsTheKeyboardOfOthersOnly(host: HostProfile) throws {
    let stage = try Stage(host, "a[n|]")
    for call in [mark("ni"), insert("你"), .deleteBackward, replace(0, 1, "x"), select(0)] {
      stage.field.keyboard(call)
    }
    #expect(stage.recorder.keyboardHeard == [])
    stage.field.setText(units("x"))
    #expect(
      stage.recorder.keyboardHeard == [
        .inputSelectionWillChange, .inputTextWillChange, .inputTextDidChange, .inputSelectionDidChange,
      ])
    stage.recorder.keyboardHeard = []
    stage.field.select(.caret(0))
    #expect(stage.recorder.keyboardHeard == [.inputSelectionWillChange, .inputSelectionDidChange])
  }

  @Test(arguments: [
    RuleRow(145, "a|", #"a\u{FFFC}|"#, on: .ios, asks: []) { $0.field.beginDictation() },
    RuleRow(145, "|", "          |".replacing(" ", with: #"\u{20}"#), on: [.raw]) { $0.field.beginDictation() },
    RuleRow(145, "a|", "a|", on: .everywhere) {
      $0.field.beginDictation()
      $0.field.endDictation()
    },
    RuleRow(147, "a|b", "ahello world|b", on: .ios, hears: [.editing, .editing, .editing]) {
      $0.field.dictate(["hello", "hello world"].map(units))
    },
    RuleRow(15, "thank|", "thank[| you]", on: [.ios18, .ios26, .raw]) { $0.field.predict(units(" you")) },
    RuleRow(150, "thank|", "thank you|", on: [.ios18, .ios26]) {
      $0.field.predict(units(" you"))
      $0.field.acceptPrediction()
    },
    RuleRow(150, "thank|", "thank|", on: .ios) {
      $0.field.predict(units(" you"))
      $0.field.rejectPrediction()
    },
    RuleRow(150, "thank|", "thank|", on: [.ios9, .ios12, .ios15, .macos], hears: []) {
      $0.field.predict(units(" you"))
    },
  ])
  func systemShowsText(row: RuleRow) throws { try row.check() }
}
