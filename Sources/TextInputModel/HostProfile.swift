/// How one system's text field behaves: every behaviour that differs between systems is a named switch.
///
/// Each switch cites the numbered rules of the platform evidence that it rests on. Nothing here has run on Apple
/// hardware.
public struct HostProfile: Hashable, Sendable {
  /// What a delegate is asked when a keyboard commits a composition.
  public enum CommitQuestion: Hashable, Sendable {
    /// The marked range and the text: iOS 11 to 18 (rule 69).
    case markedRange
    /// The caret behind the marked text: iOS 26, and only through the method with ranges (rule 71).
    case caretBehindMarkedText
  }

  /// What becomes of the letters already marked when the delegate answers no.
  public enum Refusal: Hashable, Sendable {
    /// The call is dropped and the marked text stays (rule 74).
    case dropsCall
    /// The marked text goes (rule 75, for a commit; reported once).
    case removesMarkedText
  }

  /// What becomes of the letters still marked when the field loses focus.
  public enum BlurCommit: Hashable, Sendable {
    /// The text stays as it is and is no longer marked: the plain UITextInput protocol (rule 50).
    case asShown
    /// As shown, without the U+2006 between syllables (rule 48).
    case withoutSyllableSeparators
  }

  /// The name: `raw`, `ios18`, `ios26`.
  public var id: String
  /// Whether there is a delegate and whether events fire; `raw` is the plain protocol, with neither.
  public var hasCallbacks: Bool
  /// Whether a delegate that implements iOS 26's method with ranges is asked that one alone (rules 70 and 71).
  public var asksRangesMethod: Bool
  /// What is asked at a commit.
  public var commitQuestion: CommitQuestion
  /// A no to a key of a composition.
  public var keyRefusal: Refusal
  /// A no to a commit.
  public var commitRefusal: Refusal
  /// How many change events a commit fires; `unmarkText` after the candidate was set as marked text gives the second
  /// event of rule 90 and the first proposed change of the observed traces.
  public var changeEventsAtCommit: Int
  /// How many change events the commit by a loss of focus fires (rule 48: two).
  public var changeEventsAtBlur: Int
  /// What a loss of focus commits.
  public var blurCommit: BlurCommit
  /// Whether a selection set by the program ends the composition (rule 35: iOS 15 and later, reported by many).
  public var programSelectionEndsComposition: Bool
}

extension HostProfile {
  /// The plain UITextInput protocol: no delegate, no events.
  public static let raw = HostProfile(
    id: "raw", hasCallbacks: false, asksRangesMethod: false, commitQuestion: .markedRange, keyRefusal: .dropsCall,
    commitRefusal: .removesMarkedText, changeEventsAtCommit: 0, changeEventsAtBlur: 0, blurCommit: .asShown,
    programSelectionEndsComposition: false)

  /// UITextField as iOS 18 has it.
  public static let ios18 = HostProfile(
    id: "ios18", hasCallbacks: true, asksRangesMethod: false, commitQuestion: .markedRange, keyRefusal: .dropsCall,
    commitRefusal: .removesMarkedText, changeEventsAtCommit: 1, changeEventsAtBlur: 2,
    blurCommit: .withoutSyllableSeparators, programSelectionEndsComposition: true)

  /// UITextField as iOS 26 has it: the delegate's method with ranges, where it is implemented, is asked alone.
  public static let ios26: HostProfile = {
    var profile = ios18
    profile.id = "ios26"
    profile.asksRangesMethod = true
    profile.commitQuestion = .caretBehindMarkedText
    return profile
  }()

  /// The profiles that there are, lowest version first.
  public static let all: [HostProfile] = [.raw, .ios18, .ios26]

  /// A profile that stands for a host's name, and whether it is that of another system.
  public struct Match: Hashable, Sendable {
    /// The profile to play with.
    public var profile: HostProfile
    /// Whether the name has no profile of its own.
    public var isApproximated: Bool

    /// A match.
    public init(profile: HostProfile, isApproximated: Bool) {
      self.profile = profile
      self.isApproximated = isApproximated
    }
  }

  /// The profile for a host's name. `ios<n>` without a profile means the nearest one below, or the lowest; nil for a
  /// name that is no host's.
  public static func named(_ name: String) -> Match? {
    if let exact = all.first(where: { $0.id == name }) { return Match(profile: exact, isApproximated: false) }
    // Int takes "+18" and "026" too, which are no host's names.
    guard name.hasPrefix("ios"), let version = Int(name.dropFirst(3)), version > 0, name == "ios\(version)" else {
      return nil
    }
    return Match(profile: version > 26 ? .ios26 : .ios18, isApproximated: true)
  }
}
