public import CompositionScript
public import FormValidation
public import TextInputModel

/// What a field and its subject hold and show at one moment.
public struct LaneSnapshot: Hashable, Sendable {
  /// The field's state.
  public var state: TextInputState
  /// What the subject showed at the end of the last turn.
  public var presentation: Presentation
  /// Whether the host has told the subject anything since text or marked range last changed.
  public var isInformed: Bool
}

/// What ended a turn that began with no act of the person, or that one did.
public enum TurnCause: Hashable, Sendable {
  /// A key, a tap, a program call asked for by the session.
  case act
  /// A change event that the host delivers in a turn of its own.
  case pendingEvent
  /// A timer of the virtual clock.
  case clock
}

/// Which comparisons with the twin can be made at the end of a turn.
public struct Comparison: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt8
  /// A set of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Settled: the texts can be compared.
  public static let text = Comparison(rawValue: 1)
  /// Settled and both sides informed: what they show can be compared.
  public static let presentation = Comparison(rawValue: 2)
  /// The twin itself cut or refused something of what was committed.
  public static let twinCut = Comparison(rawValue: 4)
}

/// Why a program acted on a field.
public enum ActCause: Hashable, Sendable {
  /// The session asked for it: `set`, or a submit that was accepted.
  case requested
  /// The subject did it by itself.
  case subject
}

/// The net result of one composition: the one replacement that the same calls make in a field whose subject does
/// nothing.
public struct NetResult: Hashable, Sendable {
  /// In the text as it was when the composition began.
  public var range: UTF16Range
  /// What stands there instead.
  public var units: [UInt16]
  /// Whether the composition was cancelled: nothing was replaced by nothing.
  public var isCancelled: Bool { units.isEmpty && range.isEmpty }
}

/// One thing that happened in a session, handed to the rules as it happens.
public struct Moment: Sendable {
  /// What happened.
  public enum Event: Hashable, Sendable {
    /// The delegate said no to a call of the keyboard.
    case refusal(ChangeQuestion, beginsComposition: Bool)
    /// A program acted on the field; `wasMarked` tells whether text was marked at that moment.
    case programAct(ProgramAct, cause: ActCause, wasMarked: Bool)
    /// A submit was answered. `twin` is nil where the twin's answer is not known or can't be compared.
    /// `judged` is the text that the subject says it judged, `text` the field's text when the submit came.
    case submission(SubmitPath, Submission, wasMarked: Bool, twin: Submission?, judged: [UInt16]?, text: [UInt16])
    /// A composition began, by the same calls in a field whose subject does nothing.
    case compositionBegan
    /// A composition ended, by the same calls in a field whose subject does nothing; `twinAccepts` says whether the twin
    /// took the result whole.
    case compositionEnded(NetResult, twinAccepts: Bool)
    /// A turn ended: the moment at which what is shown is judged.
    case turnEnded(TurnCause, Comparison)
    /// Nothing more will come.
    case sessionEnded
  }

  /// What happened.
  public var event: Event
  /// Where in the session.
  public var place: Place
  /// The session's field.
  public var main: LaneSnapshot
  /// The twin's; nil where none is played.
  public var twin: LaneSnapshot?
  /// What the form has decided.
  public var policies: Policies
  /// A syllable is under way in a keyboard that marks nothing.
  public var isUnderWay: Bool
  /// A syllable is under way that the twin has not been given yet.
  public var isTwinBehind: Bool
  /// A submit or a loss of focus was attempted since the composition began.
  public var wasAttempted: Bool

  /// Whether text is marked.
  public var isMarked: Bool { main.state.markedRange != nil }
}

/// Which moments a rule wants to see.
public struct MomentKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt8
  /// A set of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The delegate said no.
  public static let refusals = MomentKinds(rawValue: 1)
  /// A program acted on the field.
  public static let programActs = MomentKinds(rawValue: 2)
  /// A submit was answered.
  public static let submissions = MomentKinds(rawValue: 4)
  /// A composition began or ended.
  public static let compositions = MomentKinds(rawValue: 8)
  /// A turn ended.
  public static let turnEnds = MomentKinds(rawValue: 16)
  /// Those ends of turns at which session and twin can be compared.
  public static let comparisons = MomentKinds(rawValue: 64)
  /// The session ended.
  public static let sessionEnd = MomentKinds(rawValue: 32)
}

extension Moment.Event {
  /// A rule that asks for one of these sees this.
  var kinds: MomentKinds {
    switch self {
    case .refusal: .refusals
    case .programAct: .programActs
    case .submission: .submissions
    case .compositionBegan, .compositionEnded: .compositions
    case .turnEnded(_, let comparison): comparison.contains(.text) ? [.turnEnds, .comparisons] : .turnEnds
    case .sessionEnded: .sessionEnd
    }
  }
}
