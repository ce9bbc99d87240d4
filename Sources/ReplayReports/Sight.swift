import ReplayHarness

/// What a reader is shown of one moment: the states before and after, and all that was found there, in the variants in
/// which it is the same.
struct Sight {
  /// A finding without its place.
  struct Finding: Hashable {
    var rule: String
    var severity: Severity
    var message: String
  }

  var place: Place
  var stateBefore: String
  var state: String
  var shownBefore: Presentation?
  var shown: Presentation?
  var variants: [String]
  var findings: [Finding]

  /// The findings of several variants of one session, each once, together where they happen at the same moment.
  static func merge(_ replays: [Replay]) -> [Sight] {
    var single: [Sight] = []
    for replay in replays {
      for finding in replay.findings {
        let sight = Sight(finding, variant: replay.variant.id)
        if let index = single.firstIndex(where: { $0.isSameMoment(as: sight) && $0.findings == sight.findings }) {
          if !single[index].variants.contains(replay.variant.id) { single[index].variants.append(replay.variant.id) }
        } else {
          single.append(sight)
        }
      }
    }
    var merged: [Sight] = []
    for sight in single {
      if let index = merged.firstIndex(where: { $0.isSameMoment(as: sight) && $0.variants == sight.variants }) {
        merged[index].findings += sight.findings
      } else {
        merged.append(sight)
      }
    }
    return merged
  }

  private init(_ finding: ReplayHarness.Finding, variant: String) {
    place = finding.place
    stateBefore = finding.stateBefore
    state = finding.state
    shownBefore = finding.shownBefore
    shown = finding.shown
    variants = [variant]
    findings = [Finding(rule: finding.rule, severity: finding.severity, message: finding.message)]
  }

  private func isSameMoment(as other: Sight) -> Bool {
    place == other.place && stateBefore == other.stateBefore && state == other.state
      && shownBefore == other.shownBefore && shown == other.shown
  }
}

/// The expectations of one step that were not met, in the variants in which they are the same.
struct MergedExpectations {
  var step: Int
  var line: Int
  var variants: [String]
  var pairs: [(expected: String, actual: String)]

  /// The unmet expectations of several variants of one session, each once, together where they belong to one step.
  static func merge(_ replays: [Replay]) -> [MergedExpectations] {
    var single: [(unmet: UnmetExpectation, variants: [String])] = []
    for replay in replays {
      for unmet in replay.unmet {
        if let index = single.firstIndex(where: { $0.unmet == unmet }) {
          if !single[index].variants.contains(replay.variant.id) { single[index].variants.append(replay.variant.id) }
        } else {
          single.append((unmet, [replay.variant.id]))
        }
      }
    }
    var merged: [MergedExpectations] = []
    for (unmet, variants) in single {
      let pair = (unmet.expected, unmet.actual)
      if let index = merged.firstIndex(where: { $0.step == unmet.step && $0.variants == variants }) {
        merged[index].pairs.append(pair)
      } else {
        merged.append(.init(step: unmet.step, line: unmet.line, variants: variants, pairs: [pair]))
      }
    }
    return merged
  }
}
