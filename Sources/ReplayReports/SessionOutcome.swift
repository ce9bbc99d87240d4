import CompositionScript
public import ReplayHarness

/// What became of one run, or of a file that could not be played.
public enum SessionOutcome: Sendable {
  /// It was played.
  case played(Replay)
  /// The file is malformed; nothing of it was played.
  case malformed(file: String)
  /// The file, its form or its host could not be had; `message` says why.
  case failed(file: String, message: String)

  /// The file as it was given or found.
  public var file: String {
    switch self {
    case .played(let replay): replay.session.file
    case .malformed(let file), .failed(let file, _): file
    }
  }

  /// `passed`, `failed`, `malformed` or `error`.
  public var word: String {
    switch self {
    case .played(let replay) where replay.unplayed != nil: "error"
    case .played(let replay): replay.passed ? "passed" : "failed"
    case .malformed: "malformed"
    case .failed: "error"
    }
  }
}
