import Testing
import TextInputModel

/// Sections 1.8 and 5 of the rules: the end of editing, Return, secure entry, the clear button.
@Suite @MainActor struct RuleRowsLifeTests {
  private nonisolated static let blur: @MainActor @Sendable (Stage) -> Void = {
    $0.field.beginEditing()
    $0.recorder.heard = []
    $0.field.endEditing()
  }

  @Test(arguments: [
    RuleRow(
      48, #"[f\u{2006}g|]"#, "fg|", on: .ios, hears: [.shouldEnd, .editing, .editing] + FieldEvent.ended, blur),
    RuleRow(49, #"[p\u{2006}g|]"#, "pg|", on: .ios, blur),
    RuleRow(49, "[かな|]", "かな|", on: .everywhere, blur),
    RuleRow(50, #"[c\u{2006}m|]"#, #"c\u{2006}m|"#, on: [.raw], hears: [], blur),
    RuleRow(51, "a[ni|]b", "a|b", on: .everywhere) {
      $0.field.beginEditing()
      $0.field.hideKeyboard(discardingMarkedText: true)
    },
    RuleRow(52, "teh|", "the|", on: .ios, hears: [.shouldEnd, .ask(0, 3, "the")] + FieldEvent.ended) {
      $0.field.offerCorrection((range(0, 3), units("the")))
      blur($0)
    },
    RuleRow(
      52, "teh|", "the|", on: .turned("ios18/autocorrection-at-blur=asked-with-event"),
      hears: [.shouldEnd, .ask(0, 3, "the"), .editing] + FieldEvent.ended
    ) {
      $0.field.offerCorrection((range(0, 3), units("the")))
      blur($0)
    },
    RuleRow(59, "a|", "a|", on: .ios, hears: [.shouldEnd] + FieldEvent.ended, blur),
    RuleRow(
      174, #"[f\u{2006}g|]"#, "fg|", on: .ios, hears: [.shouldEnd, .editing, .editing] + FieldEvent.ended
    ) {
      $0.field.beginEditing()
      $0.recorder.heard = []
      $0.recorder.mayEnd = false
      $0.field.endEditing(force: true, reason: .cancelled)
    },
    RuleRow(
      175, #"[f\u{2006}g|]"#, "fg|", on: .turned("ios18/blur-order=commit-first"),
      hears: [.editing, .editing, .shouldEnd] + FieldEvent.ended, blur),
  ])
  func endsEditing(row: RuleRow) throws { try row.check() }

  @Test(.rule(174)) func keepsTheReason() throws {
    let stage = try Stage()
    stage.field.beginEditing()
    stage.field.endEditing(force: false, reason: .cancelled)
    #expect(stage.field.endReason == .cancelled)
    stage.field.beginEditing()
    stage.field.endEditing()
    #expect(stage.field.endReason == .committed)
  }

  @Test(arguments: [
    RuleRow(
      171, "[ほん|]", "ほん|", on: .ios, hears: [.editing, .told(.shouldReturn), .told(.editingDidEndOnExit)]
    ) {
      $0.field.pressReturn()
      $0.field.pressReturn()
    },
    RuleRow(173, "a|", "a|", on: .ios, hears: [.told(.shouldReturn), .told(.editingDidEndOnExit)]) {
      $0.field.pressReturn()
    },
    RuleRow(173, "a|", "a|", on: .ios, hears: [.told(.shouldReturn)]) {
      $0.recorder.mayReturn = false
      $0.field.pressReturn()
    },
    RuleRow(
      173, "a|", "a|", on: .turned("ios18/return-question=line-feed-first"),
      hears: [.ask(1, 0, "\n"), .told(.shouldReturn), .told(.editingDidEndOnExit)]
    ) { $0.field.pressReturn() },
  ])
  func pressesReturn(row: RuleRow) throws { try row.check() }

  @Test(arguments: [
    RuleRow(168, "|", "|", on: .ios, hears: []) {
      $0.field.isSecure = true
      $0.field.keyboard(mark("n"), key: .key("n"))
    },
    RuleRow(168, "|", "[n|]", on: [.raw, .macos]) {
      $0.field.isSecure = true
      $0.field.keyboard(mark("n"), key: .key("n"))
    },
    RuleRow(170, "pass|", "x|", on: .ios, asks: [.ask(4, 0, "x")]) {
      $0.field.isSecure = true
      $0.field.beginEditing()
      $0.field.keyboard(insert("x"))
    },
    RuleRow(170, "pass|", "|", on: .ios, asks: [.ask(3, 1, "")]) {
      $0.field.beginEditing()
      $0.field.isSecure = true
      $0.field.keyboard(.deleteBackward)
    },
    RuleRow(170, "pass|", "xy|", on: .ios) {
      $0.field.isSecure = true
      $0.field.beginEditing()
      $0.field.keyboard(insert("x"))
      $0.field.keyboard(insert("y"))
    },
    RuleRow(177, "|", "[n|]", on: .ios, hears: [.ask(0, 0, "n"), .editing]) {
      $0.field.contentType = .contact
      $0.field.keyboard(mark("n"), key: .key("n"))
    },
  ])
  func knowsWhatTheFieldIsFor(row: RuleRow) throws { try row.check() }

  @Test(arguments: [
    RuleRow(176, "a[ni|]b", "|", on: .ios, hears: [.told(.shouldClear), .editing]) { $0.field.pressClear() },
    RuleRow(176, "a[ni|]b", "a[ni|]b", on: .ios, hears: [.told(.shouldClear)]) {
      $0.recorder.mayClear = false
      $0.field.pressClear()
    },
    RuleRow(176, "ab|", "|", on: .turned("ios18/clear-events=none"), hears: [.told(.shouldClear)]) {
      $0.field.pressClear()
    },
  ])
  func pressesClear(row: RuleRow) throws { try row.check() }
}
