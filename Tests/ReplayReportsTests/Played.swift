import CompositionScript
import ReplayHarness
import ReplayReports
import Specimens
import Testing
import TextInputModel

/// The runs of a session, played as `replay` plays it.
/// - Parameters:
///   - text: a script, or a recording where the file's name says so.
///   - form: what is asked for; else the session's own, else none.
@MainActor func play(
  _ text: String, file: String = "name.ime", form: String? = nil, hosts: [HostProfile]? = nil,
  variants: [Variant] = Variant.all, isStrict: Bool = false
) async throws -> [SessionOutcome] {
  let reading = SessionReader.read(Array(text.utf8), file: file)
  guard let session = reading.session else { return [.malformed(file: file)] }
  let entry = try (form ?? session.form).map { try #require(Forms.named($0)) }
  let runner = SessionRunner(options: .init(hosts: hosts, variants: variants))
  let replays = await runner.run(session, form: entry.map { .init(id: $0.id, make: $0.make) })
  return replays.map { .played(PlayedSession(replay: $0, form: entry?.id, isStrict: isStrict)) }
}

/// The text report on files, each with all its runs.
@MainActor func report(
  _ files: [[SessionOutcome]], form: String? = nil, repeatedOptions: [String] = [], hasColor: Bool = false,
  isVerbose: Bool = false
) -> String {
  var summary = ReplaySummary()
  var report = ReplayTextReport(
    style: TextStyle(hasColor: hasColor), form: form, repeatedOptions: repeatedOptions, isVerbose: isVerbose)
  for runs in files {
    summary.add(runs)
    report.add(runs)
  }
  return report.text(summary)
}
