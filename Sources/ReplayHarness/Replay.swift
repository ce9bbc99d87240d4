public import CompositionScript
public import TextInputModel

/// What playing one session on one host in one variant gave.
public struct Replay: Hashable, Sendable {
  /// What was played.
  public var session: Session
  /// On what.
  public var host: HostProfile
  /// How its events were delivered.
  public var variant: Variant
  /// What the rules found, in the order of the session.
  public var findings: [Finding] = []
  /// The script's expectations that were not met.
  public var unmet: [UnmetExpectation] = []
  /// Expectations that were not checked, because the form was not the script's own.
  public var skipped = 0
  /// Expectations that were not checked, since the script names a host of another kind than it was played on.
  public var skippedForHost = 0
  /// What was odd but played on: a range past the end of the text, cut to it.
  public var warnings: [PlayWarning] = []
  /// A step whose behaviour is not there yet: the session ended before it.
  public var unplayed: UnplayedStep?
  /// What the field held at the end.
  public var final: TextInputState
  /// What is worth knowing and no fault of the form.
  public var notices: [Notice] = []
  /// Steps played.
  public var steps = 0
  /// Whether text was ever marked, or a syllable ever under way.
  public var composes = false
  /// Whether text was marked at the end of a turn, where a person can see it.
  public var showsMarkedText = false
  /// Whether the session ended with nothing marked and nothing pending.
  public var settles = false
  /// What the subject showed at the end of each turn at which it was settled and told.
  var settledTurns = SettledTurns()

  /// Whether nothing of severity error was found and all expectations were met.
  public var passed: Bool { unmet.isEmpty && unplayed == nil && !findings.contains { $0.severity == .error } }
}

/// Something odd at a line that did not stop the session.
public struct PlayWarning: Hashable, Sendable {
  /// In the file, from 1.
  public var line: Int
  /// What is odd.
  public var message: String
}

/// A step that is not played yet.
public struct UnplayedStep: Hashable, Sendable {
  /// From 1.
  public var step: Int
  /// In the file, from 1.
  public var line: Int
  /// The step, and why it is not played.
  public var message: String
}

/// What was settled, told and shown at the ends of turns: a number for each turn, so that it stays small however much
/// text there is. Numbers of one process can be compared with each other.
struct SettledTurns: Hashable, Sendable {
  /// 0 where the turn ended unsettled or the subject was not told.
  private var digests: [Int] = []

  /// A turn that ended settled and told.
  mutating func append(_ presentation: Presentation, _ units: [UInt16]) {
    var hasher = Hasher()
    hasher.combine(presentation)
    hasher.combine(units)
    let digest = hasher.finalize()
    digests.append(digest == 0 ? 1 : digest)
  }

  /// A turn that did not.
  mutating func appendUnsettled() { digests.append(0) }

  /// The first turn at which both can be judged and show different things.
  func firstDifference(from other: SettledTurns) -> Int? {
    zip(digests, other.digests).enumerated().first { $1.0 != 0 && $1.1 != 0 && $1.0 != $1.1 }?.offset
  }
}
