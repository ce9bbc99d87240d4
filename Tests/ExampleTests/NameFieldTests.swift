import CompositionScript
import ReplayHarness
import Testing
import TextInputModel

/// The validator under test: your own code, here with the fault that everybody makes.
@MainActor final class NameFieldValidator {
  var message: String?

  func editingDidChange(_ field: TextField) {
    message = field.state.text.allSatisfy { $0 >= "\u{4E00}" } ? nil : "Chinese characters only"
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

  @Test func speaksTooEarly() async throws {
    let session = try #require(SessionReader.read(Array(Self.session.utf8), file: "ni.ime").session)
    let player = Player(session: session, host: .ios18) { context in
      let validator = NameFieldValidator()
      return Subject(
        changed: { validator.editingDidChange(context.field) },
        submit: { _ in validator.message == nil ? .accepted(context.field.state.units) : .refused },
        error: { validator.message },
        canSubmit: { validator.message == nil && context.field.state.markedRange == nil })
    }
    let findings = await player.run().findings
    #expect(findings.map(\.rule) == ["error-while-composing"])
    #expect(findings.map(\.state) == ["[n|]"])
  }
}
