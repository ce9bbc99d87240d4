import CompositionScript
public import ReplayHarness

/// One run of a session: a file on a host in a variant, against a form or none.
public struct PlayedSession: Sendable {
  /// What playing it gave.
  public var replay: Replay
  /// The form that was judged; nil if only the states were checked.
  public var form: String?
  /// Whether warnings count as errors.
  public var isStrict: Bool

  /// A run.
  public init(replay: Replay, form: String?, isStrict: Bool = false) {
    self.replay = replay
    self.form = form
    self.isStrict = isStrict
  }

  /// Whether something that counts was found or an expectation was not met.
  public var hasFailed: Bool {
    !replay.unmet.isEmpty || replay.findings.contains { $0.severity == .error || isStrict }
  }
}

/// What became of one run, or of a file that could not be played.
public enum SessionOutcome: Sendable {
  /// It was played, at least up to a step that can't be.
  case played(PlayedSession)
  /// The file is malformed; nothing of it was played.
  case malformed(file: String)
  /// The file, its form or its host could not be had; `message` says why.
  case failed(file: String, message: String)

  /// The file as it was given or found.
  public var file: String {
    switch self {
    case .played(let run): run.replay.session.file
    case .malformed(let file), .failed(let file, _): file
    }
  }

  /// `passed`, `failed`, `malformed` or `error`.
  public var word: String {
    switch self {
    case .played(let run) where run.replay.unplayed != nil: "error"
    case .played(let run): run.hasFailed ? "failed" : "passed"
    case .malformed: "malformed"
    case .failed: "error"
    }
  }
}
