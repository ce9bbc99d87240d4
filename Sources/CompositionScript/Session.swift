public import TextInputModel

/// One script or recording, read: where the field starts, and what is done to it, turn by turn.
public struct Session: Hashable, Sendable {
  /// What kind of file the session was read from.
  public enum Kind: Hashable, Sendable {
    /// A composition script (`*.ime`).
    case script
    /// A recording (`*.jsonl`), with what its header says of the states in it.
    case recording(states: StateOrigin, source: Source)
  }

  /// Whether someone saw the states of a recording, or a program computed them.
  public enum StateOrigin: String, Hashable, Sendable, CaseIterable { case observed, derived }

  /// Where a recording comes from: its header's `source`.
  public struct Source: Hashable, Sendable {
    public var kind: String
    public var name: String
    public init(kind: String, name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// The file as it was given or found.
  public var file: String
  /// The recording's name or the script's title; else the file's name without its ending.
  public var name: String
  public var kind: Kind
  /// The host as the file names it (`ios18`, `ios14`, `raw`); nil if it names none.
  public var host: String?
  public var keyboard: String?
  public var form: String?
  /// The field that has focus at the start.
  public var field: String?
  public var start: TextInputState
  public var tags: [String]
  public var seed: UInt64?
  /// After so long a syllable that nothing marks is over.
  public var idleMilliseconds: Int
  /// Whether `Turn.time` is real time; else every turn takes 100 ms.
  public var hasClock: Bool
  public var policies: [PolicySetting]
  public var allowances: [Allowance]
  public var turns: [Turn]

  public init(file: String, name: String, kind: Kind) {
    self.file = file
    self.name = name
    self.kind = kind
    self.start = TextInputState()
    self.tags = []
    self.idleMilliseconds = 1000
    self.hasClock = false
    self.policies = []
    self.allowances = []
    self.turns = []
  }

  /// The number of steps.
  public var stepCount: Int { turns.reduce(0) { $0 + $1.steps.count } }
}

/// A header line `policy <name> <value>`.
public struct PolicySetting: Hashable, Sendable {
  public var name: String
  public var value: String
  public var line: Int
  public init(name: String, value: String, line: Int) {
    self.name = name
    self.value = value
    self.line = line
  }
}

/// A header line `allow <rule>: <reason>`.
public struct Allowance: Hashable, Sendable {
  public var rule: String
  public var reason: String
  public var line: Int
  public init(rule: String, reason: String, line: Int) {
    self.rule = rule
    self.reason = reason
    self.line = line
  }
}

/// All that one key, tap or program call delivers before control goes back to the person.
///
/// In a recording: a `key` line and the lines up to the next (without key lines: lines with equal `t`). A `key` line
/// with nothing behind it is a turn without steps. In a script every statement is a turn of one step.
public struct Turn: Hashable, Sendable {
  /// The key that caused the steps, as the recording names it.
  public var key: String?
  /// The line of the key, or of the first step.
  public var line: Int
  /// Milliseconds since the start; a counter if the session has no clock; 0 in a script.
  public var time: Int
  public var steps: [Step]
  public init(key: String?, line: Int, time: Int, steps: [Step] = []) {
    self.key = key
    self.line = line
    self.time = time
    self.steps = steps
  }
}

/// One statement of a script or one `op` line of a recording.
public struct Step: Hashable, Sendable {
  /// From 1, through the whole session.
  public var number: Int
  public var line: Int
  public var action: Action
  /// The statement as it was written, without its expectations; the op's name in a recording.
  public var source: String
  /// A script's expectations, which hold after the step's last turn.
  public var expectations: [Expectation]
  /// What a recording says of the state after the call; nil if it says nothing.
  public var recordedState: RecordedState?
  /// What a recording saw fire during the call; nil if it says nothing.
  public var callbacks: [RecordedCallback]?
  /// Ranges of a recorded call that the recording leaves out; played as null.
  public var unloggedRanges: UnloggedRanges
  public init(number: Int, line: Int, action: Action, source: String) {
    self.number = number
    self.line = line
    self.action = action
    self.source = source
    self.expectations = []
    self.unloggedRanges = []
  }

