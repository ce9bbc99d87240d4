public import CompositionScript
public import TextInputModel

/// What playing one session on one host in one variant gave.
public struct Replay: Hashable, Sendable {
  public var session: Session
  public var host: HostProfile
  public var variant: Variant
  public var findings: [Finding] = []
  public var unmet: [UnmetExpectation] = []
  /// Expectations that were not checked, because the form was not the script's own.
  public var skipped = 0
  /// What was odd but played on: a range past the end of the text, cut to it.
  public var warnings: [PlayWarning] = []
  /// A step whose behaviour is not there yet: the session ended before it.
  public var unplayed: UnplayedStep?
  public var final: TextInputState
  /// Steps played.
  public var steps = 0
  /// Whether text was ever marked, or a syllable ever under way.
  public var composes = false
  /// Whether text was marked at the end of a turn, where a person can see it.
  public var showsMarkedText = false
  /// Whether the session ended with nothing marked and nothing pending.
  public var settles = false
  /// What the subject showed at the end of each turn at which it was settled and informed.
  var settledPresentations = SettledPresentations()

  /// Whether nothing of severity error was found and all expectations were met.
  public var passed: Bool { unmet.isEmpty && unplayed == nil && !findings.contains { $0.severity == .error } }
}

/// Something odd at a line that did not stop the session.
public struct PlayWarning: Hashable, Sendable {
  public var line: Int
  public var message: String
}

/// A step that is not played yet.
public struct UnplayedStep: Hashable, Sendable {
  public var step: Int
  public var line: Int
  public var message: String
}

/// What was shown at the ends of turns, kept small: an index for each turn and each different presentation once.
struct SettledPresentations: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var presentation: Presentation
    var units: [UInt16]
  }
  private(set) var entries: [Entry] = []
  /// For each turn an index into `entries`, or -1 where it was not settled or not informed.
  private(set) var indices: [Int32] = []

  mutating func append(_ entry: Entry?) {
    guard let entry else { return indices.append(-1) }
    if entries.last != entry { entries.append(entry) }
    indices.append(Int32(entries.count - 1))
  }

  func entry(at turn: Int) -> Entry? {
    guard turn < indices.count, indices[turn] >= 0 else { return nil }
    return entries[Int(indices[turn])]
  }
}
