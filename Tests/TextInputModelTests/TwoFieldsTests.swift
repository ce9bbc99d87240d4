import TestSupport
import Testing
import TextInputModel

/// Random acts on two fields: nothing traps, the invariants hold after each, and the callbacks follow one grammar.
///
/// The grammar of what one field asks and tells, between two letters that stand for its callbacks:
///
///     field   = ( refused | session | code )* open?
///     refused = b | B                          shouldBegin, answered no, or yes and the other field won't end
///     code    = Q | q | S | E N                what calls by code fire, on hosts where they do (rule 32, N11)
///     session = open Z body F f m              shouldEnd (or force), what it commits, didEnd, editingDidEnd, textDidEnd
///     open    = B D d n ( body | z )*          shouldBegin, didBegin, editingDidBegin, textDidBegin; z: shouldEnd, no
///     body    = ( Q | q | S | E N | R X | r | C | c )*
///               shouldChange yes and no, didChangeSelection, editingChanged with textDidChange right behind it,
///               shouldReturn yes with editingDidEndOnExit behind it, and no; shouldClear yes and no
///
/// and of what its keyboard is told: ( w ( t T )? W )*, selectionWillChange, textWillChange, textDidChange,
/// selectionDidChange (rule 99).
@Suite @MainActor struct TwoFieldsTests {
  private static let body = "(Q|q|S|EN|RX|r|C|c)*"
  private static let open = "BDdn((Q|q|S|EN|RX|r|C|c|z)*)"

  private static func grammar(_ host: HostProfile) throws -> Regex<AnyRegexOutput> {
    let code = host.codeCallEvents == .asKey || host.codeReplaceQuestion == .asked ? "|Q|q|S|EN" : ""
    return try Regex("(b|B\(code)|\(open)[Zz]\(body)Ffm)*(\(open))?")
  }

  @Test(arguments: HostProfile.played, [UInt64(1), 2, 3])
  func callbacksFollowTheGrammar(host: HostProfile, seed: UInt64) throws {
    let grammar = try Self.grammar(host)
    let keyboard = try Regex("(w(tT)?W)*")
    let stage = RandomStage(host: host, seed: seed &+ 77)
    for number in 1...3000 {
      let act = stage.act()
      for field in stage.fields {
        let broken = violation(of: field.state)
        #expect(broken == nil, "\(host.id), seed \(seed), act \(number), \(act)")
        guard broken == nil else { return }
      }
      #expect(stage.fields.filter(\.isEditing).count <= 1)
    }
    for trace in stage.traces {
      #expect(trace.app.count > 500)
      #expect(trace.app.wholeMatch(of: grammar) != nil, "\(host.id), seed \(seed): \(trace.app.suffix(300))")
      #expect(trace.keyboard.wholeMatch(of: keyboard) != nil && !trace.keyboard.isEmpty)
    }
    // Every letter occurs, so that the grammar was put to the test.
    let all = Set(stage.traces[0].app + stage.traces[1].app)
    let letters: Set<Character> =
      host.selectionCallback == .present ? Set("bBDdnQqSENRXrCcZzFfm") : Set("bBDdnQqENRXrCcZzFfm")
    #expect(all == letters, "\(host.id): \(letters.subtracting(all)) \(all.subtracting(letters))")
  }

  /// A trace that breaks it is seen.
  @Test(arguments: ["DBdn", "BDdnE", "BDdnNE", "BDdnFfm", "BDdnZFf", "BDdnR", "Q", "BDdnZFfmQ", "bD", "BDdnZFfmEN"])
  func grammarRefuses(trace: String) throws {
    let grammar = try Self.grammar(.ios18)
    #expect(trace.wholeMatch(of: grammar) == nil)
  }

  /// Handlers that move the focus, write and end editing inside callbacks may break into the order, but nothing else.
  @Test(arguments: HostProfile.played, [UInt64(11), 12]) func meddlingHandlersBreakNothing(
    host: HostProfile, seed: UInt64
  ) {
    let stage = RandomStage(host: host, seed: seed)
    stage.meddles = true
    for number in 1...1500 {
      let act = stage.act()
      for field in stage.fields {
        #expect(violation(of: field.state) == nil, "\(host.id), seed \(seed), act \(number), \(act)")
      }
      #expect(stage.fields.filter(\.isEditing).count <= 1)
      if let focused = stage.fields[0].focusScope?.focused { #expect(focused.isEditing) }
    }
  }
}

/// Two fields in one scope, with an app that writes, refuses and now and then meddles.
@MainActor private final class RandomStage {
  let fields: [TextField]
  private var apps: [RandomApp] = []
  var random: SeededGenerator
  /// Whether handlers move focus and end editing.
  var meddles = false

  var traces: [(app: String, keyboard: String)] { apps.map { ($0.app, $0.keyboard) } }

  init(host: HostProfile, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let scope = FocusScope()
    fields = [TextField(host: host), TextField(host: host)]
    for field in fields {
      let app = RandomApp(field, stage: self)
      apps.append(app)
      field.focusScope = scope
      field.delegate = app
      field.observer = app
      field.editingChangedHandlers = [{ [unowned app] in app.changed() }]
    }
  }

  /// Performs one act on one of them; its name.
  func act() -> String {
    let field = fields[random.below(2)]
    if random.chance(6) {
      field.beginEditing()
      return "begin"
    }
    if random.chance(4) {
      field.endEditing(force: random.chance(20), reason: random.chance(50) ? .committed : .cancelled)
      return "end"
    }
    switch random.below(10) {
    case 0: field.setText(text())
    case 1: field.select(range())
    case 2: field.perform(call())
    case 3: field.isSecure = random.chance(20)
    default:
      guard let focused = fields.first(where: \.isEditing) else { return "nothing" }
      return type(into: focused)
    }
    return "program"
  }

