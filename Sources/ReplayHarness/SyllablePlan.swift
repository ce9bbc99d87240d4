import CompositionScript
import TextInputModel
import UnicodeText

/// What a twin gets, turn by turn, where a keyboard marks nothing while it composes hangul.
///
/// Each syllable is a composition: from its first jamo to the last key that changed it. Which key is the last one shows
/// only in the turn after it, so the plan is made before the session is played, from a field whose subject does nothing.
struct SyllablePlan {
  /// One syllable, inserted whole.
  struct Insertion: Hashable {
    /// From the selection to what it replaces.
    var distance: Int
    /// How many units it replaces.
    var replacing: Int
    var units: [UInt16]
  }
  struct TurnPlan: Hashable {
    /// The twin gets these instead of the turn's own calls.
    var insertions: [Insertion] = []
    /// The turn's calls belong to syllables: the twin does not get them.
    var isComposing = false
    /// After the turn a syllable is under way.
    var isUnderWay = false
    /// After the turn the twin has all that the session's field has.
    var isTwinCaughtUp = false
    /// The selection and the length of the text that the turn was planned from.
    var selection = UTF16Range.caret(0)
    var count = 0
  }

  private(set) var turns: [TurnPlan]

  /// A plan for a keyboard that composes without marking; nil for all others.
  @MainActor init?(session: Session, host: HostProfile) {
    guard let keyboard = session.keyboard, Self.marksNothing(keyboard), !session.marksText else { return nil }
    turns = Array(repeating: TurnPlan(), count: session.turns.count)
    var builder = Builder(start: session.start, host: host, idle: session.idleMilliseconds)
    for index in session.turns.indices {
      if session.hasClock, index > 0,
        session.turns[index].time - session.turns[index - 1].time >= session.idleMilliseconds
      {
        builder.flush(into: &turns)
      }
      builder.play(session.turns[index], at: index, into: &turns)
    }
    builder.flush(into: &turns)
  }

  /// Whether a keyboard of this name composes hangul without marked text (semantics rules 128 and 136).
  static func marksNothing(_ keyboard: String) -> Bool {
    keyboard.hasPrefix("ios-hangul") || keyboard == "macos-hangul-modeless"
  }
}

extension SyllablePlan {
  /// The syllable that the keyboard may still change.
  private struct Pending {
    var range: UTF16Range
    /// From the selection before the syllable to what it replaces.
    var distance: Int
    var replacing: Int
    /// The text in `range` after the last turn that changed it.
    var units: [UInt16]
    var lastTurn: Int
  }

  @MainActor private struct Builder {
    let field: TextField
    let idle: Int
    var pending: Pending?

    init(start: TextInputState, host: HostProfile, idle: Int) {
      field = TextField(host: host, state: start)
      field.beginEditing()
      self.idle = idle
    }

    mutating func play(_ turn: Turn, at index: Int, into turns: inout [TurnPlan]) {
      let before = field.state
      turns[index].selection = before.selectedRange
      turns[index].count = before.units.count
      var isKeyboard = true
      for step in turn.steps {
        switch step.action {
        case .call(.replace(let range, let units)):
          field.state(applying: .replace(range, units))
          isKeyboard = false
        case .call(let call): field.state(applying: call)
        case .delete(let count): for _ in 0..<count { field.state(applying: .deleteBackward) }
        case .observe: break
        case .wait(let milliseconds) where milliseconds < idle: break
        case let action:
          if let act = LaneAct(action) { field.perform(act) }
          isKeyboard = false
        }
      }
      guard isKeyboard else { return flush(into: &turns) }
      guard before.units != field.state.units else {
        turns[index].isComposing = pending != nil && before == field.state
        if before.selectedRange != field.state.selectedRange {
          flush(into: &turns)
        } else {
          turns[index].isUnderWay = pending != nil
        }
        return
      }
      let caret = before.selectedRange.location
      let net = NetResult(from: before.units, to: field.state.units, covering: .caret(caret))
        .trimmed(from: before.units)
      join(net, caret: caret, at: index, into: &turns)
    }

