extension HostProfile {
  /// Which change events fire while text is marked.
  public enum ComposingEvents: String, HostSwitch {
    /// One for each change of the text.
    case each
    /// None before the commit.
    case none

    static var id: String { "composing-events" }
    static var decides: String { "whether change events fire while text is marked" }
    var evidence: Evidence {
      switch self {
      case .each: Evidence(.reported(6), "89")
      case .none: Evidence(.reported(3), "94, 179, O17", seenOn: "NSTextView")
      }
    }
  }

  /// Which change events a commit fires.
  public enum CommitEvents: String, HostSwitch {
    /// None: there are no events.
    case none
    /// One when the candidate stands there still marked, one when it is plain; one where it is inserted.
    case markedThenPlain = "marked-then-plain"
    /// One, when it is plain.
    case plain
    /// Two, both when it is plain.
    case plainTwice = "plain-twice"

    static var id: String { "commit-events" }
    static var decides: String { "how many change events a commit fires, and whether text is marked at the first" }
    var evidence: Evidence {
      switch self {
      case .none: Evidence(.documented, "63, 178")
      case .markedThenPlain: Evidence(.source, "90, O6", seenOn: "custom UITextInput hosts; two events on iOS 14")
      case .plain: Evidence(.reported(1), "89, 179, O6")
      case .plainTwice: Evidence(.reported(1), "91, O6", seenOn: "UITextView")
      }
    }
  }

  /// Which change events the commit by a loss of focus fires.
  public enum BlurEvents: String, HostSwitch {
    /// None: there are no events.
    case none
    /// One.
    case one
    /// Two, at once.
    case two

    static var id: String { "blur-events" }
    static var decides: String { "how many change events the commit by a loss of focus fires" }
    var evidence: Evidence {
      switch self {
      case .none: Evidence(.documented, "63, 178")
      case .one: Evidence(.inferred, "60, 182")
      case .two: Evidence(.reported(2), "48, P2")
      }
    }
  }

  /// In which order the callbacks of one change come.
  public enum EventOrder: String, HostSwitch {
    /// didChangeSelection, editingChanged, the notification.
    case selectionFirst = "selection-first"
    /// editingChanged, the notification, didChangeSelection.
    case changeFirst = "change-first"

    static var id: String { "event-order" }
    static var decides: String { "the order of didChangeSelection, editingChanged and the notification" }
    var evidence: Evidence { Evidence(.inferred, "60, O7") }
  }

  /// Whether the delegate hears of the selection.
  public enum SelectionCallback: String, HostSwitch {
    /// There is no such method.
    case absent
    /// At each change of the selected or marked range.
    case present

    static var id: String { "selection-callback" }
    static var decides: String { "whether the delegate is told that the selection changed" }
    var evidence: Evidence {
      switch self {
      case .absent: Evidence(.documented, "61")
      case .present: Evidence(.reported(1), "61", seenOn: "iOS 15; it exists since iOS 13")
      }
    }
  }

  /// Whether the delegate's method with a reason is called at the end of editing.
  public enum EndReasonMethod: String, HostSwitch {
    /// There is no such method.
    case absent
    /// It alone is called where it is implemented.
    case calledAlone = "called-alone"

    static var id: String { "end-reason-method" }
    static var decides: String { "whether didEndEditing comes with a reason" }
    var evidence: Evidence { Evidence(.documented, "174") }
  }

  /// What the clear button fires.
  public enum ClearEvents: String, HostSwitch {
    /// As any change by the person.
    case changeEvent = "change-event"
    /// Nothing.
    case none

    static var id: String { "clear-events" }
    static var decides: String { "whether the clear button fires a change event" }
    var evidence: Evidence { Evidence(.inferred, "176") }
  }

  /// What a call of the text-input protocol fires that code makes by itself.
  public enum CodeCallEvents: String, HostSwitch {
    /// Nothing.
    case none
    /// The events of a key, without the question.
    case asKey = "as-key"

    static var id: String { "code-call-events" }
    static var decides: String { "whether setMarkedText, insertText, ... called by code fire events" }
    var evidence: Evidence {
      switch self {
      case .none: Evidence(.inferred, "92, N11", seenOn: "tests of two apps send the event by hand")
      case .asKey: Evidence(.inferred, "89, N11")
      }
    }
  }

  /// Whether `replace(_:withText:)` called by code asks the delegate.
  public enum CodeReplaceQuestion: String, HostSwitch {
    /// No.
    case notAsked = "not-asked"
    /// Yes, as for a key.
    case asked

    static var id: String { "code-replace-question" }
    static var decides: String { "whether replace(_:withText:) called by code asks the delegate" }
    var evidence: Evidence {
      switch self {
      case .notAsked: Evidence(.inferred, "63, 92")
      case .asked: Evidence(.reported(1), "32")
      }
    }
  }

  /// Whether a program's write inside a question to the delegate is asked about itself.
  public enum WriteInsideQuestion: String, HostSwitch {
    /// No.
    case silent
    /// Yes, by a second question.
    case asksAgain = "asks-again"

    static var id: String { "write-inside-question" }
    static var decides: String { "whether text = inside shouldChange asks once more" }
    var evidence: Evidence {
      switch self {
      case .silent: Evidence(.reported(5), "92")
      case .asksAgain: Evidence(.reported(1), "82", seenOn: "a suggestion in a UITextView")
      }
    }
  }
}
