import CompositionScript
import ReplayHarness
import TextInputModel

/// The results of a replay as JSON, as the contract has them.
public enum ReplayJSON {
  /// The whole result in one object.
  public static func document(_ summary: ReplaySummary, _ sessions: [SessionOutcome]) -> JSONValue {
    .object(["version": .int(1), "summary": summary.json, "sessions": .array(sessions.map(element))])
  }

  /// One element of `sessions`; with JSON lines each is a line.
  ///
  /// A file that could not be played has its own name, and null for host, variant and final state. An `error` has a
  /// `message` besides, which says why.
  public static func element(_ outcome: SessionOutcome) -> JSONValue {
    var members: [String: JSONValue] = [
      "file": .string(outcome.file), "outcome": .string(outcome.word), "findings": .array([]), "unmet": .array([]),
      "name": .string(name(ofFile: outcome.file)), "host": .null, "variant": .null, "final": .null,
    ]
    switch outcome {
    case .malformed: break
    case .failed(_, let message): members["message"] = .string(message)
    case .played(let run):
      let replay = run.replay
      members["name"] = .string(replay.session.name)
      members["host"] = .string(replay.host.id)
      members["variant"] = .string(replay.variant.id)
      members["findings"] = .array(replay.findings.map(element))
      members["unmet"] = .array(replay.unmet.map(element))
      members["final"] = .state(replay.final)
      if !replay.notices.isEmpty { members["notices"] = .array(replay.notices.map(element)) }
      if let unplayed = replay.unplayed { members["message"] = .string("line \(unplayed.line): \(unplayed.message)") }
    }
    return .object(members)
  }

  /// The last line of JSON lines.
  public static func summaryLine(_ summary: ReplaySummary) -> JSONValue {
    .object(["version": .int(1), "summary": summary.json])
  }

  /// `Corpora/names/paste.ime` gives `paste`.
  private static func name(ofFile file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  private static func element(_ finding: Finding) -> JSONValue {
    .object([
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "question": .string(finding.question.rawValue), "step": .int(max(1, finding.place.step)),
      "line": .int(max(1, finding.place.line)), "key": .string(orNull: finding.place.key),
      "state": .string(finding.state), "message": .string(finding.message),
    ])
  }

  private static func element(_ notice: Notice) -> JSONValue {
    .object([
      "kind": .string(notice.kind.rawValue), "step": notice.step.map { .int($0) } ?? .null,
      "line": notice.line.map { .int($0) } ?? .null, "message": .string(notice.message),
    ])
  }

  private static func element(_ unmet: UnmetExpectation) -> JSONValue {
    .object([
      "step": .int(unmet.step), "line": .int(unmet.line), "expected": .string(unmet.expected),
      "actual": .string(unmet.actual),
    ])
  }
}
