import Testing
import TextInputModel

/// Sections 1 and 4 of the rules, beyond what one call does to a state: program and keyboard in one composition.
@Suite @MainActor struct RuleRowsCompositionTests {
  @Test(arguments: [
    RuleRow(4, "😀|", "😀[n|]", on: .ios, asks: [.ask(2, 0, "n")]) { $0.field.keyboard(mark("n"), key: .key("n")) },
    RuleRow(19, #"[ni\u{2006}hao|]"#, "你好|", on: .everywhere) {
      $0.field.keyboard(mark("你好"), key: .candidate)
      $0.field.keyboard(.unmarkText, key: .candidate)
    },
    RuleRow(24, "[하|]", "한 |", on: .everywhere) {
      $0.field.keyboard(insert("한"))
      $0.field.keyboard(insert(" "))
    },
    RuleRow(25, "a[nih|]b", "a|b", on: .ios, asks: [.ask(1, 3, ""), .ask(1, 2, ""), .ask(1, 1, "")]) {
      for text in ["ni", "n", ""] { $0.field.keyboard(mark(text)) }
    },
    RuleRow(28, "[ni|]", "[n|]", on: .everywhere) { $0.field.keyboard(.deleteBackward) },
    RuleRow(32, "ab|", "Xb|", on: .ios, asks: []) { $0.field.perform(replace(0, 1, "X")) },
    RuleRow(32, "ab|", "Xb|", on: .turned("ios18/code-replace-question=asked"), asks: [.ask(0, 1, "X")]) {
      $0.field.perform(replace(0, 1, "X"))
    },
    RuleRow(
      32, "ab|", "ab|", on: .turned("ios18/code-replace-question=asked"), asks: [.ask(0, 1, "X", answer: false)]
    ) {
      $0.refuse()
      $0.field.perform(replace(0, 1, "X"))
    },
    RuleRow(33, "[nh|]", "[ni|h]", on: .everywhere) {
      $0.field.keyboard(select(1))
      $0.field.keyboard(mark("nih", at: range(2, 0)), key: .key("i"))
    },
    RuleRow(34, "a[ni|]b", "anib|", on: .ios, hears: [.editing]) { $0.field.keyboard(select(4)) },
  ])
  func keyboardComposes(row: RuleRow) throws { try row.check() }

  @Test(arguments: [
    RuleRow(35, "a[ni|]b", "an|ib", on: .sinceIOS15, hears: []) { $0.field.select(.caret(2)) },
    RuleRow(35, "a[ni|]b", "a[n|i]b", on: [.raw, .ios9, .ios12, .macos], hears: []) { $0.field.select(.caret(2)) },
    RuleRow(39, "|", "n[ni|]", on: .sinceIOS15) {
      $0.field.beginEditing()
      $0.field.keyboard(mark("n"))
      $0.field.setText(units("n"))
      $0.field.endEditing()
      $0.field.beginEditing()
      $0.field.keyboard(mark("ni"))
    },
    RuleRow(40, "a[ni|]b", "xy|", on: .everywhere, hears: []) { $0.field.setText(units("xy")) },
    RuleRow(40, "ab|", "xy|", on: .turned("ios18/unfocused-caret=start")) {
      // With focus the caret is at the end all the same.
      $0.field.beginEditing()
      $0.field.setText(units("xy"))
    },
    RuleRow(40, "ab|", "|xy", on: .turned("ios18/unfocused-caret=start")) { $0.field.setText(units("xy")) },
    RuleRow(40, "ab|", "xy|", on: .everywhere) { $0.field.setText(units("xy")) },
    RuleRow(41, "|", "n[i|]", on: .sinceIOS15) {
      $0.field.keyboard(mark("n"))
      $0.field.setText(units("n"))
      $0.field.keyboard(mark("ni"))
    },
    RuleRow(41, "|", "n[ni|]", on: [.raw, .ios9, .ios12, .macos]) {
      $0.field.keyboard(mark("n"))
      $0.field.setText(units("n"))
      $0.field.keyboard(mark("ni"))
    },
    RuleRow(42, "a[n|i]b", "anib|", on: .everywhere, hears: []) { $0.field.setText(units("anib")) },
    RuleRow(43, "a[n|i]b", "an|ib", on: .ios, hears: []) { $0.field.setDefaultAttributes() },
    RuleRow(43, "a[n|i]b", "a[n|i]b", on: [.raw, .macos], hears: []) { $0.field.setDefaultAttributes() },
    RuleRow(45, "[shangha|]", "shangh|", on: .ios) {
      $0.recorder.whenTold = { field, kind in
        if kind == .editingChanged { field.setText(Array(field.state.units.prefix(6))) }
      }
      $0.field.keyboard(mark("shanghai"), key: .key("i"))
    },
    RuleRow(46, #"[ni\u{2006}hao|]"#, "你|", on: .ios) {
      // A validator that waits until nothing is marked, and then cuts to one character.
      $0.recorder.whenTold = { field, kind in
        guard kind == .editingChanged, field.markedRange == nil else { return }
        field.setText(Array(field.state.units.prefix(1)))
      }
      $0.field.keyboard(mark("你好"), key: .candidate)
      $0.field.keyboard(.unmarkText, key: .candidate)
    },
    RuleRow(47, "的|", "的确|", on: [.ios9], hears: [.editing]) {
      $0.field.keyboard(insert("确"), key: .candidate)
    },
  ])
  func programActsInBetween(row: RuleRow) throws { try row.check() }

