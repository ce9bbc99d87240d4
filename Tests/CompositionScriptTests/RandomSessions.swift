import TestSupport
import TextInputModel

@testable import CompositionScript

extension SeededGenerator {
  /// A session as only a script can make it, with hostile text wherever text is free.
  mutating func scriptSession() throws -> Session {
    var session = Session(file: "folder/name.ime", name: flag() ? "name" : string(), kind: .script)
    session.host = flag() ? "raw" : maybe { $0.string() }
    session.keyboard = maybe { $0.string() }
    session.form = maybe { $0.string() }
    session.field = maybe { $0.string() }
    session.start = state()
    if let marked = session.start.markedRange, !marked.contains(session.start.selectedRange) { session.host = "raw" }
    session.tags = (0..<number(0...2)).map { _ in string() }
    session.seed = maybe { $0.next() }
    session.idleMilliseconds = number(0...2000)
    session.policies = (0..<number(0...2)).map { _ in
      let policy = element(PolicyName.allCases)
      return PolicySetting(name: policy.rawValue, value: element(policy.values), line: 0)
    }
    session.allowances = (0..<number(0...2)).map { _ in Allowance(rule: "some-rule", reason: string(), line: 0) }
    for number in 0..<number(0...4) {
      var step = Step(number: number + 1, line: 0, action: try scriptAction(), source: "")
      step.expectations = (0..<self.number(0...3)).map { _ in
        CompositionScript.Expectation(check: check(), line: 0, column: 0, source: "")
      }
      session.turns.append(Turn(key: nil, line: 0, time: 0, steps: [step]))
    }
    return session
  }

  /// An action that scripts have a statement for.
  mutating func scriptAction() throws -> Action {
    switch number(0...5) {
    case 0: return .delete(count: number(1...9))
    case 1: return .chooseNumber(number(1...9))
    case 2:
      let strokes = try KeyNotation.parse(KeyNotation.print(strokes()))
      return .type(strokes)
    case 3: return .key(.named(element(KeyNotation.names)), count: number(1...3))
    default:
      let action = action()
      return action == .observe ? .blur : action
    }
  }

  private mutating func strokes() -> [KeyStroke] {
    (0..<number(1...5)).map { _ in
      flag()
        ? .named(element(KeyNotation.names))
        : .character([element([0x7B, 0x7D, 0x61, 0x22, 0x5C, 0xD83D, 0x3B, 0xFF1B])])
    }
  }

  /// An action that scripts and recordings share, and `observe`.
  mutating func action() -> Action {
    let range = UTF16Range(location: number(0...9), length: number(0...9))
    switch number(0...30) {
    case 0, 1, 2:
      return .call(
        .setMarkedText(units(), selectedRange: maybe { _ in range }, replacementRange: maybe { $0.range(in: 5) }))
    case 3, 4: return .call(.insertText(units(), replacementRange: maybe { $0.range(in: 5) }))
    case 5: return .call(.unmarkText)
    case 6: return .call(.deleteBackward)
    case 7: return .call(.replace(range, units()))
    case 8: return .call(.select(range))
    case 9: return .silent(units())
    case 10: return .choose(units())
    case 11: return .focus(string())
    case 12: return .blur
    case 13: return .submit(element(SubmitPath.allCases))
    case 14: return .tailReturn
    case 15: return .paste(units())
    case 16: return element([.cut, .undo, .redo])
    case 17: return .autofill(units())
    case 18: return .oneTimeCode(Array(String(number(0...9999)).utf16))
    case 19: return .dictate((0..<number(1...3)).map { _ in units() })
    case 20: return .autocorrect(range, units())
    case 21: return .predict(units())
    case 22: return element([.predictAccept, .predictReject])
    case 23: return .set(units(), field: maybe { $0.string() })
    case 24: return .rerender
    case 25: return .hideKeyboard(element(KeyboardDismissal.allCases))
    case 26: return element([.suspend, .resume])
    case 27: return .wait(milliseconds: number(0...999))
    case 28: return .resolve(check: string(), valid: flag(), message: maybe { $0.string() })
    case 29: return .key(.named(element(KeyNotation.names)), count: 1)
    default: return .observe
    }
  }

