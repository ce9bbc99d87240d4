extension HostProfile {
  /// What becomes of the letters already marked when the delegate says no to a key.
  public enum KeyRefusal: String, HostSwitch {
    /// The call is dropped and the marked text stays.
    case dropsCall = "drops-call"
    /// The marked text goes too.
    case removesMarkedText = "removes-marked-text"

    static var id: String { "key-refusal" }
    static var decides: String { "what a no to a key does to the letters already marked" }
    var evidence: Evidence {
      switch self {
      case .dropsCall: Evidence(.reported(3), "74, P8")
      case .removesMarkedText: Evidence(.reported(1), "76", seenOn: "iOS 11 in a UITextView")
      }
    }
  }

  /// What becomes of the marked text when the delegate says no to the commit.
  public enum CommitRefusal: String, HostSwitch {
    /// It goes.
    case removesMarkedText = "removes-marked-text"
    /// It stays marked.
    case dropsCall = "drops-call"

    static var id: String { "commit-refusal" }
    static var decides: String { "what a no to a candidate does to the marked text" }
    var evidence: Evidence {
      switch self {
      case .removesMarkedText: Evidence(.reported(1), "75, P4", seenOn: "iOS 11 in a UITextView")
      case .dropsCall: Evidence(.inferred, "64")
      }
    }
  }

  /// What a selection set by the program does to a composition.
  public enum ProgramSelection: String, HostSwitch {
    /// It ends; the text stays.
    case endsComposition = "ends-composition"
    /// It goes on where the selection stays inside the marked text.
    case keptInside = "kept-inside"

    static var id: String { "program-selection" }
    static var decides: String { "what selectedTextRange = does to a composition" }
    var evidence: Evidence {
      switch self {
      case .endsComposition: Evidence(.reported(2), "35, D14", seenOn: "iOS 15 and later")
      case .keptInside: Evidence(.inferred, "33, 35, D14")
      }
    }
  }

  /// Where the caret is after `text =` in a field without focus.
  public enum UnfocusedCaret: String, HostSwitch {
    /// At the end.
    case end
    /// At the start.
    case start

    static var id: String { "unfocused-caret" }
    static var decides: String { "where text = leaves the caret in a field without focus" }
    var evidence: Evidence {
      switch self {
      case .end: Evidence(.reported(8), "40", seenOn: "fields with focus")
      case .start: Evidence(.source, "N10", seenOn: "one public test, which two others contradict")
      }
    }
  }

  /// What the keyboard does with its letters when the program ends a composition.
  public enum KeyboardBuffer: String, HostSwitch {
    /// It drops them: the next key begins anew.
    case dropped
    /// It keeps them: the next key sends them all again.
    case kept

    static var id: String { "keyboard-buffer" }
    static var decides: String { "whether the keyboard forgets its letters when the program ends a composition" }
    var evidence: Evidence {
      switch self {
      case .dropped: Evidence(.reported(4), "41a", seenOn: "that it happens; on which systems is inferred")
      case .kept: Evidence(.reported(4), "41b", seenOn: "that it happens; on which systems is inferred")
      }
    }
  }

  /// What `defaultTextAttributes =` does to a composition.
  public enum AttributeWrite: String, HostSwitch {
    /// It ends; the text stays.
    case endsComposition = "ends-composition"
    /// Nothing.
    case keepsComposition = "keeps-composition"

    static var id: String { "attribute-write" }
    static var decides: String { "what defaultTextAttributes = does to a composition" }
    var evidence: Evidence {
      switch self {
      case .endsComposition: Evidence(.reported(2), "43", seenOn: "iOS 26 and before")
      case .keepsComposition: Evidence(.inferred, "43")
      }
    }
  }

  /// What `isUserInteractionEnabled = false` does while text is marked.
  public enum InteractionOff: String, HostSwitch {
    /// The last key's change is taken back.
    case revertsLastKey = "reverts-last-key"
    /// Nothing.
    case ignored

    static var id: String { "interaction-off" }
    static var decides: String { "what isUserInteractionEnabled = false does while text is marked" }
    var evidence: Evidence {
      switch self {
      case .revertsLastKey: Evidence(.reported(1), "44, 126")
      case .ignored: Evidence(.inferred, "44")
      }
    }
  }

  /// What becomes of the letters still marked when the field loses focus.
  public enum BlurCommit: String, HostSwitch {
    /// The text stays as it is and is no longer marked.
    case asShown = "as-shown"
    /// As shown, without the U+2006 between syllables.
    case withoutSyllableSeparators = "without-syllable-separators"

    static var id: String { "blur-commit" }
    static var decides: String { "what is left of marked letters when focus is lost" }
    var evidence: Evidence {
      switch self {
      case .asShown: Evidence(.reported(2), "50, 182", seenOn: "custom UITextInput hosts; macOS")
      case .withoutSyllableSeparators: Evidence(.reported(2), "48, 49, P2")
      }
    }
  }

  /// Whether the letters are committed before or after the delegate is asked about the end of editing.
  public enum BlurOrder: String, HostSwitch {
    /// The delegate is asked while text is still marked.
    case questionFirst = "question-first"
    /// The letters are plain when the delegate is asked.
    case commitFirst = "commit-first"

    static var id: String { "blur-order" }
    static var decides: String { "whether shouldEndEditing comes before the commit by a loss of focus" }
    var evidence: Evidence { Evidence(.inferred, "175") }
  }

  /// Whether the field writes its own text at the end of editing, through the setter that a subclass may override.
  public enum OwnWriteAtEnd: String, HostSwitch {
    /// It does.
    case writes
    /// It does not.
    case none

    static var id: String { "own-write-at-end" }
    static var decides: String { "whether the field sets its own text at the end of editing" }
    var evidence: Evidence {
      switch self {
      case .writes: Evidence(.reported(1), "53", seenOn: "iOS 9, by the date of the report")
      case .none: Evidence(.inferred, "53")
      }
    }
  }
}
