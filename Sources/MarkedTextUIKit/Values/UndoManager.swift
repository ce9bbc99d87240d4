public import Foundation

/// A stack of what can be undone. Foundation has none on Linux.
///
/// Steps registered while a group is open are undone together. Groups by event are not modelled: a run loop's turn is no
/// group, so every step outside a group stands alone, whatever `groupsByEvent` says.
@MainActor open class UndoManager: NSObject {
  private enum Direction { case recording, undoing, redoing }
  private typealias Step = @MainActor () -> Void
  private struct Group {
    var steps: [(target: ObjectIdentifier, run: Step)] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var direction = Direction.recording
  private var disablings = 0

  /// An empty stack.
  public override init() { super.init() }

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether it is undoing now.
  open var isUndoing: Bool { direction == .undoing }
  /// Whether it is redoing now.
  open var isRedoing: Bool { direction == .redoing }
  /// Kept only.
  open var groupsByEvent = true
  /// How many groups are kept; 0 is any number.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }
  /// Whether steps are taken in.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  /// The name of what would be undone.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of what would be redone.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Undoes the last group. Open groups are closed first.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let group = undoStack.popLast() else { return }
    run(group, as: .undoing)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard openGroups.isEmpty, let group = redoStack.popLast() else { return }
    run(group, as: .redoing)
  }

  private func run(_ group: Group, as newDirection: Direction) {
    direction = newDirection
    openGroups.append(Group(name: group.name))
    for step in group.steps.reversed() { step.run() }
    closeGroup()
    direction = .recording
  }

  /// Opens a group.
  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Closes the group that was opened last; its steps become part of the group around it, if there is one.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else { return }
    closeGroup()
  }

  private func closeGroup() {
    guard let group = openGroups.popLast(), !group.steps.isEmpty else { return }
    if openGroups.isEmpty { push(group) } else { openGroups[openGroups.count - 1].steps += group.steps }
  }

  /// Takes in a step that undoes something. While it undoes, the step is one that redoes. The target is not retained
  /// (Apple's documentation); a step whose target is gone does nothing.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard disablings == 0 else { return }
    let step: (target: ObjectIdentifier, run: Step) = (
      ObjectIdentifier(target), { [weak target] in if let target { handler(target) } }
    )
    if direction == .recording { redoStack = [] }
    if openGroups.isEmpty { push(Group(steps: [step])) } else { openGroups[openGroups.count - 1].steps.append(step) }
  }

  private func push(_ group: Group) {
    if direction == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
  }

  /// Forgets the steps of one target.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    undoStack = Self.without(id, in: undoStack)
    redoStack = Self.without(id, in: redoStack)
  }

  private static func without(_ target: ObjectIdentifier, in groups: [Group]) -> [Group] {
    groups.compactMap { group in
      var group = group
      group.steps.removeAll { $0.target == target }
      return group.steps.isEmpty ? nil : group
    }
  }

  /// Names what was registered last.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if direction == .recording, !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// Takes in no steps until `enableUndoRegistration`, as often as it was called.
  open func disableUndoRegistration() { disablings += 1 }
  /// Takes in steps again.
  open func enableUndoRegistration() { disablings = max(0, disablings - 1) }
}
