import TextInputModel

/// `text-lost`, `text-doubled`, `text-changed`: what the person typed is not what the field holds.
struct TextDifference: Rule {
  enum Kind { case lost, doubled, changed }

  let kind: Kind
  let description: RuleDescription
  let interests: MomentKinds = [.turnEnds, .compositions]
  private var hasReported = false
  /// The text when the composition began, without what it replaced, and the length that its result should give.
  private var older: [UInt16] = []
  private var expectedCount = 0

  init(_ kind: Kind) {
    self.kind = kind
    description = Self.description(of: kind)
  }

  mutating func observe(_ moment: Moment, _ sink: inout FindingSink) {
    switch moment.event {
    case .compositionBegan:
      // One key may commit a text and begin the next: the letters from before it are no older text.
      older = moment.stateBefore.unmarkedUnits
      if moment.stateBefore.markedRange == nil { older.removeSubrange(moment.stateBefore.selectedRange.offsets) }
    case .compositionEnded(let net, _): expectedCount = older.count + net.units.count
    case .turnEnded(_, let comparison) where comparison.contains(.text):
      judge(moment, isTwinCut: comparison.contains(.twinCut), &sink)
    default: break
    }
  }

  private mutating func judge(_ moment: Moment, isTwinCut: Bool, _ sink: inout FindingSink) {
    guard let twin = moment.twin else { return }
    let text = moment.main.state.units
    let expected = twin.state.units
    guard text != expected else { return hasReported = false }
    let found = isTwinCut ? differenceBesideCut(text) : Self.difference(text, from: expected)
    guard found == kind else { return }
    guard !hasReported else { return }
    hasReported = true
    sink.report(
      description, "the field holds \(quoted(text)); typed in one piece it would hold \(quoted(expected))", at: moment)
  }

  /// Where the twin itself cut or refused something: older text must be whole, and nothing repeated.
  private func differenceBesideCut(_ text: [UInt16]) -> Kind? {
    if !text.holds(older) { return .lost }
    return text.count > expectedCount && text.hasRepeatedRun ? .doubled : nil
  }

  /// How `text` differs from `expected`: characters missing, a run repeated, or otherwise.
  static func difference(_ text: [UInt16], from expected: [UInt16]) -> Kind {
    if text.count < expected.count, expected.holds(text) { return .lost }
    if text.count > expected.count, text.holds(expected), text.hasRepeatedRun { return .doubled }
    return .changed
  }

  private static func description(of kind: Kind) -> RuleDescription {
    let condition = """
      After a composition has settled the text differs from the twin's. Where the twin itself cut or refused something: \
      only if older text is not whole, or something is repeated.
      """
    let fix = "Write to the field only when nothing is marked, and from the text that is there then."
    switch kind {
    case .lost:
      return RuleDescription(
        id: "text-lost", severity: .error, question: .text, summary: "Characters that were typed are missing.",
        condition: condition, fix: fix, evidence: "Semantics rules 41, 45, 75 and 76; bug reports ML, FM, HG, ST.",
        specimen: "reverts-at-commit")
    case .doubled:
      return RuleDescription(
        id: "text-doubled", severity: .error, question: .text, summary: "What was typed stands there twice.",
        condition: condition, fix: fix, evidence: "Semantics rule 41 b; bug reports FM-01 to FM-24, HG-05 to HG-10.",
        specimen: "writes-back-every-change")
    case .changed:
      return RuleDescription(
        id: "text-changed", severity: .error, question: .text, summary: "The field holds another text than was typed.",
        condition: condition, fix: fix, evidence: "Semantics rules 40 to 45; bug reports FM, CV.",
        specimen: "restores-stale-mirror")
    }
  }
}

extension [UInt16] {
  /// Whether all of `other` is here, in its order, perhaps with more in between.
  fileprivate func holds(_ other: [UInt16]) -> Bool {
    var rest = other[...]
    for unit in self where unit == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Whether a run of units stands here twice in a row.
  ///
  /// Limit: the search is cubic, so a text of more than a thousand units counts as having none.
  fileprivate var hasRepeatedRun: Bool {
    guard count >= 2, count <= 1000 else { return false }
    return (1...(count / 2)).contains { length in
      (0...(count - 2 * length)).contains { start in
        self[start..<(start + length)] == self[(start + length)..<(start + 2 * length)]
      }
    }
  }
}

/// The units as text for a message.
func quoted(_ units: [UInt16]) -> String { "\"\(String(decoding: units, as: UTF16.self))\"" }
