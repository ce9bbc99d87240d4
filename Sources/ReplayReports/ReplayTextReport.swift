import CompositionScript
import ReplayHarness
import TextInputModel

/// The results of a replay for a reader: the answer first, then each failing file, then the summary.
public struct ReplayTextReport: Sendable {
  private let style: TextStyle
  private let form: String?
  private let isVerbose: Bool
  private var blocks: [String] = []
  private var explainedRules: Set<String> = []
  private var approximatedHosts: Set<String> = []
  private var warnings: [String] = []

  /// A report about sessions replayed with `form`; nil if each script named its own, or none was.
  public init(style: TextStyle, form: String?, isVerbose: Bool) {
    self.style = style
    self.form = form
    self.isVerbose = isVerbose
  }

  /// Adds all runs of one file.
  public mutating func add(_ runs: [SessionOutcome]) {
    var replays: [Replay] = []
    for run in runs {
      switch run {
      case .played(let replay): replays.append(replay)
      case .malformed: break
      case .failed(let file, let message): blocks.append(style.bad("✗") + " \(file)\n    \(message)")
      }
    }
    noteHost(of: replays)
    for warning in Set(replays.flatMap(\.warnings)).sorted(by: { $0.line < $1.line }) {
      warnings.append("\(replays[0].session.file):\(warning.line): warning: \(warning.message)")
    }
    for host in Set(replays.map(\.host.id)).sorted() { addBlock(replays.filter { $0.host.id == host }) }
  }

  /// Oddities of the sessions, one a line, for the standard error.
  public var diagnostics: [String] { warnings }

  /// The whole text.
  public func text(_ summary: ReplaySummary) -> String {
    var parts = [headline(summary)]
    let shown = isVerbose ? blocks[...] : blocks.prefix(shownBlocks)
    parts += shown
    if blocks.count > shown.count {
      parts.append(style.faint("… and \(blocks.count - shown.count) more; --verbose shows them all"))
    }
    parts.append(footer(summary))
    return parts.joined(separator: "\n\n") + "\n"
  }

  // MARK: One file

  private mutating func addBlock(_ replays: [Replay]) {
    guard let first = replays.first else { return }
    let findings = MergedFinding.merge(replays)
    let unmet = first.unmet.isEmpty ? replays.first { !$0.unmet.isEmpty }?.unmet ?? [] : first.unmet
    guard !findings.isEmpty || !unmet.isEmpty || first.unplayed != nil else { return }
    let isFailure = replays.contains { !$0.passed }
    var lines = [
      (isFailure ? style.bad("✗") : style.warning("!")) + " " + style.strong("\(first.session.file) on \(first.host.id)")
    ]
    if let unplayed = first.unplayed { lines.append("    line \(unplayed.line): \(unplayed.message)") }
    for finding in findings { lines += describe(finding, runs: replays.count) }
    for expectation in unmet {
      lines.append("    step \(expectation.step), line \(expectation.line)")
      lines.append("      expected  \(expectation.expected)")
      lines.append("      actual    \(expectation.actual)")
    }
    lines.append("  again:  \(again(first, variant: findings.first?.variants.first))")
    blocks.append(lines.joined(separator: "\n"))
  }

  private mutating func describe(_ merged: MergedFinding, runs: Int) -> [String] {
    let finding = merged.finding
    var where_ = "    step \(finding.place.step), line \(finding.place.line)"
    if let key = finding.place.key { where_ += "  key \(key)" }
    if merged.variants.count < runs {
      where_ += style.faint("  (\(merged.variants.map(Self.phrase).joined(separator: "; ")))")
    }
    var lines = [where_]
    let width = max(finding.stateBefore.columns, finding.state.columns) + 3
    if let before = finding.shownBefore {
      lines.append("      before  \(finding.stateBefore.padded(to: width))\(before.summary)")
    }
    if let shown = finding.shown { lines.append("      after   \(finding.state.padded(to: width))\(shown.summary)") }
    let name = finding.severity == .error ? style.bad(finding.rule) : style.warning("\(finding.rule) (warning)")
    lines.append("  \(name)   \(finding.message)")
    if explainedRules.insert(finding.rule).inserted,
      let rule = Rules.descriptions.first(where: { $0.id == finding.rule })
    {
      lines.append("      \(rule.fix)  → markedtext rules \(finding.rule)")
    }
    return lines
  }

