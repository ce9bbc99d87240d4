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
  /// Called for every control event, notification and call of the UITextInputDelegate, at the moment when a control, a
  /// notification centre or a keyboard would get it; after the handlers above.
  public var eventHandler: (@MainActor (CallbackKind) -> Void)? {
    get { audience.eventHandler }
    set {
      audience.eventHandler = newValue
      noteAttendance()
    }
  }
  /// The view whose overridable methods the keyboard calls (rule 16), held weakly.
  public var client: (any TextFieldClient)? {
    get { weakClient }
    set {
      weakClient = newValue
      condition.hasClient = newValue != nil
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
  /// Why editing ended the last time.
  public var endReason: EndReason { condition.endReason }
  /// The fields of which at most one has focus; nil for a field by itself.
  public var focusScope: FocusScope?
  /// What AutoFill may offer (rules 85 and 86); nothing of the composition depends on it (rule 177).
  public var contentType: ContentType?
  /// Whether spaces go round pasted and suggested text, on hosts that have that (rule 58).
  public var insertsSpaces = false
  /// Whether the calls that come were made by somebody who knows what the program does now: then they are taken as they
  /// are, whatever the keyboard of this host would have forgotten (rule 41).
  public var keyboardKnowsProgramActs: Bool {
    get { condition.keyboardKnowsProgramActs }
    set { condition.keyboardKnowsProgramActs = newValue }
  }
  /// Whether what is typed can be taken back. Without it a key costs less.
  public var keepsUndo: Bool {
    get { condition.keepsUndo }
    set {
      condition.keepsUndo = newValue
      if !newValue { undoHistory = UndoHistory() }
    }
  }
  /// Whether the field shows dots for its text. Under an iOS profile no keyboard marks text in it (rule 168), and the
  /// first edit after it got focus, or became secure while it had focus, takes the old text away (rule 170).
  public var isSecure: Bool {
    get { condition.isSecure }
    set {
      if newValue, !condition.isSecure, isEditing { condition.clearsAtNextEdit = true }
      condition.isSecure = newValue
    }
  }

  // What is stored has no public accessor, and is changed by assignments or outside the field (`change`): then the
  // compiler proves that no two accesses meet, and no key pays for a check at run time.
  private(set) var storage: TextInputState
  private(set) var audience = Audience()
  private weak var weakClient: (any TextFieldClient)?
  var condition = Condition()
  var undoHistory = UndoHistory()
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
    var eventHandler: (@MainActor (CallbackKind) -> Void)?
  }

  /// What a field knows of itself beside its state.
  struct Condition {
    var changeEventsAtCommit: Int?
    var keepsUndo = true
    var keyboardKnowsProgramActs = false
    var pendingChangeEvents = 0
    /// Whether the last of them is a candidate's that may still turn out to be a commit (rule 91).
    var holdsCandidateEvent = false
    var isEditing = false
    var endReason = EndReason.committed
    /// Whether the delegate is being asked to give or take focus.
    var isAskedAboutFocus = false
    var isSecure = false
    var clearsAtNextEdit = false
    /// How often the program has acted, to tell whether it did so inside a callback.
    var programActs = 0
    /// Whether there was a client; without one none is looked up.
    var hasClient = false
    /// How many calls of the keyboard are being performed by the client.
    var clientCalls = 0
    /// How many questions the delegate is answering.
    var openQuestions = 0
    /// Whether the field is setting its own text (rule 53).
    var isWritingItself = false
    /// Letters that the keyboard has forgotten because the program ended their composition (rule 41).
    var forgottenLetters: [UInt16] = []
    /// The marked text before the last key (rule 44); kept for a client only.
    var marksBeforeLastKey: [UInt16]?
    /// Whether what is marked is handwriting that nobody was asked about yet (rule 78).
    var holdsHandwriting = false
    /// A correction that the system makes when the field loses focus (rule 52).
    var pendingCorrection: (range: UTF16Range, units: [UInt16])?
    /// What dictation has put into the text and will replace (rule 147).
    var dictated: UTF16Range?
    /// Whether that is still the placeholder (rule 145).
    var dictatedIsPlaceholder = false
    /// Whether what is marked is a completion that the system offers, and no letters of a composition.
    var marksPrediction = false
    /// A completion that is shown but no part of the text.
    var shownPrediction: [UInt16] = []
  }

  /// A field on `host` that shows `state`, without focus.
  public init(host: HostProfile, state: TextInputState = TextInputState()) {
    self.host = host
    storage = state
    undoHistory = UndoHistory(beginningIn: state)
  }

  private func noteAttendance() {
    isAttended =
      delegate != nil || observer != nil || client != nil || eventHandler != nil || !editingChangedHandlers.isEmpty
      || !textDidChangeHandlers.isEmpty
  }

  /// Changes the state. Nothing of the field can be read meanwhile.
  func change(_ verb: (inout TextInputState) -> Void) {
    var state = TextInputState(units: [])
    swap(&state, &storage)
    verb(&state)
    swap(&state, &storage)
  }

  /// Delivers one change event that a commit left for a turn of its own.
  public func deliverPendingChangeEvent() {
    guard pendingChangeEvents > 0 else { return }
    condition.pendingChangeEvents -= 1
    condition.holdsCandidateEvent = false
    fireChanged(observer)
  }
}