  @Test(arguments: [
    RuleRow(54, "a[n|i]b", "anX|ib", on: .ios, hears: [.editing, .ask(2, 0, "X"), .editing]) {
      $0.field.paste(units("X"))
    },
    RuleRow(55, "a[ni|]b", #"ani\u{FFFC}|b"#, on: .ios, hears: [.editing, .editing]) { $0.field.beginDictation() },
    RuleRow(56, "|", nil, on: .ios, asks: [.ask(0, 0, "abcdef"), .ask(0, 6, "")]) {
      $0.field.paste(units("abcdef"))
      $0.field.setText(units("abc"))
      $0.field.undo()
    },
    RuleRow(57, "a<bc>d", "a<bc>d", on: .everywhere) {
      $0.field.keyboard(mark("ni"))
      $0.field.undo()
      $0.field.keyboard(select(1, 2))
    },
    RuleRow(58, "ab|cd", "ab x |cd", on: .sinceIOS12) {
      $0.field.insertsSpaces = true
      $0.field.paste(units("x"))
    },
    RuleRow(58, "ab|cd", "abx|cd", on: .everywhere) { $0.field.paste(units("x")) },
  ])
  func systemCutsIn(row: RuleRow) throws { try row.check() }

  @Test(arguments: [
    RuleRow(164, "a😀|", "a|", on: .ios, asks: [.ask(1, 2, "")]) {
      $0.field.keyboard(select(1, 2))
      $0.field.keyboard(.deleteBackward)
    },
    RuleRow(164, "ห้|", "ห|", on: .ios, asks: [.ask(1, 1, "")]) { $0.field.keyboard(.deleteBackward) },
    RuleRow(144, "ห้|", "ห|", on: .everywhere) { $0.field.keyboard(.deleteBackward) },
    RuleRow(144, "a😀|", "a|", on: .everywhere) {
      $0.field.keyboard(select(1, 2))
      $0.field.keyboard(.deleteBackward)
    },
    RuleRow(165, "|", "e\u{301}\u{1112}\u{1161}\u{11AB}|", on: .everywhere) {
      $0.field.keyboard(insert("e\u{301}"))
      $0.field.keyboard(insert("\u{1112}\u{1161}\u{11AB}"))
    },
    // What a conjoining syllable loses whole goes in one press; a decomposed kana with its mark as well.
    RuleRow(163, "か\u{3099}|", "|", on: .everywhere) { $0.field.keyboard(.deleteBackward) },
    RuleRow(162, "\u{1112}\u{1161}\u{11AB}|", "|", on: .everywhere) { $0.field.keyboard(.deleteBackward) },
    RuleRow(162, "क्षि|", "क्ष|", on: .everywhere) { $0.field.keyboard(.deleteBackward) },
  ])
  func keyboardDeletes(row: RuleRow) throws { try row.check() }
}
