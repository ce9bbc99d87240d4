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

  /// The finding that a variant shows something else than the plain one, from what both held at that turn.
  static func finding(_ shown: Player.Glimpse, instead expected: Player.Glimpse) -> Finding {
    let text =
      expected.state.units == shown.state.units
      ? "" : " and holds \(quoted(shown.state.units)) instead of \(quoted(expected.state.units))"
    return Finding(
      rule: description.id, severity: description.severity, question: description.question, place: shown.place,
      stateBefore: notation(shown.before.state), state: notation(shown.state), shownBefore: shown.before.presentation,
      shown: shown.presentation,
      message: "the form shows \(shown.presentation.summary)\(text); delivered otherwise it shows "
        + expected.presentation.summary)
  }
}
