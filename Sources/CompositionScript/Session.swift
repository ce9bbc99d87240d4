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
    /// device, simulator, engine, browser, simulated or hand.
    public var kind: String
    /// The program, device or person, with its version.
    public var name: String
    /// A source.
    public init(kind: String, name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// The file as it was given or found.
  public var file: String
  /// The recording's name or the script's title; else the file's name without its ending.
  public var name: String
  /// Script or recording.
  public var kind: Kind
  /// The host as the file names it (`ios18`, `ios14`, `raw`); nil if it names none.
  public var host: String?
  /// The keyboard's id; nil if it names none.
  public var keyboard: String?
  /// Whether the field of a recording shows dots for its text (rule 168). In a replay the form says so itself.
  public var isSecure: Bool
  /// What the field of a recording says it is for (rules 85 and 86); nil if it says nothing. In a replay the form says so.
  public var contentType: ContentType?
  /// The form that a script's expectations are about; nil if it names none.
  public var form: String?
  /// The field that has focus at the start.
  public var field: String?
  /// What the field holds before the first turn.
  public var start: TextInputState
  /// Words to choose sessions by.
  public var tags: [String]
  /// The seed of what is random in the session.
  public var seed: UInt64?
  /// After so long a syllable that nothing marks is over.
  public var idleMilliseconds: Int
  /// Whether `Turn.time` is real time; else every turn takes 100 ms.
  public var hasClock: Bool
  /// The `policy` lines, in order; they lie over those of the form.
  public var policies: [PolicySetting]
  /// The `allow` lines, in order.
  public var allowances: [Allowance]
  /// What is done, in order.
  public var turns: [Turn]

  /// A session with no turns, that starts with an empty field and has every default of the formats.
  public init(file: String, name: String, kind: Kind) {
    self.file = file
    self.name = name
    self.kind = kind
    self.isSecure = false
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
  /// `gate`, `errorsWhileComposing`, `pendingSubmit` or `hangulReturn`.
  public var name: String
  /// One of that policy's values.
  public var value: String
  /// From 1.
  public var line: Int
  /// A setting.
  public init(name: String, value: String, line: Int) {
    self.name = name
    self.value = value
    self.line = line
  }
}

/// A header line `allow <rule>: <reason>`.
public struct Allowance: Hashable, Sendable {
  /// The rule whose findings are expected here.
  public var rule: String
  /// Why they are.
  public var reason: String
  /// From 1.
  public var line: Int
  /// An allowance.
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
  /// What is done in the turn, in order.
  public var steps: [Step]
  /// A turn.
  public init(key: String?, line: Int, time: Int, steps: [Step] = []) {
    self.key = key
    self.line = line
    self.time = time
    self.steps = steps
  }
}
