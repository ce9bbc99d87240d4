import CompositionScript
import ReplayHarness
import TextInputModel

/// The results of a replay for a reader: the answer first, then each failing file, then the summary.
public struct ReplayTextReport: Sendable {
  let style: TextStyle
  let form: String?
  /// The host that was asked for, whatever a session names.
  let host: String?
  /// What the line that shows a failure again must say besides the file, the host and the variant.
  let repeatedOptions: [String]
  /// The questions that a rule was asked about.
  let questions: Set<Question>
  let isVerbose: Bool
  private var blocks: [Block] = []
  /// What is worth knowing and no fault, a line each; collected for a reader who asked for everything.
  private var notices: [String] = []
  var explainedRules: Set<String> = []
  /// Hosts without a profile of their own, and the profile that stood for them.
  private(set) var approximatedHosts: [String: String] = [:]

  /// A file's part of the report, and whether a state with marked text stands in it.
  struct Block: Sendable {
    var lines: [String]
    var showsMarkedText = false
  }

  /// A report about sessions.
  /// - Parameters:
  ///   - form: the form that was asked for; nil if each script named its own, or none was.
  ///   - host: the host that was asked for; nil if each session was played on its own.
  ///   - rules: the rules that were asked for; nil is all.
  ///   - repeatedOptions: what the line that shows a failure again says besides file, host and variant.
  public init(
    style: TextStyle, form: String? = nil, host: String? = nil, rules: Set<String>? = nil,
    repeatedOptions: [String] = [], isVerbose: Bool = false
  ) {
    self.style = style
    self.form = form
    self.host = host
    self.repeatedOptions = repeatedOptions
    self.isVerbose = isVerbose
    questions = Set(Rules.descriptions.filter { rules?.contains($0.id) != false }.map(\.question))
    if let host, let match = HostProfile.named(host) { note(host, match) }
  }

  /// Adds all runs of one file.
  public mutating func add(_ outcomes: [SessionOutcome]) {
    var runs: [PlayedSession] = []
    for outcome in outcomes {
      switch outcome {
      case .played(let run): runs.append(run)
      case .malformed(let file): addUnplayed(file, "malformed; nothing of it was played")
      case .failed(let file, let message): addUnplayed(file, message)
      }
    }
    guard let first = runs.first else { return }
    if isVerbose { noteNotices(of: runs) }
    if host == nil, let named = first.replay.session.host, let match = HostProfile.named(named) { note(named, match) }
    var hosts: [String] = []
    for run in runs where !hosts.contains(run.replay.host.id) { hosts.append(run.replay.host.id) }
    for host in hosts {
      if let block = block(runs.filter { $0.replay.host.id == host }) { blocks.append(block) }
    }
  }

  /// The same notice in several runs of a file is one line.
  private mutating func noteNotices(of runs: [PlayedSession]) {
    for run in runs {
      for notice in run.replay.notices {
        let place = Printable.path(run.replay.session.file) + (notice.line.map { ":\($0)" } ?? "")
        let line = style.faint("· \(place): \(notice.kind.rawValue): \(Printable.text(notice.message))")
        if !notices.contains(line) { notices.append(line) }
      }
    }
  }

  private mutating func addUnplayed(_ file: String, _ message: String) {
    blocks.append(Block(lines: [style.bad("✗") + " " + style.strong(Printable.path(file)), "    " + message]))
  }

  private mutating func note(_ name: String, _ match: HostProfile.Match) {
    if match.isApproximated { approximatedHosts[name] = match.profile.id }
  }

  /// The whole text.
  public func text(_ summary: ReplaySummary) -> String {
    let shown = isVerbose ? blocks[...] : blocks.prefix(shownBlocks)
    var head = headline(summary)
    if shown.contains(where: \.showsMarkedText) { head += "\n" + style.faint(legend) }
    var parts = [head] + shown.map { $0.lines.joined(separator: "\n") }
    if blocks.count > shown.count {
      parts.append(style.faint("… and \(blocks.count - shown.count) more; --verbose shows them all"))
    }
    if !notices.isEmpty { parts.append(notices.joined(separator: "\n")) }
    parts.append(answers(summary))
    parts.append(([counts(summary)] + notes(summary)).joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }
}

/// How many failing files are shown where --verbose is not given.
private let shownBlocks = 5

/// What the signs in a state mean, for a reader who has never seen them.
private let legend = "  Letters in [ ] are marked: typed, but not chosen yet. | is the caret."
