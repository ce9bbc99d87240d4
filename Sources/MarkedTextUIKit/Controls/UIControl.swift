public import Foundation

/// A view that sends events.
///
/// Targets with selectors need Objective-C and can't exist here; actions with closures can.
@MainActor open class UIControl: UIView {
  private var handlers: [(action: UIAction, events: Event)] = []

  /// A control.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control whose main event performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control takes events. A field that is not enabled can't take focus.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is being pressed.
  open var isHighlighted = false
  /// What it is at the moment.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Where the content stands from top to bottom; kept only.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Where the content stands from left to right; kept only.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

  /// Performs `action` at these events. An action of the same identifier that was added for one of them is replaced
  /// there (Apple's documentation of `addAction(_:for:)`).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Performs the action no longer at these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs the action of this identifier no longer at these events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// All events at which something is performed.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Shows each action with its events, until it is told to stop. There are no targets with selectors: where UIKit has the
  /// selector of one, there is a type without values here.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Never)?, _ controlEvents: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for (action, events) in handlers {
      iterator(action, nil, events, &stop)
      if stop { return }
    }
  }

  /// Performs the actions for these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
  }

  /// Performs one action, with this control as its sender. Every action of an event passes here.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs the main action, as a press does. A control that is not enabled does nothing.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    sendActions(for: .primaryActionTriggered)
  }
}
