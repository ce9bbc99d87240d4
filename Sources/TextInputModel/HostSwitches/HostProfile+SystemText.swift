extension HostProfile {
  /// Whether dictated text is asked about.
  public enum DictationQuestion: String, HostSwitch {
    /// No; only change events.
    case notAsked = "not-asked"
    /// As for a key.
    case asked

    static var id: String { "dictation-question" }
    static var decides: String { "whether dictated text is asked about" }
    var evidence: Evidence {
      switch self {
      case .notAsked: Evidence(.reported(1), "80, P28", seenOn: "iOS 8.1.3 in a UITextView")
      case .asked: Evidence(.inferred, "63")
      }
    }
  }

  /// What stands in the text while dictation waits for its first result.
  public enum DictationPlaceholder: String, HostSwitch {
    /// U+FFFC OBJECT REPLACEMENT CHARACTER.
    case objectReplacement = "object-replacement"
    /// Ten spaces, as hosts get that have no placeholder of their own.
    case tenSpaces = "ten-spaces"

    static var id: String { "dictation-placeholder" }
    static var decides: String { "what stands in the text before the first dictated words" }
    var evidence: Evidence {
      switch self {
      case .objectReplacement: Evidence(.reported(3), "145", seenOn: "UITextView")
      case .tenSpaces: Evidence(.reported(2), "145", seenOn: "custom UITextInput hosts")
      }
    }
  }

  /// What the delegate is asked when a suggested word is taken.
  public enum SuggestionQuestion: String, HostSwitch {
    /// Nothing.
    case notAsked = "not-asked"
    /// The word over what was typed of it, then the space behind it.
    case wordThenSpace = "word-then-space"

    static var id: String { "suggestion-question" }
    static var decides: String { "what is asked when a suggested word is taken" }
    var evidence: Evidence {
      switch self {
      case .notAsked: Evidence(.reported(1), "84", seenOn: "2016")
      case .wordThenSpace: Evidence(.source, "83, 149, P25", seenOn: "UITextView")
      }
    }
  }

  /// Whether a correction is asked about.
  public enum AutocorrectionQuestion: String, HostSwitch {
    /// The word's range and the corrected word; then events.
    case asked
    /// No question and no event: the text just differs.
    case silent

    static var id: String { "autocorrection-question" }
    static var decides: String { "whether a correction is asked about and told" }
    var evidence: Evidence {
      switch self {
      case .asked: Evidence(.source, "83, 149")
      case .silent: Evidence(.reported(1), "83", seenOn: "a UITextView with TextKit 2")
      }
    }
  }

  /// What a correction that waits at the end of editing does.
  public enum AutocorrectionAtBlur: String, HostSwitch {
    /// Asked, and no change event follows.
    case askedWithoutEvent = "asked-without-event"
    /// Asked, with a change event.
    case askedWithEvent = "asked-with-event"

    static var id: String { "autocorrection-at-blur" }
    static var decides: String { "whether a correction at the end of editing fires a change event" }
    var evidence: Evidence {
      switch self {
      case .askedWithoutEvent: Evidence(.source, "52")
      case .askedWithEvent: Evidence(.inferred, "60")
      }
    }
  }

  /// What a no to a correction does.
  public enum AutocorrectionRefusal: String, HostSwitch {
    /// The text stays.
    case respected
    /// The correction goes in all the same.
    case ignored

    static var id: String { "autocorrection-refusal" }
    static var decides: String { "what a no to a correction does" }
    var evidence: Evidence {
      switch self {
      case .respected: Evidence(.documented, "64")
      case .ignored: Evidence(.reported(1), "81", seenOn: "a UITextView, iOS 7 by the date of the report")
      }
    }
  }

  /// What the delegate is asked when AutoFill offers a contact's phone number or address.
  public enum ContactFillQuestion: String, HostSwitch {
    /// The whole value: there is no such bar yet.
    case wholeValue = "whole-value"
    /// A single space; then the value goes in with a space behind it.
    case space
    /// An empty string; then the value goes in with a space behind it.
    case emptyString = "empty-string"

    static var id: String { "contact-fill-question" }
    static var decides: String { "what is asked when AutoFill gives a contact's phone or mail address" }
    var evidence: Evidence {
      switch self {
      case .wholeValue: Evidence(.inferred, "85, 152")
      case .space: Evidence(.reported(7), "85, P26", seenOn: "iOS 11 to 13")
      case .emptyString: Evidence(.reported(2), "85, P26", seenOn: "iOS 14.2")
      }
    }
  }

  /// What the delegate is asked when a one-time code is filled in.
  public enum OneTimeCodeQuestion: String, HostSwitch {
    /// The whole code at once.
    case wholeCode = "whole-code"
    /// Two empty strings, then each digit by itself.
    case digitByDigit = "digit-by-digit"

    static var id: String { "one-time-code-question" }
    static var decides: String { "what is asked when a one-time code is filled in" }
    var evidence: Evidence {
      switch self {
      case .wholeCode: Evidence(.inferred, "152")
      case .digitByDigit: Evidence(.reported(1), "86, P27", seenOn: "iOS 13, by the date of the report")
      }
    }
  }

  /// Which range is asked when a keyboard extension deletes backward.
  public enum ExtensionDeletionQuestion: String, HostSwitch {
    /// What goes.
    case cluster
    /// One unit, even of an emoji of two.
    case oneUnit = "one-unit"

    static var id: String { "extension-deletion-question" }
    static var decides: String { "the range that is asked when a keyboard extension deletes" }
    var evidence: Evidence {
      switch self {
      case .cluster: Evidence(.inferred, "161, O20")
      case .oneUnit: Evidence(.reported(1), "87, P30", seenOn: "iOS 12.2 in a UITextView")
      }
    }
  }

  /// What a completion offered behind the caret is.
  public enum InlinePrediction: String, HostSwitch {
    /// There is none.
    case absent
    /// Marked text behind the caret.
    case markedText = "marked-text"
    /// Shown, but no part of the text.
    case outsideText = "outside-text"

    static var id: String { "inline-prediction" }
    static var decides: String { "what a completion offered behind the caret is" }
    var evidence: Evidence {
      switch self {
      case .absent: Evidence(.documented, "150")
      case .markedText: Evidence(.reported(4), "15, 150, P29", seenOn: "iOS 17 and later")
      case .outsideText: Evidence(.reported(1), "150, N19, O14", seenOn: "macOS 15 in WebKit")
      }
    }
  }

  /// Whether spaces are put round pasted and suggested text.
  public enum SmartInsert: String, HostSwitch {
    /// There is no such thing.
    case absent
    /// Where the field asks for it.
    case onRequest = "on-request"

    static var id: String { "smart-insert" }
    static var decides: String { "whether a field can ask for spaces round pasted text" }
    var evidence: Evidence {
      switch self {
      case .absent: Evidence(.documented, "58")
      case .onRequest: Evidence(.reported(1), "58", seenOn: "iOS 11 and later")
      }
    }
  }
}
