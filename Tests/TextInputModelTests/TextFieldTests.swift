import Testing
import TextInputModel

/// The shell itself: handlers, weak references, and apps that act inside the callbacks.
@Suite @MainActor struct TextFieldTests {
  @Test func startsWithoutFocus() {
    let field = TextField(host: .ios18)
    #expect(field.state == TextInputState())
    #expect(!field.isEditing)
    #expect(field.pendingChangeEvents == 0)
    #expect(field.changeEventsAtCommit == nil)
  }

  /// Without a delegate everything is allowed, and the handlers still hear of it.
  @Test func needsNoDelegate() throws {
    let stage = try Stage()
    stage.field.delegate = nil
    #expect(stage.field.beginEditing())
    #expect(stage.field.keyboard(insert("x")) == .performed)
    #expect(stage.recorder.heard == [.told(.editingDidBegin), .told(.textDidBegin), .editing, .notified])
    #expect(
      stage.recorder.seen == [
        .told(.shouldBegin), .told(.didBegin), .told(.editingDidBegin), .told(.textDidBegin), .ask(0, 0, "x"),
        .state("x|"),
      ] + FieldEvent.told)
  }

  /// The delegate is held weakly, as UIKit holds it; the observer strongly, until it is taken back.
  @Test func keepsTheObserverAliveButNotTheDelegate() {
    let field = TextField(host: .ios18)
    var recorder: FieldRecorder? = FieldRecorder()
    field.delegate = recorder
    field.observer = recorder
    recorder = nil
    #expect(field.delegate != nil)
    #expect(field.observer != nil)
    field.observer = nil
    #expect(field.delegate == nil)
    #expect(field.keyboard(insert("x")) == .performed)
  }

  @Test func callsHandlersInOrder() {
    let field = TextField(host: .ios18)
    var calls: [Int] = []
    field.editingChangedHandlers = [{ calls.append(1) }, { calls.append(2) }]
    field.textDidChangeHandlers = [{ calls.append(3) }, { calls.append(4) }]
    field.keyboard(insert("x"))
    #expect(calls == [1, 2, 3, 4])
  }

  /// Handlers may take themselves and others away, or add one, while they are called: it counts from the next event.
  @Test func handlersMayChangeTheHandlers() {
    let field = TextField(host: .ios18)
    var calls: [Int] = []
    field.editingChangedHandlers = [
      {
        calls.append(1)
        field.editingChangedHandlers.removeAll()
        field.editingChangedHandlers.append { calls.append(9) }
      },
      { calls.append(2) },
    ]
    field.textDidChangeHandlers = [
      {
        calls.append(3)
        field.textDidChangeHandlers = []
      }
    ]
    field.keyboard(insert("x"))
    #expect(calls == [1, 2, 3])
    field.keyboard(insert("y"))
    #expect(calls == [1, 2, 3, 9])
    field.editingChangedHandlers = []
  }

  /// Rules 40, 45 and 93: a write inside the event is silent, does not call the handler again, and ends the composition.
  @Test(.rule(40, 45, 93)) func writesInsideTheChangeEvent() throws {
    let stage = try Stage(.ios18, "[shangha|]")
    stage.recorder.whenTold = { field, kind in
      if kind == .editingChanged { field.setText(Array(field.state.units.prefix(6))) }
    }
    stage.field.keyboard(mark("shanghai"), key: .key("i"))
    try stage.expect([
      .ask(7, 0, "i"), .state("[shanghai|]"), .selection, .editing, .program(.setText(units("shangh"))),
      .state("shangh|"), .notified,
    ])
  }

  /// Rule 41b: a keyboard that kept its buffer sends the whole string again, and the letters accumulate.
  @Test(.rule(41)) func accumulatesWhereTheKeyboardKeepsItsBuffer() throws {
    let stage = try Stage(.ios12, "|")
    stage.recorder.whenTold = { field, kind in if kind == .editingChanged { field.setText(field.state.units) } }
    for text in ["z", "zh", "zho"] { stage.field.keyboard(mark(text)) }
    #expect(stage.field.state == TextInputState(text: "zzhzho"))
  }

  /// Rule 41a: a keyboard that dropped its buffer sends only what came after, and each letter stands by itself.
  @Test(.rule(41)) func fallsApartWhereTheKeyboardDropsItsBuffer() throws {
    let stage = try Stage(.ios18, "|")
    stage.recorder.whenTold = { field, kind in if kind == .editingChanged { field.setText(field.state.units) } }
    var questions: [ChangeQuestion] = []
    stage.recorder.answer = { _, question in
      questions.append(question)
      return true
    }
    for text in ["z", "zh", "zho"] { stage.field.keyboard(mark(text)) }
    #expect(stage.field.state == TextInputState(text: "zho"))
    #expect(questions.map(\.units) == ["z", "h", "o"].map(units))
    // A candidate, and what does not begin with the letters, go in as they are.
    stage.recorder.whenTold = { _, _ in }
    stage.field.keyboard(insert("中"))
    #expect(stage.field.state == TextInputState(text: "zho中"))
    stage.field.keyboard(mark("zh"))
    #expect(stage.field.state.markedRange == range(4, 2))
  }

  @Test func writesInsideTheSelectionEvent() throws {
    let stage = try Stage(.ios18, "a|")
    stage.recorder.whenTold = { field, kind in if kind == .didChangeSelection { field.setText(units("z")) } }
    stage.field.keyboard(insert("b"))
    try stage.expect([
      .ask(1, 0, "b"), .state("ab|"), .selection, .program(.setText(units("z"))), .state("z|"), .editing, .notified,
    ])
  }

  /// A handler may call the keyboard's side again; the inner act is over before the outer events go on.
  @Test func typesInsideTheChangeEvent() throws {
    let stage = try Stage(.ios18, "|")
    stage.recorder.whenTold = { field, kind in
      if kind == .editingChanged, field.state.units.count < 2 { field.keyboard(insert("y")) }
    }
    stage.field.keyboard(insert("x"))
    try stage.expect(
      [.ask(0, 0, "x"), .state("x|"), .selection, .editing] + [.ask(1, 0, "y"), .state("xy|")] + FieldEvent.told
        + [.notified])
  }

  /// A write during the second, delayed event of a commit (rules 46 and 90).
  @Test func writesInsideAPendingEvent() throws {
    let stage = try Stage(.ios18, "[你好|]")
    stage.field.changeEventsAtCommit = 2
    stage.field.keyboard(.unmarkText)
    try stage.expect([.state("你好|")] + FieldEvent.told)
    stage.recorder.whenTold = { field, kind in if kind == .editingChanged { field.setText(units("你")) } }
    stage.field.deliverPendingChangeEvent()
    try stage.expect([.editing, .program(.setText(units("你"))), .state("你|"), .notified])
    #expect(stage.field.pendingChangeEvents == 0)
  }
}
