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
  /// The selected range of `state`, without a copy of its text.
  public var selectedRange: UTF16Range { storage.selectedRange }
  /// The marked range of `state`, without a copy of its text.
  public var markedRange: UTF16Range? { storage.markedRange }
  /// How many UTF-16 units `state` has.
  public var unitCount: Int { storage.units.count }
  /// The app's delegate, held weakly as UIKit holds it. Which methods it implements is looked up when it is set
  /// (inferred).
  public var delegate: (any TextFieldDelegate)? {
    get { audience.delegate }
    set {
      audience.delegate = newValue
      audience.asksDelegate = newValue?.implementsShouldChange == true
      audience.tellsDelegateOfSelection = newValue?.implementsDidChangeSelection == true
      noteAttendance()
    }
  }
  /// Sees everything; for harnesses and recorders. Held strongly: whoever sets it takes it back.
  public var observer: (any TextFieldObserver)? {
    get { audience.observer }
    set {
      audience.observer = newValue
      noteAttendance()
    }
  }
  /// Called for `.editingChanged`, in order.
  public var editingChangedHandlers: [@MainActor () -> Void] {
    get { audience.editingChangedHandlers }
    set {
      audience.editingChangedHandlers = newValue
      noteAttendance()
    }
  }
  /// Called for the notification that the text did change, in order.
  public var textDidChangeHandlers: [@MainActor () -> Void] {
    get { audience.textDidChangeHandlers }
    set {
      audience.textDidChangeHandlers = newValue
      noteAttendance()
    }
  }
  /// How many change events a commit fires instead of the host's number; nil is the host's.
  ///
  /// With 0 nobody is told of the commit at all. Of several, all but the first wait in `pendingChangeEvents` for a turn
  /// of their own (rules 48 and 90).
  public var changeEventsAtCommit: Int? {
    get { condition.changeEventsAtCommit }
    set { condition.changeEventsAtCommit = newValue }
  }
  /// Change events of a commit that have not been delivered yet.
  public var pendingChangeEvents: Int { condition.pendingChangeEvents }
  /// Whether the field has focus.
  public var isEditing: Bool { condition.isEditing }

  // What is stored has no public accessor, and is changed by assignments or outside the field (`change`): then the
  // compiler proves that no two accesses meet, and no key pays for a check at run time.
  private(set) var storage: TextInputState
  private(set) var audience = Audience()
  var condition = Condition()
  /// Whether anybody may hear what happens; else a call of the keyboard needs no more than the state.
  private(set) var isAttended = false

  /// Who is asked and told.
  struct Audience {
    weak var delegate: (any TextFieldDelegate)?
    var asksDelegate = false
    var tellsDelegateOfSelection = false
    var observer: (any TextFieldObserver)?
    var editingChangedHandlers: [@MainActor () -> Void] = []
    var textDidChangeHandlers: [@MainActor () -> Void] = []
  }

  /// What a field knows of itself beside its state.
  struct Condition {
    var changeEventsAtCommit: Int?
    var pendingChangeEvents = 0
    var isEditing = false
    /// How often the program has acted, to tell whether it did so inside a callback.
    var programActs = 0
  }

  /// A field on `host` that shows `state`, without focus.
  public init(host: HostProfile, state: TextInputState = TextInputState()) {
    self.host = host
    storage = state
  }

  private func noteAttendance() {
    isAttended =
      delegate != nil || observer != nil || !editingChangedHandlers.isEmpty || !textDidChangeHandlers.isEmpty
  }

  /// Changes the state. Nothing of the field can be read meanwhile.
  func change(_ verb: (inout TextInputState) -> Void) {
    var state = TextInputState(units: [])
    swap(&state, &storage)
    verb(&state)
    swap(&state, &storage)
  }

  /// Delivers one change event that a commit left for a turn of its own.
  package func deliverPendingChangeEvent() {
    guard pendingChangeEvents > 0 else { return }
    condition.pendingChangeEvents -= 1
    fireChanged(observer)
  }

  // MARK: Delivery

  func ask(_ range: UTF16Range, _ units: [UInt16], rangesRange: UTF16Range? = nil) -> Bool {
    guard host.hasCallbacks, isAttended else { return true }
    let delegate = audience.asksDelegate ? audience.delegate : nil
    let usesRanges = host.asksRangesMethod && delegate?.implementsRangesMethod == true
    let question = ChangeQuestion(
      range: usesRanges ? rangesRange ?? range : range, units: units, method: usesRanges ? .ranges : .range)
    let answer = delegate?.textField(self, shouldChange: question) ?? true
    audience.observer?.field(self, asked: question, answer: answer)
    return answer
  }

  func fireSelection(_ observer: (any TextFieldObserver)?) {
    guard host.hasCallbacks, isAttended else { return }
    observer?.field(self, delivered: .didChangeSelection)
    if audience.tellsDelegateOfSelection { audience.delegate?.textFieldDidChangeSelection(self) }
  }

  func fireChanged(_ observer: (any TextFieldObserver)?) {
    guard host.hasCallbacks, isAttended else { return }
    observer?.field(self, delivered: .editingChanged)
    for handler in audience.editingChangedHandlers { handler() }
    observer?.field(self, delivered: .textDidChange)
    for handler in audience.textDidChangeHandlers { handler() }
  }
}
