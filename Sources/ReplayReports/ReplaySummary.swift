public import ReplayHarness

/// The counts of a replay of many sessions: an element of `sessions` is one run (file, host, variant).
public struct ReplaySummary: Hashable, Sendable {
  public private(set) var files = 0
  public private(set) var sessions = 0
  public private(set) var steps = 0
  public private(set) var errors = 0
  public private(set) var warnings = 0
  public private(set) var unmet = 0
  public private(set) var skipped = 0
  public private(set) var malformed = 0
  /// Files that could be read and whose sessions could not be played.
  public private(set) var failed = 0
  public private(set) var neverComposed = 0
  public private(set) var composed = 0
  /// Files with a finding of severity error, an unmet expectation or a step that can't be played.
  public private(set) var filesFailed = 0
  /// Files in which text is marked at the end of a turn, where a person can see it, and those of them that fail.
  public private(set) var visiblyComposed = 0
  public private(set) var visiblyComposedFailed = 0
  public private(set) var filesWithWarnings = 0
  public private(set) var questions: [Question: Int] = [:]
  public private(set) var questionErrors: [Question: Int] = [:]

  /// Nothing yet.
  public init() {}

  /// Adds all runs of one file.
  public mutating func add(_ runs: [SessionOutcome]) {
    files += 1
    let replays = runs.compactMap { run -> Replay? in if case .played(let replay) = run { replay } else { nil } }
    for run in runs {
      switch run {
      case .played(let replay): add(replay)
      case .malformed: malformed += 1
      case .failed: failed += 1
      }
    }
    guard !replays.isEmpty else { return }
    let composes = replays.contains(where: \.composes)
    let fails = replays.contains { !$0.passed }
    if composes { composed += 1 } else { neverComposed += 1 }
    if fails { filesFailed += 1 }
    if replays.contains(where: \.showsMarkedText) {
      visiblyComposed += 1
      if fails { visiblyComposedFailed += 1 }
    }
    if replays.contains(where: { $0.findings.contains { $0.severity == .warning } }) { filesWithWarnings += 1 }
  }

  private mutating func add(_ replay: Replay) {
    sessions += 1
    steps += replay.steps
    unmet += replay.unmet.count
    skipped += replay.skipped
    if replay.unplayed != nil { failed += 1 }
    for finding in replay.findings {
      questions[finding.question, default: 0] += 1
      if finding.severity == .error {
        errors += 1
        questionErrors[finding.question, default: 0] += 1
      } else {
        warnings += 1
      }
    }
  }

  /// The summary as the contract has it.
  public var json: JSONValue {
    .object([
      "files": .int(files), "sessions": .int(sessions), "steps": .int(steps), "errors": .int(errors),
      "warnings": .int(warnings), "unmet": .int(unmet), "skipped": .int(skipped), "malformed": .int(malformed),
      "neverComposed": .int(neverComposed),
      "questions": .object(
        Dictionary(uniqueKeysWithValues: Question.allCases.map { ($0.rawValue, .int(questions[$0] ?? 0)) })),
    ])
  }
}
