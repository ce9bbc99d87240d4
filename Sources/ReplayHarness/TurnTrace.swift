/// Keeps the end of every turn of one replay: for reports that show a whole session. Memory grows with the session.
public final class TurnTrace {
  /// The turn ends in order.
  public private(set) var turns: [Moment] = []

  /// An empty trace.
  public init() {}

  /// A rule that reports nothing and feeds this trace.
  public var observer: any Rule { Observer(trace: self) }

  private struct Observer: Rule {
    let trace: TurnTrace
    let description = RuleDescription(
      id: "turn-trace", severity: .warning, question: .keys, summary: "Keeps the turns.", condition: "", fix: "",
      evidence: "", specimen: "")
    let interests: MomentKinds = [.turnEnds]
    mutating func observe(_ moment: Moment, _ sink: inout FindingSink) { trace.turns.append(moment) }
  }
}