  /// Ranges that a recorded `setMarkedText` or `insertText` left out. Such a range is played as null, and where the
  /// state then differs the outcome is `unlogged`, not a mismatch.
  public struct UnloggedRanges: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let selectedRange = UnloggedRanges(rawValue: 1)
    public static let replacementRange = UnloggedRanges(rawValue: 2)
  }
}

/// What a step does. One case for each statement and op of the formats page.
public enum Action: Hashable, Sendable {
  /// `mark`, `unmark`, `insert`, `replace`, `select`, and `delete` of one: a call on the field.
  case call(TextInputCall)
  /// `delete <count>` of a script: so many turns of one `deleteBackward`.
  case delete(count: Int)
  /// A system change that the delegate is never asked about: inserted like `insert`.
  case silent([UInt16])
  case type([KeyStroke])
  case key(KeyStroke, count: Int)
  case choose([UInt16])
  case chooseNumber(Int)
  case focus(String)
  case blur
  case submit(SubmitPath)
  case tailReturn
  case paste([UInt16])
  case cut
  case undo
  case redo
  case autofill([UInt16])
  case oneTimeCode([UInt16])
  case dictate([[UInt16]])
  case autocorrect(UTF16Range, [UInt16])
  case predict([UInt16])
  case predictAccept
  case predictReject
  case set([UInt16], field: String?)
  case rerender
  case hideKeyboard(KeyboardDismissal)
  case suspend
  case resume
  case wait(milliseconds: Int)
  case resolve(check: String, valid: Bool, message: String?)
  /// Only the state was logged.
  case observe
}

/// By what way a submit comes.
public enum SubmitPath: String, Hashable, Sendable, CaseIterable {
  case button
  case returnKey = "return"
  case program
}

/// What a hidden keyboard does with the text it is composing.
public enum KeyboardDismissal: String, Hashable, Sendable, CaseIterable { case commit, discard }

/// One key: a grapheme, or a name in braces without its braces (`return`, `shift+right`, `flick:か`).
public enum KeyStroke: Hashable, Sendable {
  case character([UInt16])
  case named(String)
}

/// The state keys that a recording gives after a call; a key left out is not compared.
public struct RecordedState: Hashable, Sendable {
  /// `marked` can be left out, null, or a range.
  public enum Marked: Hashable, Sendable {
    case none
    case range(UTF16Range)
  }
  public var units: [UInt16]?
  public var selectedRange: UTF16Range?
  public var marked: Marked?
  public init(units: [UInt16]? = nil, selectedRange: UTF16Range? = nil, marked: Marked? = nil) {
    self.units = units
    self.selectedRange = selectedRange
    self.marked = marked
  }
}

/// A callback that a recorder saw; a key left out is not compared.
public struct RecordedCallback: Hashable, Sendable {
  public var call: CallbackKind
  /// shouldChange's range, or iOS 26's ranges.
  public var range: UTF16Range?
  public var ranges: [UTF16Range]?
  public var units: [UInt16]?
  public var answer: Bool?
  /// didEnd's reason.
  public var reason: String?
  public init(call: CallbackKind) {
    self.call = call
  }
}

/// What a script expects after a step.
public struct Expectation: Hashable, Sendable {
  public enum Check: Hashable, Sendable {
    case state(ExpectedState)
    case error(field: String?, ErrorExpectation)
    case errorCount(field: String?, Int)
    case submit(Bool)
    case value(field: String?, [UInt16]?)
    /// nil is `any`.
    case accepted(field: String?, [UInt16]?)
    case refused
    case composing(Bool)
    case requirement(id: String, field: String?, RequirementExpectation)
    case focus(String?)
    case calls(callback: CallbackKind, count: Int)
  }
  public enum ErrorExpectation: Hashable, Sendable {
    case none
    case any
    case text([UInt16])
  }
  public enum RequirementExpectation: String, Hashable, Sendable, CaseIterable { case met, unmet, pending }

  public var check: Check
  public var line: Int
  public var column: Int
  /// As written, for messages.
  public var source: String
  public init(check: Check, line: Int, column: Int, source: String) {
    self.check = check
    self.line = line
    self.column = column
    self.source = source
  }
}

/// A state in an expectation; without caret or selection in the notation the selection is not compared.
public struct ExpectedState: Hashable, Sendable {
  public var units: [UInt16]
  public var markedRange: UTF16Range?
  public var selectedRange: UTF16Range?
  public init(units: [UInt16], markedRange: UTF16Range?, selectedRange: UTF16Range?) {
    self.units = units
    self.markedRange = markedRange
    self.selectedRange = selectedRange
  }
}
