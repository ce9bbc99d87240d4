public import CompositionScript
public import FormValidation
public import TextInputModel

/// How a form under test is attached to a field: what it is told, and what it shows.
///
/// The player tells it what a delegate and control events would tell it, and asks what a person would see. All
/// closures are called on the main actor. What is left nil the form does not have.
@MainActor public struct Subject {
  /// What the form has decided where more than one behaviour is right.
  public var policies = Policies()
  /// Whether the form does all its work inside the calls. Then turns end without giving the main queue time.
  public var isSynchronous = false
  /// Whether the form implements iOS 26's delegate method with ranges.
  public var implementsRangesMethod = false
  /// What a turn waits for before it is judged; nil lets the main queue run until it is idle, in real time and bounded.
  /// Not called if `isSynchronous`.
  public var turnEnded: (@MainActor () async -> Void)?

  /// The delegate's shouldChange.
  public var shouldChange: (@MainActor (ChangeQuestion) -> Bool)?
  /// The control event editingChanged.
  public var changed: (@MainActor () -> Void)?
  /// The delegate's didChangeSelection.
  public var selectionChanged: (@MainActor () -> Void)?
  /// Editing began.
  public var began: (@MainActor () -> Void)?
  /// Editing ended.
  public var ended: (@MainActor () -> Void)?

  /// The delegate's shouldReturn: Return reached the app (`tail return`).
  public var shouldReturn: (@MainActor () -> Bool)?

  /// The person or the program submits.
  public var submit: @MainActor (SubmitPath) -> Submission
  /// The app is asked to write a text into the field; where it is nil the player writes the field.
  public var set: (@MainActor ([UInt16]) -> Void)?
  /// The app is asked to write its last bound value back.
  public var rerender: (@MainActor () -> Void)?

  /// The visible errors.
  public var errors: @MainActor () -> [Presentation.VisibleError]
  /// The states of the requirements.
  public var requirements: (@MainActor () -> [Presentation.Requirement])?
  /// Whether submit is on.
  public var canSubmit: @MainActor () -> Bool
  /// The value that the form would hand on now, if it has such a thing.
  public var confirmedValue: (@MainActor () -> [UInt16]?)?
  /// The text that the last verdict was about, if the form tells it.
  public var judged: (@MainActor () -> [UInt16]?)?
  /// Whether an asynchronous check is under way.
  public var isPending: (@MainActor () -> Bool)?

  /// The short form: a validator that is told of changes, and shows at most one error.
  public init(
    changed: (@MainActor () -> Void)? = nil, submit: @escaping @MainActor (SubmitPath) -> Submission,
    error: @escaping @MainActor () -> String?, canSubmit: @escaping @MainActor () -> Bool
  ) {
    self.changed = changed
    self.submit = submit
    self.errors = { error().map { [Presentation.VisibleError(message: $0)] } ?? [] }
    self.canSubmit = canSubmit
  }

  /// What the form shows now.
  public var presentation: Presentation {
    let value: Presentation.ConfirmedValue =
      if let confirmedValue { confirmedValue().map { .text($0) } ?? .none } else { .undeclared }
    return Presentation(
      errors: errors(), requirements: requirements?() ?? [], canSubmit: canSubmit(), value: value)
  }
}

/// What a subject is made with: a player makes one for the session and one for its twin.
@MainActor public struct SubjectContext {
  /// The field to attach to.
  public let field: TextField
  /// The time that debounces and asynchronous checks run on.
  public let clock: VirtualClock
  /// A script's `policy` lines; a form that can follow them lays them over its own policies.
  public let policySettings: [PolicySetting]

  /// A context for `field`.
  public init(field: TextField, clock: VirtualClock, policySettings: [PolicySetting] = []) {
    self.field = field
    self.clock = clock
    self.policySettings = policySettings
  }
}

/// Makes a new subject; called once for a session and once for its twin.
public typealias SubjectFactory = @MainActor (SubjectContext) -> Subject
