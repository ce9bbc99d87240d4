import Testing
import TextInputModel

/// Section 2.2 of the rules: what the delegate is asked, where systems differ or a switch turns it.
@Suite @MainActor struct RuleRowsQuestionTests {
  private nonisolated static let key: @MainActor @Sendable (Stage) -> Void = {
    $0.field.keyboard(mark("ni"), key: .key("i"))
  }
  private nonisolated static let candidate: @MainActor @Sendable (Stage) -> Void = {
    $0.field.keyboard(mark("王"), key: .candidate)
    $0.field.keyboard(.unmarkText, key: .candidate)
  }

  @Test(arguments: [
    RuleRow(66, "a[ni|]", "a[n|]", on: .ios, asks: [.ask(1, 2, "")]) { $0.field.keyboard(mark("n")) },
    RuleRow(66, "a[ni|]", "a[n|]", on: .turned("ios18/marked-deletion-question=new-text"), asks: [.ask(1, 2, "n")]) {
      $0.field.keyboard(mark("n"))
    },
    RuleRow(67, "[n|]", "[ni|]", on: .ios, asks: [.ask(1, 0, "i")], key),
    RuleRow(66, "[n|]", "[ni|]", on: .turned("ios18/key-question=marked-range"), asks: [.ask(0, 1, "i")], key),
    RuleRow(68, "[n|]", "[ni|]", on: .turned("ios15/key-question=not-asked"), hears: [.editing], key),
    RuleRow(67, "[ㄨㄤ|]", "王|", on: [.ios9], asks: [], candidate),
    RuleRow(69, "[ㄨㄤ|]", "王|", on: [.ios12, .ios15, .ios18], asks: [.ask(0, 2, "王")], candidate),
    RuleRow(71, "[ㄨㄤ|]", "王|", on: [.ios26], asks: [.ask(2, 0, "王", .ranges)]) {
      $0.recorder.implementsRangesMethod = true
      candidate($0)
    },
    RuleRow(71, "[ㄨㄤ|]", "王|", on: [.ios26], asks: [.ask(0, 2, "王")], candidate),
    RuleRow(
      71, "[ㄨㄤ|]", "王|", on: .turned("ios26/single-range-commit-question=caret-behind-marked-text"),
      asks: [.ask(2, 0, "王")], candidate),
    RuleRow(70, "a|", "ax|", on: [.ios26], asks: [.ask(1, 0, "x", .ranges)]) {
      $0.recorder.implementsRangesMethod = true
      $0.field.keyboard(insert("x"))
    },
    RuleRow(70, "a|", "ax|", on: [.ios9, .ios12, .ios15, .ios18], asks: [.ask(1, 0, "x")]) {
      $0.recorder.implementsRangesMethod = true
      $0.field.keyboard(insert("x"))
    },
    RuleRow(72, "[z|]", "[zh|]", on: .ios, asks: [.ask(1, 0, "➍")]) { $0.field.keyboard(mark("zh"), key: .key("➍")) },
    RuleRow(79, "か[わ|]", "か[を|]", on: .ios, asks: [.ask(2, 0, "わ")]) {
      $0.field.keyboard(mark("を"), key: .key("わ"))
    },
  ])
  func asksAtAComposition(row: RuleRow) throws { try row.check() }

