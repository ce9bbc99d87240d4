import CompositionScript
import TextInputModel

/// Makes a session that shows a fault as small as it gets, by leaving out what the fault does not need.
enum SessionShrinker {
  /// The smallest session found that `fails` still.
  @MainActor static func shrink(_ session: Session, fails: @MainActor (Session) async -> Bool) async -> Session {
    var best = session
    var found = true
    while found {
      found = false
      for candidate in candidates(best) where await fails(candidate) {
        best = candidate
        found = true
        break
      }
    }
    return best
  }

  private static func candidates(_ session: Session) -> [Session] {
    var result: [Session] = []
    func add(_ change: (inout Session) -> Void) {
      var copy = session
      change(&copy)
      if copy != session { result.append(copy.renumbered) }
    }
    for turn in session.turns.indices.reversed() { add { $0.turns.remove(at: turn) } }
    for turn in session.turns.indices.reversed() {
      for step in session.turns[turn].steps.indices.reversed() { add { $0.turns[turn].steps.remove(at: step) } }
    }
    for policy in session.policies.indices { add { $0.policies.remove(at: policy) } }
    add { $0.start = TextInputState() }
    add { $0.keyboard = nil }
    add { $0.hasClock = false }
    for turn in session.turns.indices {
      add { $0.turns[turn].key = nil }
      for step in session.turns[turn].steps.indices {
        for action in simpler(session.turns[turn].steps[step].action) {
          add { $0.turns[turn].steps[step].action = action }
        }
      }
    }
    return result
  }

  private static func simpler(_ action: Action) -> [Action] {
    switch action {
    case .call(.setMarkedText(let units, let selected, let replaced)):
      let texts = shorter(units).map {
        Action.call(.setMarkedText($0, selectedRange: selected, replacementRange: replaced))
      }
      return texts + (selected == nil ? [] : [.call(.setMarkedText(units, replacementRange: replaced))])
        + (replaced == nil ? [] : [.call(.setMarkedText(units, selectedRange: selected))])
    case .call(.insertText(let units, let replaced)):
      return shorter(units).map { .call(.insertText($0, replacementRange: replaced)) }
        + (replaced == nil ? [] : [.call(.insertText(units))])
    case .call(.replace(let range, let units)): return shorter(units).map { .call(.replace(range, $0)) }
    case .delete(let count): return count > 1 ? [.call(.deleteBackward), .delete(count: count - 1)] : []
    case .silent(let units): return shorter(units).map { .silent($0) } + [.call(.insertText(units))]
    case .autofill(let units): return [.paste(units)]
    case .paste(let units): return shorter(units).map { .paste($0) } + [.call(.insertText(units))]
    case .set(let units, let field): return shorter(units).map { .set($0, field: field) }
    default: return []
    }
  }

  private static func shorter(_ units: [UInt16]) -> [[UInt16]] {
    guard units.count > 1 else { return [] }
    return units.indices.map { index in units.indices.filter { $0 != index }.map { units[$0] } }
  }
}
