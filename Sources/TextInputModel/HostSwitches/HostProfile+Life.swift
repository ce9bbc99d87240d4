extension HostProfile {
  /// Which range an undo is asked with after the program has changed the text.
  public enum UndoRange: String, HostSwitch {
    /// The stored one, though it may lie outside the text.
    case stored
    /// The stored one, cut to the text.
    case clamped

    static var id: String { "undo-range" }
    static var decides: String { "which range an undo is asked with after the program changed the text" }
    var evidence: Evidence {
      switch self {
      case .stored: Evidence(.reported(8), "56, P33, D12")
      case .clamped: Evidence(.inferred, "56")
      }
    }
  }

  /// What an undo does while text is marked.
  public enum UndoWhileMarked: String, HostSwitch {
    /// The composition is taken back: what it replaced is there again.
    case cancels
    /// Nothing.
    case ignored

    static var id: String { "undo-while-marked" }
    static var decides: String { "what undo does while text is marked" }
    var evidence: Evidence { Evidence(.inferred, "57") }
  }

  /// How typed characters are grouped into steps of undo. A composition is one step in any case.
  public enum TypingUndo: String, HostSwitch {
    /// What was typed in one go is one step.
    case grouped
    /// Each key is one step.
    case perKey = "per-key"

    static var id: String { "typing-undo" }
    static var decides: String { "whether keys typed in one go are one step of undo" }
    var evidence: Evidence { Evidence(.inferred, "56") }
  }

  /// Which keyboards a secure field offers.
  public enum SecureKeyboard: String, HostSwitch {
    /// Only Latin ones: nothing is ever marked there.
    case latinOnly = "latin-only"
    /// Any.
    case any

    static var id: String { "secure-keyboard" }
    static var decides: String { "which keyboards a secure field offers" }
    var evidence: Evidence {
      switch self {
      case .latinOnly: Evidence(.reported(5), "168, D10")
      case .any: Evidence(.inferred, "168", seenOn: "the plain protocol knows of no keyboards")
      }
    }
  }

  /// What the first edit does after a secure field got focus, or after a field with focus became secure.
  public enum SecureFirstEdit: String, HostSwitch {
    /// The whole old text goes, though the delegate is asked about one character.
    case clearsAll = "clears-all"
    /// No more than any other.
    case plain

    static var id: String { "secure-first-edit" }
    static var decides: String { "what the first edit of a secure field does to its old text" }
    var evidence: Evidence {
      switch self {
      case .clearsAll: Evidence(.reported(7), "170, P32")
      case .plain: Evidence(.inferred, "170", seenOn: "the plain protocol has no focus")
      }
    }
  }

  /// In which order focus goes from one field to another.
  public enum FocusOrder: String, HostSwitch {
    /// The new field is asked first; the old one ends before the new one begins.
    case asksNewFirst = "asks-new-first"
    /// The old one ends before the new one is asked.
    case endsOldFirst = "ends-old-first"

    static var id: String { "focus-order" }
    static var decides: String { "whether the next field is asked before the one with focus ends" }
    var evidence: Evidence { Evidence(.inferred, "59") }
  }
}
