import CompositionScript
import ReplayHarness
import TextInputModel

extension ReplayTextReport {
  /// What is to say about one file on one host; nil if nothing is.
  mutating func block(_ runs: [PlayedSession]) -> Block? {
    guard let first = runs.first?.replay else { return nil }
    let replays = runs.map(\.replay)
    let sights = Sight.merge(replays)
    let unmet = MergedExpectations.merge(replays)
    guard !sights.isEmpty || !unmet.isEmpty || first.unplayed != nil else { return nil }
    let hasFailed = first.unplayed != nil || runs.contains(where: \.hasFailed)
    let title = style.strong("\(Printable.path(first.session.file)) on \(first.host.id)")
    var block = Block(lines: [(hasFailed ? style.bad("✗") : style.warning("!")) + " " + title])
    if let unplayed = first.unplayed {
      let message = "stopped at line \(unplayed.line): \(Printable.text(unplayed.message))"
      block.lines += Self.lines(message, first: "  ", rest: "    ")
    }
    for sight in sights {
      block.lines.append(place(sight.place, sight.variants, of: replays))
      block.lines += states(sight)
      for finding in sight.findings { block.lines += describe(finding) }
      block.showsMarkedText = block.showsMarkedText || (sight.stateBefore + sight.state).contains("[")
    }
    for group in unmet {
      let place = Place(step: group.step, line: group.line, key: nil, time: 0)
      block.lines.append(self.place(place, group.variants, of: replays))
      for (expected, actual) in group.pairs {
        block.lines.append("      expected  \(Printable.shortened(Printable.text(expected)))")
        block.lines.append("      actual    \(Printable.shortened(Printable.text(actual)))")
        block.showsMarkedText = block.showsMarkedText || actual.contains("[")
      }
    }
    block.lines.append("  again:  " + again(first, variant: variant(sights, unmet, of: replays)))
    return block
  }

  /// The step, its key or statement, and the variants, if not all have it.
  private func place(_ place: Place, _ variants: [String], of replays: [Replay]) -> String {
    var words = place.step > 0 ? ["step \(place.step)", "line \(place.line)"] : ["line \(place.line)"]
    if let key = place.key {
      words.append("key \(Printable.text(key))")
    } else if let step = replays[0].session.turns.lazy.flatMap(\.steps).first(where: { $0.number == place.step }) {
      words.append(Printable.shortened(Printable.text(step.source)))
    }
    let line = "  " + words.joined(separator: ", ")
    guard variants.count < replays.count else { return line }
    return line + style.faint("  (" + variants.map(Self.phrase).joined(separator: "; ") + ")")
  }

  private func states(_ sight: Sight) -> [String] {
    let before = Printable.shortened(sight.stateBefore)
    let after = Printable.shortened(sight.state)
    let width = max(before.columns, after.columns) + 3
    var lines: [String] = []
    if let shown = sight.shownBefore {
      lines.append("      before  \(before.padded(to: width))\(Printable.text(shown.summary))")
    }
    if let shown = sight.shown {
      lines.append("      after   \(after.padded(to: width))\(Printable.text(shown.summary))")
    }
    return lines
  }

  /// The rule and what it says; how to mend it the first time that the rule comes up.
  private mutating func describe(_ finding: Sight.Finding) -> [String] {
    let isWarning = finding.severity == .warning
    let name = finding.rule + (isWarning ? " (warning)" : "")
    let text = Self.lines(name + "   " + Printable.text(finding.message), first: "    ", rest: "      ")
    // Dressed after it is set, since the signs for a colour have no width.
    var lines = ["    " + (isWarning ? style.warning(name) : style.bad(name)) + text[0].dropFirst(4 + name.count)]
    lines += text.dropFirst()
    if explainedRules.insert(finding.rule).inserted,
      let rule = Rules.descriptions.first(where: { $0.id == finding.rule })
    {
      lines += Self.lines("→ \(rule.fix) `markedtext rules \(rule.id)` says more.", first: "      ", rest: "        ")
    }
    return lines
  }

  private static func lines(_ text: String, first: String, rest: String) -> [String] {
    TextWrapping.wrapped(first + text, indent: rest).split(separator: "\n").map(String.init)
  }

  // MARK: Again

  /// The line for a shell that shows the same again.
  private func again(_ replay: Replay, variant: String?) -> String {
    var words = ["markedtext replay", Shell.path(replay.session.file)]
    words += repeatedOptions.map(Shell.quoted)
    words.append("--host \(replay.host.id)")
    if let variant { words.append("--variants \(variant)") }
    return words.joined(separator: " ")
  }

  /// The one variant in which all of this comes up; nil where it takes several, as a comparison of variants does.
  private func variant(_ sights: [Sight], _ unmet: [MergedExpectations], of replays: [Replay]) -> String? {
    let rules = sights.flatMap { $0.findings.map(\.rule) }
    guard !rules.contains(EventDependence.description.id) else { return nil }
    let wanted = sights.map(\.variants) + unmet.map(\.variants)
    return replays.map(\.variant.id).first { id in wanted.allSatisfy { $0.contains(id) } }
  }

  private static func phrase(_ variant: String) -> String {
    switch variant {
    case "plain": "as the host delivers it"
    case "events=0": "no change event at the commit"
    case "events=1": "one change event at the commit"
    case "events=2": "two change events at the commit"
    default: variant
    }
  }
}
