extension HostProfile {
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

  /// Why a host's name is none.
  public enum NameError: Error, Hashable, Sendable {
    /// No system of that name.
    case unknownHost
    /// A part behind the slash that is not `<switch>=<value>`, nor `disputed` alone.
    case noSetting(String)
    /// No switch of that name.
    case unknownSwitch(String, known: [String])
    /// The switch has no such value.
    case unknownValue(String, of: String, known: [String])
    /// Nothing is in dispute there.
    case nothingDisputed
  }

  /// The profile for a host's name; nil for a name that is no host's.
  public static func named(_ name: String) -> Match? { try? resolve(name) }

  /// The profile for a host's name.
  ///
  /// `ios<n>` without a profile means the nearest one below, or the lowest. Behind a slash come switches that are to be
  /// turned, `ios18/commit-events=plain,event-order=change-first`, or `disputed` for all that the evidence leaves in
  /// doubt.
  public static func resolve(_ name: String) throws(NameError) -> Match {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    var match = try system(String(parts[0]))
    guard parts.count == 2 else { return match }
    if parts[1] == "disputed" {
      guard let disputed = match.profile.disputed else { throw .nothingDisputed }
      match.profile = disputed
      return match
    }
    var turned: [String] = []
    for setting in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
      try match.profile.turn(setting)
      turned.append(String(setting))
    }
    match.profile.id = "\(match.profile.id)/\(turned.joined(separator: ","))"
    return match
  }

  private static func system(_ name: String) throws(NameError) -> Match {
    if let exact = all.first(where: { $0.id == name }) { return Match(profile: exact, isApproximated: false) }
    // Int takes "+18" and "026" too, which are no host's names.
    guard name.hasPrefix("ios"), let version = Int(name.dropFirst(3)), version > 0, name == "ios\(version)" else {
      throw .unknownHost
    }
    let below = versions.last { $0.0 <= version } ?? versions[0]
    return Match(profile: below.1, isApproximated: true)
  }

  /// What the profile is of, in a few words.
  public var summary: String {
    switch base {
    case "raw": "the plain UITextInput protocol: no delegate, no events"
    case "ios9": "UITextField of iOS 9; stands for all before iOS 12"
    case "ios12": "UITextField of iOS 12; stands for iOS 12 to 14"
    case "ios15": "UITextField of iOS 15; stands for iOS 15 to 17"
    case "ios18": "UITextField of iOS 18; stands for iOS 18 to 25"
    case "ios26": "UITextField of iOS 26; stands for all from there on"
    default: "a text view of macOS, which is told nothing before a commit"
    }
  }

  /// The name of the system alone, without the switches that were turned.
  public var system: String { base }

  /// Whether `other` is of the same kind of system: what holds on one iOS mostly holds on another, and not on macOS.
  public func isRelated(to other: HostProfile) -> Bool { family == other.family }

  private var family: String { String(base.prefix { $0.isLetter }) }

  /// The versions of iOS that have a profile.
  private static let versions: [(Int, HostProfile)] = [(9, ios9), (12, ios12), (15, ios15), (18, ios18), (26, ios26)]

  private mutating func turn(_ setting: Substring) throws(NameError) {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .noSetting(String(setting)) }
    guard let entry = Self.switches.first(where: { $0.id == parts[0] }) else {
      throw .unknownSwitch(String(parts[0]), known: Self.switches.map(\.id))
    }
    guard entry.set(&self, String(parts[1])) else {
      throw .unknownValue(String(parts[1]), of: entry.id, known: entry.setting(self).values)
    }
  }
}
