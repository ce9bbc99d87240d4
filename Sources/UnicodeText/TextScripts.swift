/// Which scripts a text is written in, and whether they go together.
///
/// Common, Inherited and Unknown code points say nothing. The others count with their Script_Extensions, so that ー
/// in カー is no stranger (UTS #39, section 5.1).
public struct TextScripts: Hashable, Sendable {
  /// The scripts of the text, sorted by code; empty where nothing in it has a script.
  ///
  /// A code point with several scripts adds none if the text has one of them anyway, otherwise all.
  public let scripts: [Script]
  /// Whether the scripts go together.
  public let mixture: Mixture

  /// How the scripts of a text go together.
  public enum Mixture: Hashable, Sendable {
    /// One script covers every code point, or none has a script.
    case uniform
    /// Several, which one writing system uses together: Japanese (Han and kana), Korean (Hangul and Han), Han with
    /// Bopomofo (UTS #39, table 1a).
    case writingSystem
    /// Several that no writing system uses together.
    case mixed
  }

  /// Whether no one script covers the text, a Japanese one with kanji and kana included.
  public var mixesScripts: Bool { mixture != .uniform }

  /// The scripts of `units`.
  ///
  /// - Complexity: O(n).
  public init(of units: [UInt16]) {
    let sets = Self.explicitSets(of: units)
    var scripts = Set(sets.filter { $0.count == 1 }.flatMap(\.self))
    for set in sets where set.count > 1 && scripts.isDisjoint(with: set) {
      scripts.formUnion(set)
    }
    self.scripts = scripts.sorted()
    if Self.hasCommonMember(sets) {
      mixture = .uniform
    } else if Self.hasCommonMember(sets.map(Self.withWritingSystems)) {
      mixture = .writingSystem
    } else {
      mixture = .mixed
    }
  }

  /// The different sets of script extensions in the text, without those that say nothing, in a fixed order.
  private static func explicitSets(of units: [UInt16]) -> [[Script]] {
    var sets: Set<[Script]> = []
    for codePoint in Set(CodePoints(of: units)) {
      let scripts = codePoint.scriptExtensions
      if scripts.allSatisfy(\.isExplicit) { sets.insert(scripts) }
    }
    return sets.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func hasCommonMember(_ sets: [[Script]]) -> Bool {
    guard let first = sets.first else { return true }
    return !sets.dropFirst().reduce(Set(first)) { $0.intersection($1) }.isEmpty
  }

  /// UTS #39's augmented script set: the writing systems that a script belongs to join it.
  private static func withWritingSystems(_ scripts: [Script]) -> [Script] {
    var augmented = Set(scripts)
    for script in scripts {
      switch script {
      case .han: augmented.formUnion([.hanWithBopomofo, .japanese, .korean])
      case .hiragana, .katakana: augmented.insert(.japanese)
      case .hangul: augmented.insert(.korean)
      case .bopomofo: augmented.insert(.hanWithBopomofo)
      default: break
      }
    }
    return augmented.sorted()
  }
}
