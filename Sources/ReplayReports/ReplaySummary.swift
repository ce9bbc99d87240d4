public import ReplayHarness

/// The counts of a replay of many sessions: an element of `sessions` is one run (file, host, variant).
public struct ReplaySummary: Hashable, Sendable {
  /// Files that were given or found, whatever became of them.
  public private(set) var files = 0
  /// Elements of `sessions`: a file that could not be played has one too.
  public private(set) var sessions = 0
  /// Runs that were played.
  public private(set) var runs = 0
  /// Steps played, over all runs.
  public private(set) var steps = 0
  /// Findings of severity error, over all runs.
  public private(set) var errors = 0
  /// Findings of severity warning, over all runs.
  public private(set) var warnings = 0
  /// Expectations that were not met, over all runs.
  public private(set) var unmet = 0
  /// Expectations that were not checked since the form is another, over all runs.
  public private(set) var skipped = 0
  /// Expectations that were not checked because the script names another kind of system.
  public private(set) var skippedForHost = 0
  /// Malformed files.
  public private(set) var malformed = 0
  /// Files that are not malformed and were not played, or not to the end.
  public private(set) var unplayed = 0
  /// Files of which something was played.
  public private(set) var filesPlayed = 0
  /// Those of them that had a form to judge.
  public private(set) var filesJudged = 0
  /// Those of them in which nothing was ever marked or under way.
  public private(set) var neverComposed = 0
  /// Those of them that fail.
  public private(set) var filesFailed = 0
  /// Those of them that have warnings.
  public private(set) var filesWithWarnings = 0
  /// Files in which text is marked at the end of a turn, where a person can see it.
  public private(set) var visiblyComposed = 0
  /// Those of them that fail.
  public private(set) var visiblyComposedFailed = 0
  /// Findings by question.
  public private(set) var questions: [Question: Int] = [:]
  /// Findings of severity error by question.
  public private(set) var questionErrors: [Question: Int] = [:]

  /// Nothing yet.
  public init() {}

  /// Adds all runs of one file.
  public mutating func add(_ outcomes: [SessionOutcome]) {
    files += 1
    sessions += outcomes.count
    var runs: [PlayedSession] = []
    var isUnplayed = false
    for outcome in outcomes {
      switch outcome {
      case .played(let run):
        add(run.replay)
        runs.append(run)
        if run.replay.unplayed != nil { isUnplayed = true }
      case .malformed: malformed += 1
      case .failed: isUnplayed = true
      }
    }
    if isUnplayed { unplayed += 1 }
    if !runs.isEmpty { addFile(runs) }
  }

  private mutating func addFile(_ runs: [PlayedSession]) {
    filesPlayed += 1
    let fails = runs.contains(where: \.hasFailed)
    if fails { filesFailed += 1 }
    if runs.contains(where: { $0.form != nil }) { filesJudged += 1 }
    if !runs.contains(where: \.replay.composes) { neverComposed += 1 }
    if runs.contains(where: \.replay.showsMarkedText) {
      visiblyComposed += 1
      if fails { visiblyComposedFailed += 1 }
    }
    if runs.contains(where: { $0.replay.findings.contains { $0.severity == .warning } }) { filesWithWarnings += 1 }
  }

  private mutating func add(_ replay: Replay) {
    runs += 1
    steps += replay.steps
    unmet += replay.unmet.count
    skipped += replay.skipped
    skippedForHost += replay.skippedForHost
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
      "warnings": .int(warnings), "unmet": .int(unmet),
      "skipped": .int(skipped + skippedForHost), "malformed": .int(malformed),
      "neverComposed": .int(neverComposed),
      "questions": .object(
        Dictionary(uniqueKeysWithValues: Question.allCases.map { ($0.rawValue, .int(questions[$0] ?? 0)) })),
    ])
  }
}
