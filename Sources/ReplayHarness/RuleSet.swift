/// The rules of one replay, each called only with the moments that it wants.
struct RuleSet {
  private var rules: [any Rule]
  private let interests: [MomentKinds]
  var sink: FindingSink

  /// `rules`, before a first turn that starts with `before`.
  init(_ rules: [any Rule], before: FindingSink.TurnStart) {
    self.rules = rules
    interests = rules.map(\.interests)
    sink = FindingSink(before: before)
  }

  /// All that any rule wants to see.
  var wanted: MomentKinds { interests.reduce([]) { $0.union($1) } }

  mutating func observe(_ moment: Moment) {
    let kinds = moment.event.kinds
    for index in rules.indices where !interests[index].isDisjoint(with: kinds) { rules[index].observe(moment, &sink) }
  }
}

/// All rules that there are.
public enum Rules {
  /// New rules, ready for one replay.
  public static func all() -> [any Rule] {
    [
      ErrorWhileComposing(), RequirementWhileComposing(), SubmitEnabledWhileComposing(),
      SubmitAcceptedWhileComposing(), ProvisionalValue(), CompositionDestroyed(), KeyRefused(),
      TextDifference(.lost), TextDifference(.doubled), TextDifference(.changed), NotRevalidated(), GateStuck(),
      SubmitUnchecked(), Flicker(),
    ]
  }

  /// The descriptions of all rules, the one that compares variants among them.
  public static let descriptions: [RuleDescription] =
    all().map(\.description) + [EventDependence.description]
}
