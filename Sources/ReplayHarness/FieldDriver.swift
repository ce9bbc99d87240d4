public import CompositionScript
public import TextInputModel

/// A field that a replay can drive: the model's own, or a UITextField behind an adapter, of UIKit or of the façade.
///
/// The keyboard's and the person's side of a field, in the words of `TextField`, and what a replay reads of it. Each
/// method does what the one of its name does there, with the same questions and events in the same order; `TextField`
/// says which, and by which rule. All offsets are UTF-16 units; a range past the end of the text is cut to it.
///
/// Acts return what became of them: `.performed`, `.refused` where the delegate said no, or `.notOffered` where no
/// keyboard of the system does that in this field (rule 168).
@MainActor public protocol FieldDriver: AnyObject {
  /// Text, selection and marked range.
  var state: TextInputState { get }
  /// The selected range of `state`.
  var selectedRange: UTF16Range { get }
  /// The marked range of `state`.
  var markedRange: UTF16Range? { get }
  /// How many units `state` has.
  var unitCount: Int { get }
  /// Whether the field has focus.
  var isEditing: Bool { get }
  /// Whether the field shows dots for its text.
  var isSecure: Bool { get }
  /// Whether what is typed can be taken back.
  var keepsUndo: Bool { get set }
  /// Whether the session itself knows of what the program does now, so that its calls fit it as they are.
  var keyboardKnowsProgramActs: Bool { get set }
  /// Hears everything, in order.
  var observer: (any TextFieldObserver)? { get set }
  /// How many change events a commit fires instead of the host's own number; nil for that number.
  var changeEventsAtCommit: Int? { get set }
  /// Change events of a commit that wait for a turn of their own.
  var pendingChangeEvents: Int { get }
  /// Delivers one of them; nothing happens where none waits.
  func deliverPendingChangeEvent()

  /// The keyboard makes a call.
  /// - Parameter key: the key behind the call, as the delegate is asked about it; nil where it has no symbol.
  @discardableResult func keyboard(_ call: TextInputCall, key: KeySymbol?) -> CallOutcome
  /// The net result of a composition goes in, in one piece, with the questions and events of a candidate choice.
  @discardableResult func commit(_ units: [UInt16], over range: UTF16Range) -> CallOutcome
  /// One change event fires although nothing changed.
  func announceUnchangedText()
  /// The system inserts, and nobody is asked.
  func insertSilently(_ units: [UInt16])
  /// The person pastes.
  @discardableResult func paste(_ units: [UInt16]) -> CallOutcome
  /// The person cuts.
  @discardableResult func cut() -> CallOutcome
  /// The person takes the last edit back.
  @discardableResult func undo() -> CallOutcome
  /// The person makes again what was taken back last.
  @discardableResult func redo() -> CallOutcome
  /// The system fills the field in with a value of its own.
  @discardableResult func autofill(_ units: [UInt16]) -> CallOutcome
  /// The system fills a one-time code in.
  @discardableResult func fillOneTimeCode(_ units: [UInt16]) -> CallOutcome
  /// The person dictates: each hypothesis takes the place of the one before.
  func dictate(_ hypotheses: [[UInt16]])
  /// The system corrects a word.
  @discardableResult func autocorrect(_ range: UTF16Range, to units: [UInt16]) -> CallOutcome
  /// The system offers a completion, `tail`, behind the caret.
  @discardableResult func predict(_ tail: [UInt16]) -> CallOutcome
  /// The person takes the completion that is offered.
  @discardableResult func acceptPrediction() -> CallOutcome
  /// The person types on without it.
  @discardableResult func rejectPrediction() -> CallOutcome
  /// The person presses Return: while text is marked it commits that, else it reaches the app (rules 171 and 173).
  @discardableResult func pressReturn() -> ReturnOutcome
  /// The field takes focus.
  /// - Returns: whether it has focus now.
  @discardableResult func beginEditing() -> Bool
  /// The field loses focus; what is marked is committed (rule 48; when is open, rule 175).
  /// - Returns: whether it has none now.
  @discardableResult func endEditing() -> Bool
  /// The keyboard goes away and takes the focus along; what it was composing is committed, or goes with it (rule 51).
  /// - Returns: whether the field has no focus now.
  @discardableResult func hideKeyboard(discardingMarkedText: Bool) -> Bool
  /// Another app comes to the front: what is marked is committed, and the focus stays (inferred).
  func suspend()
  /// The program writes the text: nobody is asked or told (rules 40 and 92).
  func setText(_ units: [UInt16])
  /// Goes on from a state that was recorded elsewhere; nobody is told.
  func restore(_ state: TextInputState)
}

extension TextField: FieldDriver {
  /// The field loses focus, as usual.
  @discardableResult public func endEditing() -> Bool { endEditing(force: false, reason: .committed) }
}

/// A field to drive, with the subject that is attached to it.
@MainActor public struct DrivenSubject {
  /// The field.
  public var field: any FieldDriver
  /// What hears of it and shows something.
  public var subject: Subject
  /// Whatever has to live as long as they do.
  public var attachment: AnyObject?
  /// Whether the app has attached code of its own to the field, which may hear whatever a host tells; else just the
  /// subject's closures do.
  public var isAttachedByApp: Bool

  /// A subject on a field.
  public init(
    field: any FieldDriver, subject: Subject, attachment: AnyObject? = nil, isAttachedByApp: Bool = false
  ) {
    self.field = field
    self.subject = subject
    self.attachment = attachment
    self.isAttachedByApp = isAttachedByApp
  }
}

/// What a field and its subject are made with: once for a session and once for its twin.
@MainActor public struct FieldContext {
  /// The system that the field is to behave like.
  public let host: HostProfile
  /// What it holds at the start.
  public let start: TextInputState
  /// The time that debounces and asynchronous checks run on.
  public let clock: VirtualClock
  /// A script's `policy` lines.
  public let policySettings: [PolicySetting]
}

/// Makes a field with a subject attached to it.
public typealias DrivenSubjectFactory = @MainActor (FieldContext) -> DrivenSubject

extension DrivenSubject {
  /// A factory for the model's own field, with a subject's closures attached to it.
  public nonisolated static func onModelField(_ make: @escaping SubjectFactory) -> DrivenSubjectFactory {
    { context in
      let field = TextField(host: context.host, state: context.start)
      let subject = make(
        SubjectContext(field: field, clock: context.clock, policySettings: context.policySettings))
      let delegate = SubjectDelegate(subject: subject)
      field.delegate = delegate
      if let changed = subject.changed { field.editingChangedHandlers.append(changed) }
      return DrivenSubject(field: field, subject: subject, attachment: delegate)
    }
  }
}

/// Hands a field's questions and callbacks to a subject's closures.
@MainActor private final class SubjectDelegate: TextFieldDelegate {
  private let subject: Subject
  init(subject: Subject) { self.subject = subject }

  var implementsShouldChange: Bool { subject.shouldChange != nil }
  var implementsDidChangeSelection: Bool { subject.selectionChanged != nil }
  var implementsRangesMethod: Bool { subject.implementsRangesMethod }
  func textField(_ field: TextField, shouldChange question: ChangeQuestion) -> Bool {
    subject.shouldChange?(question) ?? true
  }
  func textFieldDidChangeSelection(_ field: TextField) { subject.selectionChanged?() }
  func textFieldDidBeginEditing(_ field: TextField) { subject.began?() }
  func textFieldDidEndEditing(_ field: TextField, reason: EndReason) { subject.ended?() }
  func textFieldShouldReturn(_ field: TextField) -> Bool { subject.shouldReturn?() ?? true }
}
