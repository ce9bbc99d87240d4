import CompositionScript
import ReplayHarness
import Specimens
import TextInputModel

/// What `--form` and a script's `form` name.
enum FormLookup {
  static func form(_ id: String) throws(CommandError) -> Forms.Entry {
    if let form = Forms.named(id) { return form }
    if id.lowercased().hasSuffix(".form.json") { throw .formFileNotThereYet(id) }
    throw .unknownForm(id, suggestion: NearMiss.suggestion(for: id, among: Forms.all.map(\.id)))
  }
}

/// What `--host` names.
enum HostLookup {
  /// The hosts that there are, for messages.
  static var names: String { ids.dropLast().joined(separator: ", ") + " and " + ids[ids.count - 1] }
  private static var ids: [String] { HostProfile.all.map(\.id) }

  /// The hosts to play on; nil where each session plays on its own.
  static func hosts(_ name: String?) throws(CommandError) -> [HostProfile]? {
    guard let name else { return nil }
    if name == "all" { return HostProfile.played }
    return [try profile(name, among: ids + ["all"])]
  }

  /// The profile of a name, with the switches that it turns.
  static func profile(_ name: String, among known: [String]? = nil) throws(CommandError) -> HostProfile {
    do throws(HostProfile.NameError) {
      return try HostProfile.resolve(name).profile
    } catch {
      throw .unknownHost(name, error, suggestion: suggestion(name, error, among: known ?? ids))
    }
  }

  /// Whether a session's host is one that we know.
  static func check(_ name: String?) throws(CommandError) {
    guard let name else { return }
    _ = try profile(name)
  }

  private static func suggestion(_ name: String, _ error: HostProfile.NameError, among ids: [String]) -> String? {
    switch error {
    case .unknownHost: NearMiss.suggestion(for: String(name.prefix { $0 != "/" }), among: ids)
    case .unknownSwitch(let id, let known): NearMiss.suggestion(for: id, among: known)
    case .unknownValue(let value, _, let known): NearMiss.suggestion(for: value, among: known)
    case .noSetting, .nothingDisputed: nil
    }
  }
}

/// What `--variants` names.
enum VariantLookup {
  static func variants(_ name: String?) throws(CommandError) -> [Variant] {
    guard let name, name != "quick", name != "full" else { return Variant.all }
    if let count = Int(name), count > 0 { return Array(Variant.all.prefix(count)) }
    if let variant = Variant.all.first(where: { $0.id == name }) { return [variant] }
    let ids = Variant.all.map(\.id)
    throw .badValue(
      option: "--variants", value: name,
      expected: "quick, full, a number from 1, or one of " + ids.joined(separator: ", "),
      suggestion: NearMiss.suggestion(for: name, among: ids + ["quick", "full"]))
  }
}

/// What `--rules` names.
enum RuleLookup {
  static func rules(_ list: String?) throws(CommandError) -> Set<String>? {
    guard let list else { return nil }
    let ids = list.split(separator: ",").map { String($0) }
    for id in ids { _ = try rule(id) }
    guard !ids.isEmpty else { throw .missingValue(option: "--rules") }
    return Set(ids)
  }

  static func rule(_ id: String) throws(CommandError) -> RuleDescription {
    if let rule = Rules.descriptions.first(where: { $0.id == id }) { return rule }
    throw .unknownRule(id, suggestion: suggestion(for: id))
  }

  /// The rule that was probably meant.
  static func suggestion(for id: String) -> String? {
    NearMiss.suggestion(for: id, among: Rules.descriptions.map(\.id))
  }
}