  private func again(_ replay: Replay, variant: String?) -> String {
    var words = ["markedtext replay", Shell.quoted(replay.session.file)]
    if let form { words.append("--form \(Shell.quoted(form))") }
    words.append("--host \(replay.host.id)")
    if let variant { words.append("--variants \(variant)") }
    return words.joined(separator: " ")
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

  // MARK: All files

  private func headline(_ summary: ReplaySummary) -> String {
    let whose = form.map { " (form \($0))" } ?? ""
    if summary.filesFailed > 0 {
      return style.bad("✗")
        + " \(summary.filesFailed) of \(counted(summary.files, "file")) fail\(summary.filesFailed == 1 ? "s" : "")\(whose)"
    }
    if summary.sessions == 0 { return style.bad("✗") + " nothing could be played" }
    if summary.warnings > 0 { return style.warning("!") + " no errors, \(counted(summary.warnings, "warning"))\(whose)" }
    return style.good("✓") + " nothing to report\(whose)"
  }

  private func footer(_ summary: ReplaySummary) -> String {
    var lines = [
      [
        "no error too early: \(answer(.early, summary))", "right after the commit: \(answer(.late, summary))",
        "submit guarded: \(answer(.gate, summary))", "no text lost: \(answer(.text, summary))",
        "keys: \(answer(.keys, summary))",
      ].joined(separator: "    "),
      counts(summary),
      "\(summary.neverComposed) of the \(counted(summary.files, "file")) never compose",
    ]
    if form == nil, summary.questions.isEmpty, summary.skipped > 0 {
      lines.append("a session without a form: only the states were checked")
    }
    for host in approximatedHosts.sorted() { lines.append("\(host) has no profile of its own: played on the nearest one") }
    return lines.joined(separator: "\n")
  }

  private func counts(_ summary: ReplaySummary) -> String {
    var parts = [counted(summary.files, "file"), counted(summary.sessions, "session"), counted(summary.steps, "step")]
    parts.append(counted(summary.errors, "error"))
    if summary.warnings > 0 { parts.append(counted(summary.warnings, "warning")) }
    if summary.unmet > 0 { parts.append(counted(summary.unmet, "unmet expectation")) }
    if summary.skipped > 0 { parts.append("\(counted(summary.skipped, "expectation")) of another form skipped") }
    if summary.malformed > 0 { parts.append("\(summary.malformed) malformed") }
    if summary.failed > 0 { parts.append("\(summary.failed) not played to the end") }
    return parts.joined(separator: ", ")
  }

  private func answer(_ question: Question, _ summary: ReplaySummary) -> String {
    let all = summary.questions[question] ?? 0
    let errors = summary.questionErrors[question] ?? 0
    if errors > 0 { return style.bad("no, \(counted(all, "finding"))") }
    if all > 0 { return style.warning(counted(all, "warning")) }
    return style.good("yes")
  }

  private mutating func noteHost(of replays: [Replay]) {
    guard let named = replays.first?.session.host, HostProfile.named(named)?.isApproximated == true else { return }
    approximatedHosts.insert(named)
  }
}

/// How many failing files are shown where --verbose is not given.
private let shownBlocks = 5

/// One finding with the variants in which it came up.
private struct MergedFinding {
  var finding: Finding
  var variants: [String]

  static func merge(_ replays: [Replay]) -> [MergedFinding] {
    var result: [MergedFinding] = []
    for replay in replays {
      for finding in replay.findings {
        if let index = result.firstIndex(where: { $0.finding.isSame(as: finding) }) {
          result[index].variants.append(replay.variant.id)
        } else {
          result.append(MergedFinding(finding: finding, variants: [replay.variant.id]))
        }
      }
    }
    return result
  }
}

extension Finding {
  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && place == other.place && state == other.state && message == other.message
  }
}

/// Words for a shell.
enum Shell {
  /// The word, quoted where a shell would take it apart.
  static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./:=@%+,".unicodeScalars.contains($0)
    }
    return plain && !word.isEmpty ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
