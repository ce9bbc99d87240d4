extension HostProfile {
  /// Whether there is a delegate and whether events fire.
  public enum Callbacks: String, HostSwitch {
    /// The plain UITextInput protocol, with neither.
    case none
    /// All that a text field has.
    case textField = "text-field"

    static var id: String { "callbacks" }
    static var decides: String { "whether there is a delegate, and events" }
    var evidence: Evidence {
      switch self {
      case .none: Evidence(.documented, "63, 178")
      case .textField: Evidence(.documented, "59")
      }
    }
  }

  /// What the delegate is asked when a key changes marked text.
  public enum KeyQuestion: String, HostSwitch {
    /// The caret inside the marked text, and the key's symbol.
    case caret
    /// The whole marked range, and the key's symbol.
    case markedRange = "marked-range"
    /// Nothing.
    case notAsked = "not-asked"

    static var id: String { "key-question" }
    static var decides: String { "what is asked at a key while text is marked" }
    var evidence: Evidence {
      switch self {
      case .caret:
        Evidence(.reported(5), "67, 72, 73, 74, 79", seenOn: "that it is asked; the caret in one report of 2011")
      case .markedRange: Evidence(.inferred, "66, O3")
      case .notAsked: Evidence(.reported(1), "68, O1", seenOn: "iOS 15; on the Mac inferred")
      }
    }
  }

  /// What the delegate is asked when marked text gets shorter or is written anew, and no key with a symbol caused it.
  public enum MarkedDeletionQuestion: String, HostSwitch {
    /// The whole marked range, and an empty string.
    case emptyString = "empty-string"
    /// The whole marked range, and what is left of it.
    case newText = "new-text"

    static var id: String { "marked-deletion-question" }
    static var decides: String { "the string that is asked when marked text gets shorter" }
    var evidence: Evidence {
      switch self {
      case .emptyString: Evidence(.reported(1), "66, O2", seenOn: "the range on iOS 7; the string inferred")
      case .newText: Evidence(.inferred, "66, O2")
      }
    }
  }

  /// What the delegate is asked when a keyboard commits a composition.
  public enum CommitQuestion: String, HostSwitch {
    /// Nothing: iOS 9.
    case notAsked = "not-asked"
    /// The marked range and the text: iOS 11 to 18.
    case markedRange = "marked-range"
    /// The caret behind the marked text: iOS 26, by the method with ranges.
    case caretBehindMarkedText = "caret-behind-marked-text"

    static var id: String { "commit-question" }
    static var decides: String { "what is asked when a candidate is chosen" }
    var evidence: Evidence {
      switch self {
      case .notAsked: Evidence(.reported(5), "67, O4", seenOn: "iOS 9.2")
      case .markedRange: Evidence(.reported(2), "69, O4", seenOn: "iOS 18; iOS 11 in a UITextView")
      case .caretBehindMarkedText: Evidence(.reported(2), "71", seenOn: "iOS 26.0")
      }
    }
  }

  /// What a delegate with only the older method is asked at a commit where there is a method with ranges.
  public enum SingleRangeCommitQuestion: String, HostSwitch {
    /// The marked range, as before.
    case markedRange = "marked-range"
    /// The caret behind the marked text, as by the method with ranges.
    case caretBehindMarkedText = "caret-behind-marked-text"

    static var id: String { "single-range-commit-question" }
    static var decides: String { "what the older method is asked at a commit where a method with ranges exists" }
    var evidence: Evidence { Evidence(.inferred, "71, O5") }
  }

  /// Whether a delegate's method with ranges is asked.
  public enum RangesMethod: String, HostSwitch {
    /// There is no such method.
    case absent
    /// It alone is asked where it is implemented.
    case askedAlone = "asked-alone"

    static var id: String { "ranges-method" }
    static var decides: String { "whether the delegate's method with ranges is asked" }
    var evidence: Evidence {
      switch self {
      case .absent: Evidence(.documented, "70")
      case .askedAlone: Evidence(.reported(1), "70, 71", seenOn: "iOS 26")
      }
    }
  }

  /// Whether a candidate that goes in with nothing marked (an association) is asked about.
  public enum AssociationQuestion: String, HostSwitch {
    /// The selection and the candidate.
    case asked
    /// Nothing.
    case notAsked = "not-asked"

    static var id: String { "association-question" }
    static var decides: String { "whether a candidate is asked about that goes in with nothing marked" }
    var evidence: Evidence {
      switch self {
      case .asked: Evidence(.inferred, "63, 73")
      case .notAsked: Evidence(.reported(2), "47, 105, P6")
      }
    }
  }

  /// When the delegate is asked about handwriting.
  public enum HandwritingQuestion: String, HostSwitch {
    /// When the keyboard closes, and the answer is ignored.
    case atKeyboardClose = "at-keyboard-close"
    /// At each character, as for a key.
    case perCharacter = "per-character"

    static var id: String { "handwriting-question" }
    static var decides: String { "when handwriting is asked about" }
    var evidence: Evidence {
      switch self {
      case .atKeyboardClose: Evidence(.reported(1), "78, P10", seenOn: "iOS 9.3")
      case .perCharacter: Evidence(.inferred, "63")
      }
    }
  }

  /// What a delegate that implements no method with ranges is asked at Return.
  public enum ReturnQuestion: String, HostSwitch {
    /// Only shouldReturn.
    case shouldReturnOnly = "should-return-only"
    /// A line feed at the selection, then shouldReturn.
    case lineFeedFirst = "line-feed-first"

    static var id: String { "return-question" }
    static var decides: String { "whether Return is also asked as a line feed" }
    var evidence: Evidence {
      switch self {
      case .shouldReturnOnly: Evidence(.documented, "173")
      case .lineFeedFirst: Evidence(.reported(1), "173, O15")
      }
    }
  }
}
