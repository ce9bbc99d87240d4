import CompositionScript
import Testing
import TextInputModel

/// One thing that happened at a field.
enum FieldEvent: Hashable, Sendable, CustomStringConvertible {
  case asked(ChangeQuestion, answer: Bool)
  case told(CallbackKind)
  /// Text or marked range became those of this state; only an observer hears of it.
  case changed(TextInputState)
  /// The program acted; only an observer hears of it.
  case program(ProgramAct)

  static let selection = FieldEvent.told(.didChangeSelection)
  static let editing = FieldEvent.told(.editingChanged)
  static let notified = FieldEvent.told(.textDidChange)
  /// The events of one change, in order (rule 60, D4).
  static let told: [FieldEvent] = [.selection, .editing, .notified]

  /// The delegate was asked about `length` units at `location`.
  static func ask(
    _ location: Int, _ length: Int, _ text: String, _ method: ChangeQuestion.Method = .range, answer: Bool = true
  ) -> FieldEvent {
    .asked(ChangeQuestion(range: range(location, length), units: units(text), method: method), answer: answer)
  }

  /// The state became this one. A malformed notation equals no state.
  static func state(_ notation: String) -> FieldEvent {
    .changed((try? StateNotation.parse(notation)) ?? TextInputState(text: "malformed: \(notation)"))
  }

  var isHeardByTheApp: Bool {
    switch self {
    case .asked, .told: true
    case .changed, .program: false
    }
  }

  var description: String {
    switch self {
    case .asked(let question, let answer): "ask(\(question.method) \(question.range) \(question.units) \(answer))"
    case .told(let kind): kind.rawValue
    case .changed(let state): "state(\(StateNotation.print(state)))"
    case .program(let act): "program(\(act))"
    }
  }
}

/// A delegate, an observer and event handlers that write down all that they hear.
@MainActor final class FieldRecorder: TextFieldDelegate, TextFieldObserver {
  /// What delegate and handlers heard, in order.
  var heard: [FieldEvent] = []
  /// What the observer saw, in order.
  var seen: [FieldEvent] = []
  var implementsRangesMethod = false
  var mayBegin = true
  var mayEnd = true
  var mayReturn = true
  var mayClear = true
  /// What the keyboard was told, in order.
  var keyboardHeard: [CallbackKind] = []
  weak var field: TextField?
  /// The delegate's answer to a question, and what it does before it answers.
  var answer: @MainActor (TextField, ChangeQuestion) -> Bool = { _, _ in true }
  /// What the delegate does when it is told of something.
  var whenTold: @MainActor (TextField, CallbackKind) -> Void = { _, _ in }

  func textFieldShouldBeginEditing(_ field: TextField) -> Bool {
    hear(.shouldBegin, field)
    return mayBegin
  }
  func textFieldDidBeginEditing(_ field: TextField) { hear(.didBegin, field) }
  func textField(_ field: TextField, shouldChange question: ChangeQuestion) -> Bool {
    let answer = answer(field, question)
    heard.append(.asked(question, answer: answer))
    return answer
  }
  func textFieldDidChangeSelection(_ field: TextField) { hear(.didChangeSelection, field) }
  func textFieldShouldEndEditing(_ field: TextField) -> Bool {
    hear(.shouldEnd, field)
    return mayEnd
  }
  func textFieldDidEndEditing(_ field: TextField, reason: EndReason) { hear(.didEnd, field) }
  func textFieldShouldReturn(_ field: TextField) -> Bool {
    hear(.shouldReturn, field)
    return mayReturn
  }
  func textFieldShouldClear(_ field: TextField) -> Bool {
    hear(.shouldClear, field)
    return mayClear
  }

  func hear(_ kind: CallbackKind, _ field: TextField) {
    heard.append(.told(kind))
    whenTold(field, kind)
  }

  func fieldDidChange() { field.map { seen.append(.changed($0.state)) } }
  func delivered(_ callback: CallbackKind) {
    if callback.isToldToKeyboard { keyboardHeard.append(callback) } else { seen.append(.told(callback)) }
  }
  func asked(_ question: ChangeQuestion, answer: Bool) { seen.append(.asked(question, answer: answer)) }
  func willPerform(_ act: ProgramAct) { seen.append(.program(act)) }
}

/// A field with a recorder attached.
@MainActor final class Stage {
  let field: TextField
  let recorder = FieldRecorder()

  /// A field that shows `notation`; `ranges` tells whether the delegate implements the method of iOS 26.
  init(_ host: HostProfile = .ios18, _ notation: String = "|", ranges: Bool = false) throws {
    field = TextField(host: host, state: try StateNotation.parse(notation))
    recorder.implementsRangesMethod = ranges
    field.delegate = recorder
    field.observer = recorder
    field.editingChangedHandlers = [{ [unowned field, recorder] in recorder.hear(.editingChanged, field) }]
    field.textDidChangeHandlers = [{ [unowned field, recorder] in recorder.hear(.textDidChange, field) }]
    recorder.field = field
    field.eventHandler = { [unowned field, recorder] kind in
      // The handlers above have heard of these two.
      guard kind != .editingChanged, kind != .textDidChange, !kind.isToldToKeyboard else { return }
      recorder.hear(kind, field)
    }
  }

  /// Compares all that happened since the last time with `events`, as observer and as app, and the state with `after`:
  /// by default the last of `events`.
  func expect(
    _ events: [FieldEvent], after: String? = nil, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(recorder.seen == events, comment, sourceLocation: sourceLocation)
    #expect(recorder.heard == events.filter(\.isHeardByTheApp), comment, sourceLocation: sourceLocation)
    recorder.seen = []
    recorder.heard = []
    if let after {
      #expect(field.state == (try StateNotation.parse(after)), comment, sourceLocation: sourceLocation)
    } else if case .changed(let state) = events.last(where: { if case .changed = $0 { true } else { false } }) {
      #expect(field.state == state, comment, sourceLocation: sourceLocation)
    }
  }

  /// The delegate says no to everything from now on.
  func refuse() { recorder.answer = { _, _ in false } }
}

/// One row: a call of the keyboard on a host, and all that happens.
struct KeyboardRow: CustomTestStringConvertible, Sendable {
  let rule: String
  let before: String
  let call: TextInputCall
  let key: KeySymbol?
  let events: [FieldEvent]
  let after: String?

  init(
    _ rule: String, _ before: String, _ call: TextInputCall, key: KeySymbol? = nil, _ events: [FieldEvent],
    after: String? = nil
  ) {
    self.rule = rule
    self.before = before
    self.call = call
    self.key = key
    self.events = events
    self.after = after ?? (events.contains { if case .changed = $0 { true } else { false } } ? nil : before)
  }

  var testDescription: String { "\(rule): \(before)" }

  /// Plays the row before a delegate that gives this answer to everything.
  @MainActor func check(
    on host: HostProfile, ranges: Bool = false, answer: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let stage = try Stage(host, before, ranges: ranges)
    stage.recorder.answer = { _, _ in answer }
    let outcome = stage.field.keyboard(call, key: key)
    try stage.expect(events, after: after, "\(rule) on \(host.id)", sourceLocation: sourceLocation)
    #expect(
      outcome == (answer || !host.hasCallbacks ? .performed : .refused), "\(rule) on \(host.id)",
      sourceLocation: sourceLocation)
  }
}

extension KeySymbol {
  /// A key that types this grapheme.
  static func key(_ text: String) -> KeySymbol { .grapheme(units(text)) }
}
