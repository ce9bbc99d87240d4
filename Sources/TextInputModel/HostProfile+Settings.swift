/// A switch of a profile as it is set, for listings.
public struct SwitchSetting: Hashable, Sendable {
  /// The switch's name: `commit-question`.
  public var id: String
  /// What it decides, as half a sentence.
  public var decides: String
  /// Its value.
  public var value: String
  /// What the value rests on.
  public var evidence: Evidence
  /// The values that it can have.
  public var values: [String]
  /// The value of `<profile>/disputed`, where the evidence for this profile conflicts.
  public var disputed: String?
}

extension HostProfile {
  /// A way to read and to turn one switch by its name.
  struct SwitchEntry: Sendable {
    var id: String
    var setting: @Sendable (HostProfile) -> SwitchSetting
    /// Sets the value of that name; false if there is none.
    var set: @Sendable (inout HostProfile, String) -> Bool

    init<Switch: HostSwitch>(_ path: any WritableKeyPath<HostProfile, Switch> & Sendable) {
      id = Switch.id
      setting = { profile in
        let value = profile[keyPath: path]
        return SwitchSetting(
          id: Switch.id, decides: Switch.decides, value: value.rawValue, evidence: value.evidence,
          values: Switch.allCases.map(\.rawValue))
      }
      set = { profile, name in
        guard let value = Switch(rawValue: name) else { return false }
        profile[keyPath: path] = value
        return true
      }
    }
  }

  /// All switches, in the order in which they are listed.
  static let switches: [SwitchEntry] = [
    SwitchEntry(\.callbacks),
    SwitchEntry(\.keyQuestion),
    SwitchEntry(\.markedDeletionQuestion),
    SwitchEntry(\.commitQuestion),
    SwitchEntry(\.singleRangeCommitQuestion),
    SwitchEntry(\.rangesMethod),
    SwitchEntry(\.associationQuestion),
    SwitchEntry(\.handwritingQuestion),
    SwitchEntry(\.returnQuestion),
    SwitchEntry(\.writeInsideQuestion),
    SwitchEntry(\.keyRefusal),
    SwitchEntry(\.commitRefusal),
    SwitchEntry(\.composingEvents),
    SwitchEntry(\.commitEvents),
    SwitchEntry(\.blurEvents),
    SwitchEntry(\.eventOrder),
    SwitchEntry(\.selectionCallback),
    SwitchEntry(\.clearEvents),
    SwitchEntry(\.codeCallEvents),
    SwitchEntry(\.codeReplaceQuestion),
    SwitchEntry(\.programSelection),
    SwitchEntry(\.unfocusedCaret),
    SwitchEntry(\.keyboardBuffer),
    SwitchEntry(\.attributeWrite),
    SwitchEntry(\.interactionOff),
    SwitchEntry(\.blurCommit),
    SwitchEntry(\.blurOrder),
    SwitchEntry(\.endReasonMethod),
    SwitchEntry(\.ownWriteAtEnd),
    SwitchEntry(\.focusOrder),
    SwitchEntry(\.undoRange),
    SwitchEntry(\.undoWhileMarked),
    SwitchEntry(\.typingUndo),
    SwitchEntry(\.secureKeyboard),
    SwitchEntry(\.secureFirstEdit),
    SwitchEntry(\.dictationQuestion),
    SwitchEntry(\.dictationPlaceholder),
    SwitchEntry(\.suggestionQuestion),
    SwitchEntry(\.autocorrectionQuestion),
    SwitchEntry(\.autocorrectionAtBlur),
    SwitchEntry(\.autocorrectionRefusal),
    SwitchEntry(\.contactFillQuestion),
    SwitchEntry(\.oneTimeCodeQuestion),
    SwitchEntry(\.extensionDeletionQuestion),
    SwitchEntry(\.inlinePrediction),
    SwitchEntry(\.smartInsert),
  ]

  /// The switches with their values and what these rest on.
  public var settings: [SwitchSetting] {
    let other = HostProfile.disputes[base] ?? [:]
    return Self.switches.map { entry in
      var setting = entry.setting(self)
      setting.disputed = other[entry.id]
      return setting
    }
  }

  /// The name without the switches that were turned.
  var base: String { String(id.prefix { $0 != "/" }) }
}
