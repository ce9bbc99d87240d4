import CompositionScript
import FormValidation
import TestSupport
import TextInputModel

/// Makes sessions that a keyboard, a person and an app may give in any order, the same for the same seed.
struct RandomSessions {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { random.number(range) }
  private mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }
  private mutating func element<Element>(_ elements: [Element]) -> Element { random.element(elements) }

  /// A session of up to `turns` turns: as an input method sends them, as a keyboard that marks nothing does, or wild.
  mutating func session(turns count: Int = 14) -> Session {
    let source = Session.Source(kind: "hand", name: "random")
    var session = Session(file: "random.jsonl", name: "random", kind: .recording(states: .derived, source: source))
    let isHangul = chance(25)
    session.keyboard = isHangul ? "ios-hangul" : nil
    session.start = chance(50) ? TextInputState() : state(canBeMarked: !isHangul)
    session.hasClock = chance(50)
    session.policies = Self.policies.map { PolicySetting(name: $0.name, value: element($0.values), line: 0) }
    let wildness = element([5, 20, 60])
    var time = 0
    while session.turns.count < number(2...count) {
      let piece = chance(wildness) ? [wild()] : isHangul ? syllables() : composition()
      for (key, actions) in piece {
        time += element([5, 40, 100, 100, 250, 400, 1100])
        var turn = Turn(key: key, line: 0, time: time)
        turn.steps = actions.map { Step(number: 0, line: 0, action: $0, source: "") }
        session.turns.append(turn)
      }
    }
    return session.renumbered
  }

  /// What a session may say of a form's policies.
  static let policies: [(name: String, values: [String])] = [
    ("gate", Policies.Gate.allCases.map(\.rawValue)),
    ("errorsWhileComposing", Policies.ErrorsWhileComposing.allCases.map(\.rawValue)),
    ("pendingSubmit", Policies.PendingSubmit.allCases.map(\.rawValue)),
    ("hangulReturn", Policies.HangulReturn.allCases.map(\.rawValue)),
  ]

  private mutating func state(canBeMarked: Bool) -> TextInputState {
    var state = TextInputState(units: text(0...3))
    let count = state.units.count
    if canBeMarked, chance(40) {
      state.setMarkedText(text(1...2), selectedRange: nil)
    } else if count > 0 {
      let location = number(0...count)
      state.select(UTF16Range(location: location, length: number(0...count - location)))
    }
    return state
  }

  typealias KeyTurn = (key: String?, actions: [Action])

  /// One composition from its first letter to its end, as input methods send it.
  private mutating func composition() -> [KeyTurn] {
    let word = element(words)
    var turns: [KeyTurn] = []
    if chance(20) { turns.append((nil, [.call(.select(range()))])) }
    if chance(10) {
      // Committed text is taken up once more, as reconversion does.
      let units = text(1...1)
      turns.append((nil, [.call(.insertText(units)), .call(.select(UTF16Range(location: 0, length: units.count)))]))
      turns.append((nil, [.call(.setMarkedText(units))]))
    }
    for reading in word.readings.prefix(number(1...word.readings.count)) {
      let letters = Array(reading.utf16)
      let caret = chance(15) ? UTF16Range(location: number(0...letters.count), length: 0) : nil
      let key = chance(50) ? reading.last.map(String.init) : nil
      turns.append((key, [.call(.setMarkedText(letters, selectedRange: caret))]))
      if chance(8) { turns.append(wild()) }
    }
    turns.append(end(Array(word.result.utf16)))
    return turns
  }

  private mutating func end(_ result: [UInt16]) -> KeyTurn {
    let candidate = chance(50) ? "{candidate:\(String(decoding: result, as: UTF16.self))}" : nil
    switch number(0...10) {
    case 0...2: return (candidate, [.call(.insertText(result))])
    case 3: return (candidate, [.call(.setMarkedText(result)), .call(.unmarkText)])
    case 4: return ("{space}", [.call(.insertText(result)), .call(.insertText([0x20]))])
    case 5: return ("l", [.call(.insertText(result)), .call(.setMarkedText(text(1...1)))])
    case 6: return ("{escape}", [.call(.setMarkedText([]))])
    case 7: return (nil, [.delete(count: number(1...4))])
    case 8: return ("{return}", [.call(.unmarkText), .submit(.returnKey)])
    case 9: return (nil, [.blur])
    default: return (nil, [.call(.unmarkText)])
    }
  }

  /// Jamo one after the other, each syllable deleted and written anew by every key.
  private mutating func syllables() -> [KeyTurn] {
    var turns: [KeyTurn] = []
    for stage in element(syllableStages) {
      let text = Array(stage.text.utf16)
      let deletions = Array(repeating: Action.call(.deleteBackward), count: stage.deletes)
      turns.append((stage.key, deletions + [.call(.insertText(text))]))
      if chance(8) { turns.append(wild()) }
    }
    if chance(20) { turns.append(("{backspace}", [.call(.deleteBackward)])) }
    return turns
  }

  /// Anything, several things under one key now and then.
  private mutating func wild() -> KeyTurn {
    let count = chance(75) ? 1 : number(2...4)
    return (
      chance(30) ? element(["a", "{space}", "{return}", "ㅎ", "{candidate:王}"]) : nil, (0..<count).map { _ in action() }
    )
  }

  private mutating func action() -> Action {
    switch number(0...32) {
    case 26: return .undo
    case 27: return chance(50) ? .undo : .redo
    case 28: return chance(50) ? .oneTimeCode(Array("12".utf16)) : .dictate([text(0...2), text(1...2)])
    case 29: return .autocorrect(range(), text(0...2))
    case 30: return element([.predict(text(1...2)), .predictAccept, .predictReject])
    case 31: return chance(50) ? .tailReturn : .hideKeyboard(element([.commit, .discard]))
    case 32: return element([.suspend, .resume])
    case 0...4:
      return .call(
        .setMarkedText(
          text(0...3), selectedRange: chance(30) ? range() : nil, replacementRange: chance(15) ? range() : nil))
    case 5, 6: return .call(.insertText(text(0...2), replacementRange: chance(20) ? range() : nil))
    case 7: return .call(.unmarkText)
    case 8: return .call(.deleteBackward)
    case 9: return .delete(count: number(1...4))
    case 10: return .call(.replace(range(), text(0...2)))
    case 11, 12: return .call(.select(range()))
    case 13: return .silent(text(0...2))
    case 14: return .paste(text(0...3))
    case 15: return .autofill(text(1...3))
    case 16: return .cut
    case 17, 18: return .blur
    case 19: return .focus("name")
    case 20, 21: return .submit(element(SubmitPath.allCases))
    case 22: return .set(text(0...3), field: nil)
    case 23: return .rerender
    default: return .wait(milliseconds: element([0, 1, 50, 299, 300, 301, 1000, 1200]))
    }
  }

  private mutating func range() -> UTF16Range { UTF16Range(location: number(0...6), length: element([0, 0, 1, 2, 5])) }

  private mutating func text(_ pieces: ClosedRange<Int>) -> [UInt16] {
    (0..<number(pieces)).flatMap { _ in element(RandomSessions.pieces) }
  }
}

