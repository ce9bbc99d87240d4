/// One behaviour that differs between systems, or on which the evidence differs: a named switch of a host profile.
///
/// A value is written in lower case with hyphens, as `markedtext hosts` prints it and `ios18/<switch>=<value>` takes it.
protocol HostSwitch: Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == String {
  /// The name, in lower case with hyphens.
  static var id: String { get }
  /// What the switch decides, as half a sentence.
  static var decides: String { get }
  /// What the value rests on.
  var evidence: Evidence { get }
}

/// What a statement on a platform rests on. Nothing here has run on Apple hardware.
public struct Evidence: Hashable, Sendable {
  /// How sure it is, from the surest down.
  public enum Grade: Hashable, Sendable {
    /// Apple's documentation says so.
    case documented
    /// Tests or code of a program that runs on the system say so.
    case source
    /// So many people reported it, independently of each other.
    case reported(Int)
    /// Concluded here from other facts.
    case inferred
  }

  /// How sure it is.
  public var grade: Grade
  /// The numbered rules of the evidence, and its notes (N), open questions (O), keyboards (P) and defaults (D).
  public var rules: String
  /// On what it was seen, where that is less than the profiles that have it; of what is inferred, why a profile has it.
  public var seenOn: String?

  /// Evidence of `grade` in `rules`.
  public init(_ grade: Grade, _ rules: String, seenOn: String? = nil) {
    self.grade = grade
    self.rules = rules
    self.seenOn = seenOn
  }
}

extension Evidence.Grade: CustomStringConvertible {
  /// As output names it: `reported by 3`.
  public var description: String {
    switch self {
    case .documented: "documented"
    case .source: "in a source"
    case .reported(let count): "reported by \(count)"
    case .inferred: "inferred"
    }
  }
}
