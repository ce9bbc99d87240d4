/// A text field: the state in a main-actor shell with a delegate, control events and focus.
///
/// There are two ways in, and they must not be mixed up. What the *keyboard* does (`keyboard(_:key:)`, `paste`, ...)
/// asks the delegate and fires events; what the *program* does (`setText`, `select`, `unmarkText`, `perform`) asks
/// nobody and fires nothing (rules 40 and 92). Both have the same effect on the state.
///
/// For each change by the keyboard the order is: the delegate's question, the change, didChangeSelection,
/// editingChanged, textDidChange (rule 60; the order of the last three is inferred, D4).
@MainActor public final class TextField {
  /// The system that the field behaves like.
  public let host: HostProfile
  /// Text, selection and marked range.
  public var state: TextInputState { storage }
  /// The app's delegate, held weakly as UIKit holds it.
  public weak var delegate: (any TextFieldDelegate)? {
    didSet { noteAttendance() }
  }
  /// Sees everything; for harnesses and recorders. Held strongly: whoever sets it takes it back.
  public var observer: (any TextFieldObserver)? {
    didSet { noteAttendance() }
  }
  /// Called for `.editingChanged`, in order.
  public var editingChangedHandlers: [@MainActor () -> Void] = [] {
    didSet { noteAttendance() }
  }
  /// Called for the notification that the text did change, in order.
  public var textDidChangeHandlers: [@MainActor () -> Void] = [] {
    didSet { noteAttendance() }
  }
  /// How many change events a commit fires instead of the host's number; nil is the host's.
  ///
  /// With 0 nobody is told of the commit at all. Of several, all but the first wait in `pendingChangeEvents` for a turn
  /// of their own (rules 48 and 90).
  public var changeEventsAtCommit: Int?
  /// Change events of a commit that have not been delivered yet.
  public internal(set) var pendingChangeEvents = 0
  /// Whether the field has focus.
  public internal(set) var isEditing = false
  /// How often the program has acted, to tell whether it did so inside a callback.
  var programActs = 0
  /// The state, without a public accessor: every key passes here several times.
  var storage: TextInputState
  /// Whether anybody may hear what happens; else a call of the keyboard needs no more than the state.
  private(set) var isAttended = false

  /// A field on `host` that shows `state`, without focus.
  public init(host: HostProfile, state: TextInputState = TextInputState()) {
    self.host = host
    storage = state
  }

  private func noteAttendance() {
    isAttended =
      delegate != nil || observer != nil || !editingChangedHandlers.isEmpty || !textDidChangeHandlers.isEmpty
  }

  /// Delivers one change event that a commit left for a turn of its own.
  public func deliverPendingChangeEvent() {
    guard pendingChangeEvents > 0 else { return }
    pendingChangeEvents -= 1
    fireChanged()
  }

  // MARK: Delivery

  func ask(_ range: UTF16Range, _ units: [UInt16], rangesRange: UTF16Range? = nil) -> Bool {
    guard host.hasCallbacks, isAttended else { return true }
    let usesRanges = host.asksRangesMethod && delegate?.implementsRangesMethod == true
    let question = ChangeQuestion(
      range: usesRanges ? rangesRange ?? range : range, units: units, method: usesRanges ? .ranges : .range)
    let answer = delegate?.textField(self, shouldChange: question) ?? true
    observer?.field(self, asked: question, answer: answer)
    return answer
  }

  func fireSelection() {
    guard host.hasCallbacks, isAttended else { return }
    observer?.field(self, delivered: .didChangeSelection)
    delegate?.textFieldDidChangeSelection(self)
  }

  func fireChanged() {
    guard host.hasCallbacks, isAttended else { return }
    observer?.field(self, delivered: .editingChanged)
    for handler in editingChangedHandlers { handler() }
    observer?.field(self, delivered: .textDidChange)
    for handler in textDidChangeHandlers { handler() }
  }
}
