import CompositionScript
import ReplayHarness
import ReplayHarnessUIKit
import Testing
import TextInputModel
import UIKit

/// The app's own code: it judges what someone is still typing, unless it `waits`.
@MainActor final class SurnameValidator {
  private(set) var message: String?
  var waits = true

  func editingDidChange(_ field: UITextField) {
    if waits, field.markedTextRange != nil { return message = nil }
    let isHan = field.text?.range(of: "^\\p{Han}*$", options: .regularExpression) != nil
    message = isHan ? nil : "Chinese characters only"
  }
}

@MainActor @Suite struct RecordedSessionTests {
  /// Plays a session against the validator, and beside it a twin that gets the same text in one piece.
  func findings(waits: Bool) async throws -> [Finding] {
    let script = """
      mark wang
      mark wang\\u{2006}x
      insert 王
      submit button
      """
    let session = try #require(SessionReader.read(Array(script.utf8), file: "wang.ime").session)
    let drive = DrivenSubject.onTextField { field, _ in
      let validator = SurnameValidator()
      validator.waits = waits
      return Subject(
        changed: { validator.editingDidChange(field) },
        submit: { _ in validator.message == nil ? .accepted(Array((field.text ?? "").utf16)) : .refused },
        error: { validator.message },
        canSubmit: { validator.message == nil && field.markedTextRange == nil })
    }
    return await Player(session: session, host: .ios18, drive: drive).run().findings
  }

  @Test func saysNothingWhileSomeoneTypes() async throws {
    #expect(try await findings(waits: true).isEmpty)
    #expect(try await findings(waits: false).map(\.rule) == ["error-while-composing"])
  }
}