extension RandomSessions {
  /// Han, kana, letters, separators, dots, digits, space; surrogates whole and alone; marks; emoji; hangul.
  private static let pieces: [[UInt16]] =
    ["王", "你", "好", "·", "·", ".", "・", "a", "n", "ni", "ni\u{2006}hao", "\u{2006}", "か", "漢字", "𠮷", "1", "12", " "]
    .map { Array($0.utf16) } + ["ㅎ", "하", "한글", "👨‍👩‍👧", "e\u{0301}", "葛\u{E0100}"].map { Array($0.utf16) }
    + [[0xD842], [0xDFB7], [0x0301], [0x200D], [0xFE0F]]

  private typealias Word = (readings: [String], result: String)
  private var words: [Word] {
    [
      (["n", "ni", "ni\u{2006}h", "ni\u{2006}hao"], "你好"), (["w", "王"], "王"), (["o", "ou"], "欧阳"), (["l", "l1"], "12"),
      (["か", "かん", "漢", "漢字"], "漢字"), (["´"], "é"), (["¨"], "ü"), (["ㅎ", "하", "한"], "한"), (["t", "te", "tes"], "tes"),
      (["d", "点"], "·"), (["z"], "𠮷"), (["e"], "👨‍👩‍👧"), (["王"], "王王"), (["a", "aa"], "a"),
    ]
  }

  private typealias Stage = (key: String, deletes: Int, text: String)
  private var syllableStages: [[Stage]] {
    [
      [("ㅎ", 0, "ㅎ"), ("ㅏ", 1, "하"), ("ㄴ", 1, "한"), ("ㅏ", 1, "하나")],
      [("ㄱ", 0, "ㄱ"), ("ㅏ", 1, "가"), ("ㅂ", 1, "갑"), ("ㅅ", 1, "값"), ("ㅣ", 1, "갑시")],
      [("ㄴ", 0, "ㄴ"), ("ㅏ", 2, "나나")], [("a", 0, "a")], [("王", 0, "王")], [("ㄷ", 0, "ㄷ"), ("ㄷ", 1, "ㄸ")],
    ]
  }
}

extension Session {
  /// The session with its steps and lines numbered anew.
  var renumbered: Session {
    var session = self
    var number = 0
    for turn in session.turns.indices {
      session.turns[turn].line = turn + 2
      for step in session.turns[turn].steps.indices {
        number += 1
        session.turns[turn].steps[step].number = number
        session.turns[turn].steps[step].line = turn + 2
      }
    }
    return session
  }
}
