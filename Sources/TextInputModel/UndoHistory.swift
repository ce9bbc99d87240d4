/// What can be taken back in one field: a step for each edit by the keyboard; a whole composition is one step, and so is
/// what was typed in one go (inferred).
///
/// Program writes leave the steps alone, as in UIKit, so a step's range may no longer lie inside the text (rule 56).
struct UndoHistory {
  /// One edit: what stands in `range` of the text after it was `units` before.
  struct Step: Hashable {
    var range: UTF16Range
    var units: [UInt16]
    var isTyped = false
  }

  private(set) var undone: [Step] = []
  private(set) var done: [Step] = []
  /// The text when the composition, or the edit under way, began.
  private var before: [UInt16]?
  /// What that composition took the place of.
  private(set) var replaced: [UInt16] = []
  /// Whether what happens is no edit of its own: one is being taken back.
  var isSuspended = false
  /// How often all was forgotten.
  private(set) var resets = 0
  private var isTyped = false
  /// Whether the next typed character can join the last step.
  private var isGroupOpen = false

  /// Whether what comes belongs to one act of the person, and so to one step.
  private var isHeldOpen = false

  init() {}

  /// A history that begins in `state`: what is marked there was typed since.
  init(beginningIn state: TextInputState) {
    before = state.markedRange == nil ? nil : state.unmarkedUnits
  }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The keyboard is about to change the text. Calls within a composition belong to the step that began with it.
  mutating func willChange(_ state: TextInputState, isTyped: Bool, replaced: [UInt16] = []) {
    guard before == nil, !isSuspended else { return }
    before = state.units
    self.replaced = replaced
    self.isTyped = isTyped && state.markedRange == nil
  }

  /// The keyboard has changed the text; while something is marked the step goes on.
  mutating func didChange(_ state: TextInputState, groupsTyping: Bool) {
    guard state.markedRange == nil, !isHeldOpen, !isSuspended, let before else { return }
    self.before = nil
    guard let step = Step(from: before, to: state.units, isTyped: isTyped) else {
      if !isTyped { isGroupOpen = false }
      return
    }
    undone = []
    if groupsTyping, isGroupOpen, step.isTyped, step.units.isEmpty, let last = done.last, last.isTyped,
      last.range.end == step.range.location
    {
      let range = UTF16Range(location: last.range.location, length: last.range.length + step.range.length)
      done[done.count - 1] = Step(range: range, units: last.units, isTyped: true)
    } else {
      done.append(step)
    }
    isGroupOpen = step.isTyped
  }

  /// What comes next begins a new step.
  mutating func endGroup() { isGroupOpen = false }

  /// What comes next belongs to one step, until `release`.
  mutating func hold(_ state: TextInputState) {
    endGroup()
    willChange(state, isTyped: false)
    isHeldOpen = true
  }

  mutating func release(_ state: TextInputState) {
    isHeldOpen = false
    didChange(state, groupsTyping: false)
  }

  /// The composition under way was given up.
  mutating func cancelComposition() {
    before = nil
    replaced = []
  }

  /// Forgets everything.
  mutating func reset() {
    let resets = resets
    self = UndoHistory()
    self.resets = resets + 1
  }

  mutating func popDone() -> Step? { done.popLast() }
  mutating func popUndone() -> Step? { undone.popLast() }
  mutating func pushUndone(_ step: Step) { undone.append(step) }
  mutating func pushDone(_ step: Step) {
    done.append(step)
    isGroupOpen = false
  }
}

extension UndoHistory.Step {
  /// The one replacement that takes `new` back to `old`; nil if they are the same.
  fileprivate init?(from old: [UInt16], to new: [UInt16], isTyped: Bool) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    guard prefix + suffix < max(old.count, new.count) else { return nil }
    range = UTF16Range(location: prefix, length: new.count - suffix - prefix)
    units = Array(old[prefix..<(old.count - suffix)])
    self.isTyped = isTyped
  }
}
