import CompositionScript
import ReplayHarness
import TextInputModel

extension VerificationReport {
  /// The result for a reader: the answer first, then each disagreement.
  public func text(style: TextStyle, verbose: Bool) -> String {
    var lines = [headline(style)]
    for case .malformed(let file) in outcomes {
      lines.append(style.bad("✗") + " \(Printable.path(file)): malformed; nothing of it was compared")
    }
    for case .failed(let file, let message) in outcomes {
      lines.append(style.bad("✗") + " \(Printable.path(file)): \(message)")
    }
    for verification in verifications {
      let file = Printable.path(verification.session.file)
      for mismatch in verification.mismatches {
        lines.append(style.bad("✗") + " \(file):\(mismatch.line): \(Printable.text(mismatch.op))")
        lines.append("    recorded  \(Self.describe(mismatch.expected))")
        lines.append("    model     \(StateNotation.print(mismatch.actual))")
        if let callbacks = mismatch.callbacks {
          lines.append("    recorded callbacks  \(Self.describe(callbacks.expected))")
          lines.append("    model's callbacks   \(Self.describe(callbacks.actual))")
        }
      }
      guard verbose else { continue }
      for open in verification.unlogged + verification.unexplained + verification.uncompared {
        lines.append(style.faint("· \(file):\(open.line): \(Printable.text(open.op)): \(open.reason)"))
      }
    }
    lines.append(counts)
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(_ style: TextStyle) -> String {
    let states = total(\.observed) + total(\.derived)
    if mismatchCount > 0 {
      return style.bad("✗") + " the model disagrees with \(counted(mismatchCount, "recorded state"))"
    }
    guard callCount > 0 else { return style.bad("✗") + " nothing was there to compare" }
    guard malformedCount == 0 else {
      return style.bad("✗") + " \(malformedCount) of \(counted(outcomes.count, "file")) could not be compared; "
        + "the model agrees with the others"
    }
    guard states > 0 else { return style.warning("!") + " no states are recorded here, so nothing was compared" }
    return style.good("✓") + " the model agrees with every recorded state that can be compared"
  }

  private var counts: String {
    var rows = [
      "\(counted(verifications.count, "recording")), \(counted(callCount, "call"))",
      "  \(counted(total(\.observed), "state")) observed: someone saw them",
      "  \(total(\.derived)) derived: computed, so they prove only that we agree with ourselves",
    ]
    let unexplained = total(\.unexplained.count)
    let unlogged = total(\.unlogged.count)
    if unexplained > 0 { rows.append("  \(unexplained) unexplained: only the state was logged") }
    if unlogged > 0 { rows.append("  \(unlogged) unlogged: a range of the call is missing") }
    let uncompared = total(\.uncompared.count)
    if uncompared > 0 { rows.append("  \(uncompared) uncompared: callbacks without the call that they belong to") }
    if unexplained + unlogged + uncompared > 0 { rows.append("  --verbose lists them") }
    return (rows + notes).joined(separator: "\n")
  }

  /// What a reader must know to judge the result, one a line.
  package var notes: [String] {
    let count = verifications.filter(\.isApproximated).count
    guard count > 0 else { return [] }
    return ["\(counted(count, "recording")) from hosts without a profile of their own, played on another in its place"]
  }

  private static func describe(_ state: RecordedState) -> String {
    guard let units = state.units else {
      return JSONValue.object(JSONValue.state(state)).line
    }
    let marked: UTF16Range? = if case .range(let range)? = state.marked { range } else { nil }
    return StateNotation.print(ExpectedState(units: units, markedRange: marked, selectedRange: state.selectedRange))
  }

  private static func describe(_ callbacks: [RecordedCallback]) -> String {
    callbacks.map { JSONValue.callback($0).line }.joined(separator: " ")
  }
}