  @Test(arguments: [
    RuleRow(74, "|", "|", on: .ios, hears: [.ask(0, 0, "ㄊ", answer: false)]) {
      $0.refuse()
      $0.field.keyboard(mark("ㄊ"), key: .key("ㄊ"))
    },
    RuleRow(75, "[test|]", "|", on: .ios.filter { $0 != .ios9 }) {
      $0.refuse()
      $0.field.keyboard(mark("test"), key: .candidate)
    },
    RuleRow(76, "@[te|]", "@|", on: .turned("ios12/key-refusal=removes-marked-text")) {
      $0.refuse()
      $0.field.keyboard(mark("tes"), key: .key("s"))
    },
    RuleRow(77, "[z|]", "z➍|", on: .ios) {
      $0.recorder.answer = { field, question in
        field.setText(field.state.units + question.units)
        return false
      }
      $0.field.keyboard(mark("zh"), key: .key("➍"))
    },
    RuleRow(
      78, "|", "修|", on: [.ios9],
      hears: [.editing, .ask(0, 1, "修", answer: false), .shouldEnd, .editing, .editing] + FieldEvent.ended
    ) {
      $0.field.beginEditing()
      $0.recorder.heard = []
      $0.refuse()
      $0.field.keyboard(mark("修"), key: .handwriting)
      $0.field.hideKeyboard(discardingMarkedText: false)
    },
    RuleRow(
      82, "a|", "z|", on: .turned("ios18/write-inside-question=asks-again"),
      asks: [.ask(0, 1, "z"), .ask(1, 0, "x", answer: false)]
    ) {
      $0.recorder.answer = { field, question in
        guard question.units == units("x") else { return true }
        field.setText(units("z"))
        return false
      }
      $0.field.keyboard(insert("x"))
    },
    RuleRow(82, "a|", "z|", on: .ios, asks: [.ask(1, 0, "x", answer: false)]) {
      $0.recorder.answer = { field, _ in
        field.setText(units("z"))
        return false
      }
      $0.field.keyboard(insert("x"))
    },
  ])
  func answersNo(row: RuleRow) throws { try row.check() }

  @Test(arguments: [
    RuleRow(80, "a|", "ahello world|", on: .ios, asks: []) { $0.field.dictate(["hello", "hello world"].map(units)) },
    RuleRow(81, "teh|", "teh|", on: .ios) {
      $0.refuse()
      $0.field.autocorrect(range(0, 3), to: units("the"))
    },
    RuleRow(81, "teh|", "the|", on: .turned("ios9/autocorrection-refusal=ignored")) {
      $0.refuse()
      $0.field.autocorrect(range(0, 3), to: units("the"))
    },
    RuleRow(83, "he|", #"Hello\u{20}|"#, on: .sinceIOS12, asks: [.ask(0, 2, "Hello"), .ask(5, 0, " ")]) {
      $0.field.acceptSuggestion(units("Hello"), over: range(0, 2))
    },
    RuleRow(83, "teh|", "the|", on: .turned("ios18/autocorrection-question=silent"), hears: []) {
      $0.field.autocorrect(range(0, 3), to: units("the"))
    },
    RuleRow(84, "he|", #"Hello\u{20}|"#, on: [.ios9], asks: []) {
      $0.field.acceptSuggestion(units("Hello"), over: range(0, 2))
    },
    RuleRow(85, "|", #"+49\u{20}|"#, on: [.ios12], asks: [.ask(0, 0, " ")]) {
      $0.field.contentType = .contact
      $0.field.autofill(units("+49"))
    },
    RuleRow(85, "|", #"+49\u{20}|"#, on: .sinceIOS15, asks: [.ask(0, 0, "")]) {
      $0.field.contentType = .contact
      $0.field.autofill(units("+49"))
    },
    RuleRow(
      86, "|", "12|", on: .sinceIOS12, asks: [.ask(0, 0, ""), .ask(0, 0, ""), .ask(0, 0, "1"), .ask(1, 0, "2")]
    ) { $0.field.fillOneTimeCode(units("12")) },
    RuleRow(87, "😃|", "|", on: [.ios12], asks: [.ask(1, 1, "")]) {
      $0.field.keyboard(.deleteBackward, key: .keyboardExtension)
    },
    RuleRow(87, "😃|", "|", on: .ios, asks: [.ask(0, 2, "")]) { $0.field.keyboard(.deleteBackward) },
    RuleRow(88, "omw|", "On my way|", on: .ios, asks: [.ask(0, 3, "On my way")]) {
      $0.field.autocorrect(range(0, 3), to: units("On my way"))
    },
    RuleRow(
      149, "teh|", #"the\u{20}|"#, on: .ios, hears: [.ask(0, 3, "the"), .editing, .ask(3, 0, " "), .editing]
    ) {
      $0.field.autocorrect(range(0, 3), to: units("the"))
      $0.field.keyboard(insert(" "), key: .key(" "))
    },
    RuleRow(152, "|", "x@y|", on: .ios, hears: [.ask(0, 0, "x@y"), .editing]) { $0.field.autofill(units("x@y")) },
  ])
  func systemAsksForItself(row: RuleRow) throws { try row.check() }
}
