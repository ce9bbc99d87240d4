import CompositionScript
import ReplayHarness
import Testing
import TextInputModel

/// The validator under test: your own code, here with the fault that everybody makes, unless it `waits`.
@MainActor final class NameFieldValidator {
  var message: String?
  let waits: Bool

  init(waits: Bool) { self.waits = waits }

  func editingDidChange(_ field: TextField) {
    let isComposing = waits && field.state.markedRange != nil
    let isChinese = field.state.text.allSatisfy { $0 >= "\u{4E00}" }
    message = isComposing || isChinese ? nil : "Chinese characters only"
  }
}

@MainActor @Suite struct NameFieldTests {
  /// Someone types `ni`, chooses 你, and sends the form.
  static let session = """
    mark n
    mark ni
    insert 你
    submit button
    """

  func findings(waits: Bool) async throws -> [Finding] {
    let session = try #require(SessionReader.read(Array(Self.session.utf8), file: "ni.ime").session)
    let player = Player(session: session, host: .ios18) { context in
      let validator = NameFieldValidator(waits: waits)
      return Subject(
        changed: { validator.editingDidChange(context.field) },
        submit: { _ in validator.message == nil ? .accepted(context.field.state.units) : .refused },
        error: { validator.message },
        canSubmit: { validator.message == nil && context.field.state.markedRange == nil })
    }
    return await player.run().findings
  }

  @Test func speaksTooEarly() async throws {
    let findings = try await findings(waits: false)
    #expect(findings.map(\.rule) == ["error-while-composing"])
    #expect(findings.map(\.state) == ["[n|]"])
  }

  @Test func waitsForTheComposition() async throws {
    #expect(try await findings(waits: true).isEmpty)
  }
}