  private func type(into field: TextField) -> String {
    switch random.below(31) {
    case 0: field.undo()
    case 1: field.redo()
    case 2: field.paste(text())
    case 3: field.cut()
    case 4: field.pressReturn()
    case 5: field.pressClear()
    case 6: field.autofill(text())
    case 7: field.fillOneTimeCode(units("12"))
    case 8: field.dictate([text(), text()])
    case 9: field.autocorrect(range(), to: text())
    case 10: field.offerCorrection((range(), text()))
    case 11: field.acceptSuggestion(text(), over: range())
    case 12: field.predict(text())
    case 13: field.acceptPrediction()
    case 14: field.rejectPrediction()
    case 15: field.suspend()
    case 16: field.hideKeyboard(discardingMarkedText: random.chance(50))
    case 17: field.insertSilently(text())
    case 18: field.setDefaultAttributes()
    case 19: while field.pendingChangeEvents > 0 { field.deliverPendingChangeEvent() }
    default:
      let key: KeySymbol? =
        random.chance(50)
        ? nil : [.candidate, .grapheme(units("a")), .handwriting, .keyboardExtension][random.below(4)]
      field.keyboard(call(), key: key)
    }
    return "keyboard"
  }

  private func call() -> TextInputCall {
    switch random.below(10) {
    case 0...3: .setMarkedText(text(), selectedRange: random.chance(30) ? range() : nil)
    case 4, 5: .insertText(text(), replacementRange: random.chance(10) ? range() : nil)
    case 6: .unmarkText
    case 7: .deleteBackward
    case 8: .replace(range(), text())
    default: .select(range())
    }
  }

  func text() -> [UInt16] {
    let pieces = ["a", "ni", "ni\u{2006}hao", "王", "한", "😀", "e\u{301}", "", " "]
    return (0..<random.below(3)).flatMap { _ in units(pieces[random.below(pieces.count)]) }
  }

  func range() -> UTF16Range { UTF16Range(location: random.below(7), length: random.below(4)) }
}

/// Answers at random, writes now and then, and writes its trace.
@MainActor private final class RandomApp: TextFieldDelegate, TextFieldObserver {
  private unowned let field: TextField
  private unowned let stage: RandomStage
  private(set) var app = ""
  private(set) var keyboard = ""
  private var depth = 0

  init(_ field: TextField, stage: RandomStage) {
    self.field = field
    self.stage = stage
  }

  private func meddle() {
    guard depth < 2 else { return }
    depth += 1
    if stage.random.chance(10) { field.setText(stage.text()) }
    if stage.random.chance(5) { field.select(stage.range()) }
    if stage.random.chance(5) { field.unmarkText() }
    if stage.meddles, stage.random.chance(10) { stage.fields[stage.random.below(2)].beginEditing() }
    if stage.meddles, stage.random.chance(5) { field.endEditing() }
    if stage.meddles, stage.random.chance(5) { field.undo() }
    depth -= 1
  }

  private func answer() -> Bool {
    meddle()
    return stage.random.chance(85)
  }

  func changed() { meddle() }
  func textField(_ field: TextField, shouldChange question: ChangeQuestion) -> Bool { answer() }
  func textFieldShouldBeginEditing(_ field: TextField) -> Bool { stage.random.chance(85) }
  func textFieldShouldEndEditing(_ field: TextField) -> Bool { stage.random.chance(85) }
  func textFieldShouldReturn(_ field: TextField) -> Bool { stage.random.chance(70) }
  func textFieldShouldClear(_ field: TextField) -> Bool { stage.random.chance(70) }
  func textFieldDidBeginEditing(_ field: TextField) { meddle() }
  func textFieldDidEndEditing(_ field: TextField, reason: EndReason) { meddle() }
  func textFieldDidChangeSelection(_ field: TextField) { meddle() }

  func fieldDidChange() {}
  func willPerform(_ act: ProgramAct) {}
  func asked(_ question: ChangeQuestion, answer: Bool) { app.append(answer ? "Q" : "q") }

  func delivered(_ callback: CallbackKind) {
    switch callback {
    case .shouldChange, .shouldBegin, .shouldReturn, .shouldClear, .shouldEnd: break
    case .didBegin: app.append("D")
    case .editingDidBegin: app.append("d")
    case .textDidBegin: app.append("n")
    case .didChangeSelection: app.append("S")
    case .editingChanged: app.append("E")
    case .textDidChange: app.append("N")
    case .editingDidEndOnExit: app.append("X")
    case .didEnd: app.append("F")
    case .editingDidEnd: app.append("f")
    case .textDidEnd: app.append("m")
    case .inputSelectionWillChange: keyboard.append("w")
    case .inputTextWillChange: keyboard.append("t")
    case .inputTextDidChange: keyboard.append("T")
    case .inputSelectionDidChange: keyboard.append("W")
    }
  }

  func answered(_ callback: CallbackKind, _ answer: Bool) {
    switch callback {
    case .shouldBegin: app.append(answer ? "B" : "b")
    case .shouldEnd: app.append(answer ? "Z" : "z")
    case .shouldReturn: app.append(answer ? "R" : "r")
    case .shouldClear: app.append(answer ? "C" : "c")
    default: break
    }
  }
}

extension SeededGenerator {
  /// Whether something that happens `percent` times in a hundred happens.
  fileprivate mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
