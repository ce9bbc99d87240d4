import CompositionScript
import TextInputModel

/// `event-dependent`: the form depends on how often the host announces a change. Compares the variants of one session.
public enum EventDependence {
  /// What the rule is.
  public static let description = RuleDescription(
    id: "event-dependent", severity: .error, question: .late,
    summary: "What the form shows depends on how often the system announces a change.",
    condition: """
      Settled and told, the form shows different things in the variants with no, one and two change events at a commit. \
      With no event it is judged only after the next loss of focus, submit or event.
      """,
    fix: "Compute what is shown from the current text, never from the number of events.",
    evidence: "Semantics rules 48, 52, 89 to 91; bug reports EV-01 to EV-20, R05.",
    specimen: "counts-events")

  /// Adds to each replay of `replays` (one session and host, several variants) the finding that it shows something else
  /// than the plain one, at the first turn where both can be judged.
  static func judge(_ replays: inout [Replay]) {
    guard let plain = replays.first(where: { $0.variant == .plain })?.settledPresentations else { return }
    for index in replays.indices where replays[index].variant != .plain {
      let other = replays[index].settledPresentations
      let turns = min(plain.indices.count, other.indices.count)
      for turn in 0..<turns {
        guard let expected = plain.entry(at: turn), let shown = other.entry(at: turn), expected != shown else {
          continue
        }
        let text = expected.units == shown.units ? "" : ", \(quoted(shown.units)) instead of \(quoted(expected.units))"
        let source = replays[index].session.turns[turn]
        let step = source.steps.last
        let place = Place(
          step: step?.number ?? 0, line: step?.line ?? source.line, key: source.key, time: source.time)
        replays[index].findings.append(
          Finding(
            rule: description.id, severity: description.severity, question: description.question, place: place,
            stateBefore: "", state: notation(TextInputState(units: shown.units)),
            shownBefore: nil, shown: shown.presentation,
            message: "the form shows \(shown.presentation.summary)\(text); delivered otherwise it shows "
              + expected.presentation.summary))
        break
      }
    }
  }
}
