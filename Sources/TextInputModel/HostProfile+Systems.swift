extension HostProfile {
  /// The plain UITextInput protocol: no delegate, no events.
  public static let raw = HostProfile(id: "raw")

  /// UITextField as iOS 9 has it.
  public static let ios9: HostProfile = {
    var profile = HostProfile(id: "ios9")
    profile.callbacks = .textField
    profile.commitQuestion = .notAsked
    profile.associationQuestion = .notAsked
    profile.handwritingQuestion = .atKeyboardClose
    profile.commitEvents = .markedThenPlain
    profile.blurEvents = .two
    profile.selectionCallback = .absent
    profile.attributeWrite = .endsComposition
    profile.interactionOff = .revertsLastKey
    profile.blurCommit = .withoutSyllableSeparators
    profile.ownWriteAtEnd = .writes
    profile.secureKeyboard = .latinOnly
    profile.secureFirstEdit = .clearsAll
    profile.dictationPlaceholder = .objectReplacement
    profile.suggestionQuestion = .notAsked
    profile.inlinePrediction = .absent
    return profile
  }()

  /// UITextField as iOS 12 has it; stands for iOS 12 to 14; what was seen on iOS 11 counts here.
  public static let ios12: HostProfile = {
    var profile = ios9
    profile.id = "ios12"
    profile.commitQuestion = .markedRange
    profile.associationQuestion = .asked
    profile.endReasonMethod = .calledAlone
    profile.suggestionQuestion = .wordThenSpace
    profile.contactFillQuestion = .space
    profile.oneTimeCodeQuestion = .digitByDigit
    profile.extensionDeletionQuestion = .oneUnit
    profile.smartInsert = .onRequest
    return profile
  }()

  /// UITextField as iOS 15 has it; stands for iOS 15 to 17.
  public static let ios15: HostProfile = {
    var profile = ios12
    profile.id = "ios15"
    profile.selectionCallback = .present
    profile.programSelection = .endsComposition
    profile.keyboardBuffer = .dropped
    profile.ownWriteAtEnd = .none
    profile.contactFillQuestion = .emptyString
    profile.extensionDeletionQuestion = .cluster
    return profile
  }()

  /// UITextField as iOS 18 has it.
  public static let ios18: HostProfile = {
    var profile = ios15
    profile.id = "ios18"
    profile.inlinePrediction = .markedText
    return profile
  }()

  /// UITextField as iOS 26 has it: the delegate's method with ranges, where it is implemented, is asked alone.
  public static let ios26: HostProfile = {
    var profile = ios18
    profile.id = "ios26"
    profile.rangesMethod = .askedAlone
    profile.commitQuestion = .caretBehindMarkedText
    return profile
  }()

  /// A text view of macOS: nothing is asked or told before a commit (rule 179), and letters stay as shown when focus is
  /// lost (rule 182).
  public static let macos: HostProfile = {
    var profile = HostProfile(id: "macos")
    profile.callbacks = .textField
    profile.keyQuestion = .notAsked
    profile.composingEvents = .none
    profile.commitEvents = .plain
    profile.blurEvents = .one
    profile.inlinePrediction = .outsideText
    return profile
  }()

  /// The profiles that there are: the plain protocol, the systems by version, macOS.
  public static let all: [HostProfile] = [.raw, .ios9, .ios12, .ios15, .ios18, .ios26, .macos]

  /// What `--host all` plays: each system, and each with all its disputed switches turned.
  public static let played: [HostProfile] = all.filter(\.hasCallbacks).flatMap { profile in
    [profile, profile.disputed].compactMap(\.self)
  }

  /// For each profile the switches on which its evidence conflicts, with the other value.
  static let disputes: [String: [String: String]] = {
    let everywhere = [
      "marked-deletion-question": "new-text", "event-order": "change-first", "blur-order": "commit-first",
      "undo-while-marked": "ignored", "typing-undo": "per-key", "undo-range": "clamped",
      "focus-order": "ends-old-first",
      "return-question": "line-feed-first", "code-call-events": "as-key", "unfocused-caret": "start",
      "autocorrection-at-blur": "asked-with-event",
    ]
    let ios = everywhere.merging([
      "key-question": "marked-range", "key-refusal": "removes-marked-text", "commit-events": "plain-twice",
      "code-replace-question": "asked", "dictation-placeholder": "ten-spaces", "dictation-question": "asked",
      "write-inside-question": "asks-again", "autocorrection-refusal": "ignored", "blur-events": "one",
    ]) { $1 }
    let recent = ios.merging([
      "keyboard-buffer": "kept", "own-write-at-end": "writes", "autocorrection-question": "silent",
      "suggestion-question": "not-asked",
      "extension-deletion-question": "one-unit", "commit-events": "plain",
    ]) { $1 }
    return [
      "ios9": ios.merging(["keyboard-buffer": "dropped", "commit-question": "marked-range"]) { $1 },
      "ios12": ios.merging([
        "keyboard-buffer": "dropped", "commit-question": "not-asked", "association-question": "not-asked",
        "contact-fill-question": "empty-string", "suggestion-question": "not-asked",
      ]) { $1 },
      "ios15": recent.merging(["key-question": "not-asked", "contact-fill-question": "space"]) { $1 },
      "ios18": recent.merging(["inline-prediction": "outside-text"]) { $1 },
      "ios26": recent.merging([
        "inline-prediction": "outside-text", "single-range-commit-question": "caret-behind-marked-text",
      ]) { $1 },
      "macos": everywhere.merging(["composing-events": "each", "key-question": "caret"]) { $1 },
    ]
  }()

  /// The same system with every switch turned on which its evidence conflicts; nil where there is none.
  public var disputed: HostProfile? {
    guard id == base, let other = Self.disputes[base] else { return nil }
    var profile = self
    profile.id = "\(id)/disputed"
    for entry in Self.switches { if let value = other[entry.id] { _ = entry.set(&profile, value) } }
    return profile
  }
}
