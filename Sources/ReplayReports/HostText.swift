public import TextInputModel

/// The systems and their switches, for `markedtext hosts`.
public enum HostText {
  /// One line a system.
  public static func list(_ profiles: [HostProfile]) -> String {
    let rows = profiles.map { profile in
      let disputed = profile.settings.count { $0.disputed != nil }
      return [profile.id, profile.summary, disputed == 0 ? "" : "\(disputed) switches in doubt"]
    }
    return TextTable.aligned(rows) + "\n" + paragraph("`markedtext hosts <id>` shows its switches. " + provenance)
  }

  /// All switches of one system, with what their values rest on.
  public static func explain(_ profile: HostProfile) -> String {
    let settings = profile.settings
    let rows = settings.map { setting in
      [setting.disputed == nil ? " " : "?", setting.id, setting.value, words(setting.evidence)]
    }
    let doubt =
      settings.contains { $0.disputed != nil } && profile.id == profile.system
      ? "The evidence conflicts where a line begins with ?: `--host \(profile.id)/disputed` plays the other way. " : ""
    return "\(profile.id)   \(profile.summary)\n\n"
      + TextTable.aligned([["", "switch", "value", "evidence"]] + rows, width: TextWrapping.pageWidth) + "\n"
      + paragraph(doubt + "`markedtext hosts \(profile.id) <switch>` explains one. " + provenance)
  }

  /// One switch: what it decides, its values and what they rest on, and which systems have which.
  public static func explain(_ setting: SwitchSetting, of profile: HostProfile) -> String {
    let values = setting.values.map { value in
      [
        value == setting.value ? "*" : "", value, evidence(of: value, setting).map(words) ?? "",
        systems(value, setting),
      ]
    }
    return """
      \(setting.id)   \(setting.decides)

      \(TextTable.aligned([["", "value", "evidence", "systems"]] + values, width: TextWrapping.pageWidth))
      \(paragraph("* is the value of \(profile.id). \(other(setting, of: profile))" + provenance))
      """
  }

  private static func other(_ setting: SwitchSetting, of profile: HostProfile) -> String {
    let value = ([setting.disputed].compactMap(\.self) + setting.values).first { $0 != setting.value } ?? setting.value
    let doubt = setting.disputed == nil ? "" : "There the evidence conflicts. "
    return doubt + "Another way: `--host \(profile.system)/\(setting.id)=\(value)`. "
  }

  private static func systems(_ value: String, _ setting: SwitchSetting) -> String {
    HostProfile.all.filter { profile in
      profile.settings.contains { $0.id == setting.id && $0.value == value }
    }.map(\.id).joined(separator: ", ")
  }

  private static func evidence(of value: String, _ setting: SwitchSetting) -> Evidence? {
    let turned = HostProfile.named("raw/\(setting.id)=\(value)")?.profile
    return turned?.settings.first { $0.id == setting.id }?.evidence
  }

  private static func words(_ evidence: Evidence) -> String {
    let rules = "\(evidence.rules.contains(",") ? "rules" : "rule") \(evidence.rules)"
    return "\(evidence.grade), \(rules)" + (evidence.seenOn.map { " (\($0))" } ?? "")
  }

  private static func paragraph(_ text: String) -> String { TextWrapping.wrapped(text) + "\n" }

  private static let provenance = "Nothing here has run on Apple hardware; grades say what a value rests on."

  /// The same as JSON.
  public static func json(_ profile: HostProfile) -> JSONValue {
    .object(["id": .string(profile.id), "summary": .string(profile.summary)])
  }

  /// A switch as JSON.
  public static func json(_ setting: SwitchSetting) -> JSONValue {
    .object([
      "id": .string(setting.id), "decides": .string(setting.decides), "value": .string(setting.value),
      "values": .array(setting.values.map { .string($0) }), "grade": .string("\(setting.evidence.grade)"),
      "rules": .string(setting.evidence.rules), "seenOn": setting.evidence.seenOn.map { .string($0) } ?? .null,
      "disputed": setting.disputed.map { .string($0) } ?? .null,
    ])
  }
}