  private mutating func check() -> CompositionScript.Expectation.Check {
    let field = maybe { $0.string() }
    switch number(0...13) {
    case 0, 1, 2: return .state(expectedState())
    case 3: return .error(field: field, element([.none, .any, .text(units())]))
    case 4: return .errorCount(field: field, number(0...9))
    case 5: return .submit(flag())
    case 6: return .value(field: field, maybe { $0.units() })
    case 7: return .accepted(field: field, maybe { $0.units() })
    case 8: return .refused
    case 9: return .composing(flag())
    case 10:
      return .requirement(
        id: string(), field: field, element(CompositionScript.Expectation.RequirementExpectation.allCases))
    case 11: return .focus(field)
    default: return .calls(callback: element(CallbackKind.allCases), count: number(0...9))
    }
  }

  /// A session as only a recording can make it.
  mutating func recordingSession() -> Session {
    let source = Session.Source(kind: element(SourceKind.words), name: string())
    let origin = element(Session.StateOrigin.allCases)
    var session = Session(file: "folder/name.jsonl", name: string(), kind: .recording(states: origin, source: source))
    session.host = maybe { $0.string() }
    session.keyboard = maybe { $0.string() }
    session.isSecure = flag()
    session.contentType = maybe { $0.element([.contact, .oneTimeCode, .other]) }
    session.hasClock = flag()
    session.start = state()
    let hasKeys = flag()
    var stepNumber = 0
    var time = 0
    for _ in 0..<number(0...4) {
      time += number(1...200)
      var turn = Turn(key: hasKeys ? string() : nil, line: 0, time: time)
      for _ in 0..<number(hasKeys ? 0...3 : 1...3) {
        stepNumber += 1
        turn.steps.append(recordedStep(stepNumber))
      }
      session.turns.append(turn)
    }
    return session
  }

  private mutating func recordedStep(_ number: Int) -> Step {
    var step = Step(number: number, line: 0, action: action(), source: "")
    if case .call(.setMarkedText(let units, nil, nil)) = step.action, flag() {
      step.action = .call(.setMarkedText(units))
      step.unloggedRanges = element([.selectedRange, .replacementRange, [.selectedRange, .replacementRange]])
    }
    if case .call(.insertText(_, nil)) = step.action, flag() { step.unloggedRanges = .replacementRange }
    step.recordedState = maybe { random in
      RecordedState(
        units: random.maybe { $0.units() }, selectedRange: random.maybe { $0.range(in: 9) },
        marked: random.element([nil, RecordedState.Marked.none, .range(UTF16Range(location: 2, length: 3))]))
    }
    step.callbacks = maybe { random in (0..<random.number(0...2)).map { _ in random.callback() } }
    return step
  }

  private mutating func callback() -> RecordedCallback {
    var callback = RecordedCallback(call: element(CallbackKind.allCases))
    callback.range = maybe { $0.range(in: 9) }
    callback.ranges = maybe { random in (0..<random.number(0...2)).map { _ in random.range(in: 9) } }
    callback.units = maybe { $0.units() }
    callback.answer = maybe { $0.flag() }
    callback.reason = maybe { $0.string() }
    return callback
  }
}

extension Session {
  /// The session without what writing it anew changes: lines, columns and sources.
  var withoutPlaces: Session {
    var session = self
    for index in session.policies.indices { session.policies[index].line = 0 }
    for index in session.allowances.indices { session.allowances[index].line = 0 }
    for turn in session.turns.indices {
      session.turns[turn].line = 0
      for step in session.turns[turn].steps.indices {
        session.turns[turn].steps[step].line = 0
        session.turns[turn].steps[step].source = ""
        for index in session.turns[turn].steps[step].expectations.indices {
          session.turns[turn].steps[step].expectations[index].line = 0
          session.turns[turn].steps[step].expectations[index].column = 0
          session.turns[turn].steps[step].expectations[index].source = ""
        }
      }
    }
    return session
  }
}
