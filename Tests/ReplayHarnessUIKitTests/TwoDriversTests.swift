import CompositionScript
import Foundation
import MarkedTextUIKit
import ReplayHarness
import ReplayHarnessUIKit
import Testing
import TextInputModel

/// One replay, two ways to drive a UITextField: the simulated keyboard of the façade, and nothing but what UIKit has too.
@MainActor @Suite struct TwoDriversTests {
  nonisolated static let sessions: [Session] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpora")
    let files = (FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { ["ime", "jsonl"].contains($0.pathExtension) }
    return files.sorted { $0.path < $1.path }.compactMap { file in
      (try? Data(contentsOf: file)).flatMap { SessionReader.read(Array($0), file: file.lastPathComponent).session }
    }
  }()

  private func replay(_ session: Session, waits: Bool, _ host: HostProfile, isDriven: Bool) async -> Replay {
    let drive: DrivenSubjectFactory =
      isDriven
      ? DrivenSubject.onDrivenTextField { driver, _ in NameForm(driver.field, waits: waits).subject }
      : DrivenSubject.onTextField { field, _ in NameForm(field, waits: waits).subject }
    return await Player(session: session, host: host, checksPresentation: false, drive: drive).run()
  }

  @Test func thereAreSessions() { #expect(Self.sessions.count > 300) }

  /// Both end with the same text and find the same; a form that waits is silent on all corpora, and one that does not is
  /// caught.
  @Test(arguments: [HostProfile.ios12, .ios18, .ios26]) func bothGiveTheSame(host: HostProfile) async {
    var caught = 0
    for session in Self.sessions {
      for waits in [true, false] {
        let typed = await replay(session, waits: waits, host, isDriven: false)
        let driven = await replay(session, waits: waits, host, isDriven: true)
        #expect(typed.final.units == driven.final.units || session.hasLoneSurrogates, "\(session.file)")
        let rules = typed.findings.map(\.rule)
        #expect(rules == driven.findings.map(\.rule), "\(session.file) \(waits)")
        if waits { #expect(rules == [], "\(session.file)") }
        caught += typed.findings.isEmpty ? 0 : 1
      }
    }
    #expect(caught > 250)
  }
}

extension Session {
  /// Whether a text of it can't be a String.
  fileprivate var hasLoneSurrogates: Bool {
    turns.contains { turn in
      turn.steps.contains { step in
        guard case .call(let call) = step.action else { return false }
        switch call {
        case .setMarkedText(let units, _, _), .insertText(let units, _), .replace(_, let units):
          return Array(String(decoding: units, as: UTF16.self).utf16) != units
        case .unmarkText, .deleteBackward, .select: return false
        }
      }
    }
  }
}
