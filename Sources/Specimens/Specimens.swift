import FormValidation
import ReplayHarness
import TextInputModel

/// Faulty name fields, each with just one fault and the rules that must catch it.
public enum Specimens {
  /// All of them, in the order of the rules.
  public static let all: [Forms.Entry] = [
    entry(
      "validates-every-change", "checks the text at every change event, marked or not", ["error-while-composing"],
      validatesEveryChange),
    entry(
      "requirements-live", "counts marked letters in its requirement", ["requirement-while-composing"],
      requirementsLive),
    entry(
      "gate-ignores-marked-text", "switches submit on for any text", ["submit-enabled-while-composing"],
      gateIgnoresMarkedText),
    entry(
      "submit-ignores-marked-text", "accepts whatever the field holds", ["submit-accepted-while-composing"],
      submitIgnoresMarkedText),
    entry("binds-marked-text", "hands on the text with its marked part", ["provisional-value"], bindsMarkedText),
    entry(
      "formats-every-change", "writes the text in capitals at every change event", ["composition-destroyed"],
      formatsEveryChange),
    entry("refuses-letters", "says no to Latin letters in shouldChange", ["key-refused"], refusesLetters),
    entry(
      "reverts-at-commit", "writes its old value back when a composition ends", ["text-lost"], revertsAtCommit),
    entry(
      "writes-back-every-change", "writes the same text back at every change event",
      ["text-doubled", "composition-destroyed"], writesBackEveryChange),
    entry(
      "restores-stale-mirror", "writes the last letters it saw in place of the candidate", ["text-changed"],
      restoresStaleMirror),
    entry(
      "skips-commit", "skips the change event that ends a composition", ["not-revalidated", "gate-stuck"], skipsCommit),
    entry(
      "submits-cached-verdict", "accepts a submit by a verdict on an older text", ["submit-unchecked"],
      submitsCachedVerdict),
    entry(
      "clears-after-composing", "clears its verdict for a moment at the second change event after letters", ["flicker"],
      clearsAfterComposing),
    entry("counts-events", "lets submit on after the first change event only", ["event-dependent"], countsEvents),
  ]

  private static func entry(
    _ name: String, _ summary: String, _ rules: [String],
    _ make: @escaping @MainActor @Sendable (SubjectContext) -> Subject
  ) -> Forms.Entry {
    Forms.Entry(id: "specimen:\(name)", summary: summary, caughtBy: rules, make: make)
  }

  /// The state with nothing marked, as code sees it that has never heard of marked text.
  static func unaware(_ state: TextInputState) -> TextInputState {
    TextInputState(units: state.units, selectedRange: state.selectedRange)
  }
}