    private mutating func join(_ net: NetResult, caret: Int, at index: Int, into turns: inout [TurnPlan]) {
      guard field.state.selectedRange == .caret(net.range.location + net.units.count) else {
        return flush(into: &turns)
      }
      if let current = pending, touches(current.range, net) {
        let start = min(current.range.location, net.range.location)
        let end = max(current.range.end, net.range.end) + net.units.count - net.range.length
        let range = UTF16Range(location: start, length: end - start)
        let before = current.range.location - start
        let behind = max(0, net.range.end - current.range.end)
        pending = Pending(
          range: range, distance: current.distance - before, replacing: current.replacing + before + behind,
          units: text(in: range), lastTurn: index)
      } else {
        flush(into: &turns)
        guard containsHangul(net.units) else { return }
        let range = UTF16Range(location: net.range.location, length: net.units.count)
        pending = Pending(
          range: range, distance: net.range.location - caret, replacing: net.range.length, units: net.units,
          lastTurn: index)
      }
      turns[index].isComposing = true
      guard pending?.units.isEmpty == false else { return flush(into: &turns) }
      releaseFinishedSyllables(at: index, into: &turns)
      turns[index].isUnderWay = true
    }

    /// Of a syllable that was split only the last one can still change: the others are over at this key.
    private mutating func releaseFinishedSyllables(at index: Int, into turns: inout [TurnPlan]) {
      guard let current = pending else { return }
      let text = current.units
      guard let last = lastClusterStart(of: text), last > 0 else { return }
      turns[index].insertions.append(
        Insertion(distance: current.distance, replacing: current.replacing, units: Array(text[..<last])))
      pending = Pending(
        range: UTF16Range(location: current.range.location + last, length: text.count - last), distance: 0,
        replacing: 0,
        units: Array(text[last...]), lastTurn: index)
    }

    /// The syllable is over: the twin gets it at the last key that changed it.
    mutating func flush(into turns: inout [TurnPlan]) {
      guard let current = pending else { return }
      pending = nil
      turns[current.lastTurn].insertions.append(
        Insertion(distance: current.distance, replacing: current.replacing, units: current.units))
      turns[current.lastTurn].isTwinCaughtUp = true
    }

    private func text(in range: UTF16Range) -> [UInt16] {
      Array(field.state.units[range.clamped(to: field.state.units.count).offsets])
    }

    private func touches(_ range: UTF16Range, _ net: NetResult) -> Bool {
      if range.isEmpty || net.range.isEmpty {
        return net.range.isEmpty && range.isEmpty
          ? net.range.location == range.location
          : range.isEmpty
            ? net.range.location <= range.location && range.location <= net.range.end
            : range.location < net.range.location && net.range.location < range.end
      }
      return net.range.location < range.end && range.location < net.range.end
    }

    private func containsHangul(_ units: [UInt16]) -> Bool {
      CodePoints(of: units).contains { $0.script == .hangul }
    }

    private func lastClusterStart(of units: [UInt16]) -> Int? {
      units.isEmpty ? nil : units.count - BackwardDeletion.length(in: units, endingAt: units.count)
    }
  }
}

extension Session {
  /// Whether text is ever marked, whatever the keyboard's name says: then nothing is known of its syllables.
  fileprivate var marksText: Bool {
    start.markedRange != nil
      || turns.contains { turn in
        turn.steps.contains { step in
          switch step.action {
          // A completion behind the caret is marked text too (semantics rule 150).
          case .call(.setMarkedText), .predict: true
          default: false
          }
        }
      }
  }
}

extension NetResult {
  /// The same replacement without the units that both sides have in common at their ends.
  fileprivate func trimmed(from before: [UInt16]) -> NetResult {
    var result = self
    let old = Array(before[range.offsets])
    var start = 0
    while start < min(old.count, units.count), old[start] == units[start] { start += 1 }
    var tail = 0
    while tail < min(old.count, units.count) - start, old[old.count - 1 - tail] == units[units.count - 1 - tail] {
      tail += 1
    }
    result.range = UTF16Range(location: range.location + start, length: old.count - start - tail)
    result.units = Array(units[start..<(units.count - tail)])
    return result
  }
}

extension TextField {
  /// Applies a call of the keyboard with nobody listening.
  fileprivate func state(applying call: TextInputCall) { keyboard(call) }
}
