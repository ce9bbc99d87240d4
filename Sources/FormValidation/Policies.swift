/// What a form has decided where more than one behaviour is right; rules judge a form by its own policies.
public struct Policies: Hashable, Sendable {
  /// When submit is on.
  public enum Gate: String, Hashable, Sendable, CaseIterable {
    /// Off while text is marked.
    case strict
    /// As the last committed text had it.
    case freeze
    /// By what is shown, marked text included.
    case live
  }
  /// What becomes of a visible error while text is marked.
  public enum ErrorsWhileComposing: String, Hashable, Sendable, CaseIterable {
    /// It is hidden.
    case clear
    /// An old error that is still true of the committed text stays.
    case keep
  }
  /// What a submit does while text is marked.
  public enum PendingSubmit: String, Hashable, Sendable, CaseIterable {
    /// It is refused.
    case refuse
    /// The composition is ended first, then the whole text is judged.
    case commitFirst = "commit-first"
  }
  /// What Return does in the middle of a hangul syllable.
  public enum HangulReturn: String, Hashable, Sendable, CaseIterable {
    /// It commits the syllable.
    case commit
    /// It commits the syllable and submits.
    case commitAndSend = "commit-and-send"
  }

  /// When submit is on.
  public var gate: Gate
  /// What becomes of a visible error while text is marked.
  public var errorsWhileComposing: ErrorsWhileComposing
  /// What a submit does while text is marked.
  public var pendingSubmit: PendingSubmit
  /// What Return does in the middle of a hangul syllable.
  public var hangulReturn: HangulReturn

  /// Policies; the defaults are those of a form file.
  public init(
    gate: Gate = .strict, errorsWhileComposing: ErrorsWhileComposing = .clear, pendingSubmit: PendingSubmit = .refuse,
    hangulReturn: HangulReturn = .commit
  ) {
    self.gate = gate
    self.errorsWhileComposing = errorsWhileComposing
    self.pendingSubmit = pendingSubmit
    self.hangulReturn = hangulReturn
  }
}
