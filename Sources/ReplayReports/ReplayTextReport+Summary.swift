import CompositionScript
import ReplayHarness

extension ReplayTextReport {
  /// The first line: how it went.
  func headline(_ summary: ReplaySummary) -> String {
    let whose = form.map { " (form \($0))" } ?? ""
    let files = counted(summary.files, "file")
    let unplayed = summary.malformed + summary.unplayed
    let extent = summary.filesPlayed == summary.files ? " to the end" : ""
    if summary.filesFailed > 0 {
      let more = unplayed > 0 ? "; \(unplayed) could not be played\(extent)" : ""
      let verb = summary.filesFailed == 1 ? "fails" : "fail"
      return style.bad("✗") + " \(summary.filesFailed) of \(files) \(verb)\(whose)\(more)"
    }
    if unplayed > 0 {
      let more = unplayed < summary.files ? "; in the others nothing was found" : ""
      return style.bad("✗") + " \(unplayed) of \(files) could not be played\(extent)\(whose)\(more)"
    }
    if summary.steps == 0 { return style.bad("✗") + " nothing was there to run" }
    if summary.warnings > 0 {
      return style.warning("!") + " no errors in \(files), \(counted(summary.warnings, "warning"))\(whose)"
    }
    if summary.filesJudged == 0 {
      return style.good("✓") + " \(files): the text is as expected; no form was judged"
    }
    return style.good("✓") + " nothing to report in \(files)\(whose)"
  }

  /// The answers to the acceptance questions.
  func answers(_ summary: ReplaySummary) -> String {
    let rows = Question.allCases.map { [$0.title, answer($0, summary)] }
    return String(TextTable.aligned(rows, indent: "  ").dropLast())
  }

  private func answer(_ question: Question, _ summary: ReplaySummary) -> String {
    guard summary.filesJudged > 0, questions.contains(question) else { return style.faint("not judged") }
    let all = summary.questions[question] ?? 0
    if summary.questionErrors[question] ?? 0 > 0 { return style.bad("no, \(counted(all, "finding"))") }
    if all > 0 { return style.warning(counted(all, "warning")) }
    // What was cut short may have gone wrong in the part that nobody played.
    return summary.unplayed > 0 ? style.warning("yes, as far as was played") : style.good("yes")
  }

  /// How much there was.
  func counts(_ summary: ReplaySummary) -> String {
    let ran = [counted(summary.files, "file"), counted(summary.runs, "run"), counted(summary.steps, "step")]
    var found = [counted(summary.errors, "error")]
    if summary.warnings > 0 { found.append(counted(summary.warnings, "warning")) }
    if summary.unmet > 0 { found.append(counted(summary.unmet, "unmet expectation")) }
    if summary.malformed > 0 { found.append("\(summary.malformed) malformed") }
    if summary.unplayed > 0 { found.append("\(summary.unplayed) not played, or not to the end") }
    var lines = [ran.joined(separator: ", ") + ": " + found.joined(separator: ", ")]
    if summary.filesPlayed > 0 {
      let played = summary.filesPlayed == summary.files ? "" : " that were played"
      lines.append("\(summary.neverComposed) of \(counted(summary.filesPlayed, "file"))\(played) never compose")
    }
    if summary.skipped > 0 {
      lines.append("\(counted(summary.skipped, "expectation")) of a form other than the one judged skipped")
    }
    if summary.skippedForHost > 0 {
      lines.append(
        "\(counted(summary.skippedForHost, "expectation")) of a system of another kind than the one played skipped")
    }
    return lines.map { TextWrapping.wrapped($0, indent: "  ") }.joined(separator: "\n")
  }

  /// What a reader must know to judge the result and JSON does not tell, one a line.
  package func notes(_ summary: ReplaySummary) -> [String] {
    var notes: [String] = []
    if summary.filesPlayed > summary.filesJudged {
      let count = summary.filesPlayed - summary.filesJudged
      notes.append(
        count == summary.filesPlayed
          ? "without a form only the text was checked; `--form <id>` judges one, `markedtext forms` lists them"
          : "\(count) of them name no form: only their text was checked; `--form <id>` judges one in all")
    }
    for (name, profile) in approximatedHosts.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
      notes.append("\(Printable.text(name)) has no profile of its own: played on \(profile) in its place")
    }
    return notes.map { TextWrapping.wrapped($0, indent: "  ") }
  }
}

extension Question {
  /// The acceptance question in a few words; `yes` is good.
  var title: String {
    switch self {
    case .early: "no error too early"
    case .late: "right verdict after the commit"
    case .gate: "submit guarded by every path"
    case .text: "no text lost"
    case .keys: "keys left to the keyboard"
    }
  }
}
