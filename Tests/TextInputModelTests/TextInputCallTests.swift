import CompositionScript
import Testing
import TextInputModel

/// Calls as values: each does what the verb of its name does, and all of them what FORMATS section 1 says.
@Suite @MainActor struct TextInputCallTests {
  /// Every row of the table "State changes that the evidence leaves open", as it is written there.
  @Test(arguments: [
    StateRow("FORMATS row 1", "a[|ni]", .deleteBackward, "[|ni]"),
    StateRow("FORMATS row 2", "a[n<ih>ao]b", .deleteBackward, "a[n|ao]b"),
    StateRow("FORMATS row 3", "ab[ni|]c", replace(0, 1, "XY"), "XYb[ni|]c"),
    StateRow("FORMATS row 4", "a[ni|]bc", replace(3, 1, "X"), "a[ni|]Xc"),
    StateRow("FORMATS row 5", "a[ni|]bc", replace(2, 2, "X"), "anX|c"),
    StateRow("FORMATS row 6", "a[ni|]b", select(0, 0), "|anib"),
    StateRow("FORMATS row 7", "a[ni|]", mark("x", at: range(9, 9)), "a[x|]"),
    StateRow("FORMATS row 8", "a<bc>d", mark(""), "a|d"),
    StateRow("FORMATS row 8", "a<bc>d", insert(""), "a|d"),
  ])
  func settlesWhatTheEvidenceLeavesOpen(row: StateRow) throws { try row.check() }

  /// The example of that page's first lines, from both sides.
  @Test func notationOfThePageIsTheStateThatItNames() throws {
    let state = TextInputState(units: units("anib"), selectedRange: range(3, 0), markedRange: range(1, 2))
    #expect(try StateNotation.parse("a[ni|]b") == state)
    #expect(units(StateNotation.print(state)) == units("a[ni|]b"))
  }

  @Test func appliesTheVerbOfItsName() throws {
    let start = try StateNotation.parse("a[ni|]bc")
    let pairs: [(TextInputCall, (inout TextInputState) -> Void)] = [
      (
        mark("nih", at: range(1, 1), over: range(0, 2)),
        { $0.setMarkedText(units("nih"), selectedRange: range(1, 1), replacementRange: range(0, 2)) }
      ),
      (.unmarkText, { $0.unmarkText() }),
      (insert("x", over: range(4, 1)), { $0.insertText(units("x"), replacementRange: range(4, 1)) }),
      (.deleteBackward, { $0.deleteBackward() }),
      (replace(0, 2, "xyz"), { $0.replace(range(0, 2), with: units("xyz")) }),
      (select(1, 1), { $0.select(range(1, 1)) }),
    ]
    for (call, verb) in pairs {
      var called = start
      var told = start
      called.apply(call)
      verb(&told)
      #expect(called == told, "\(call)")
      #expect(called != start, "\(call) must do something here")
    }
  }

  /// Rules 5 to 19 in one breath: 你好 on iOS pinyin, with the blur of rule 48 left out.
  @Test func composesAWord() throws {
    var state = try StateNotation.parse("民|x")
    let steps: [(TextInputCall, String)] = [
      (mark("n", at: range(1, 0)), "民[n|]x"),
      (mark("ni", at: range(2, 0)), "民[ni|]x"),
      (mark("ni\u{2006}h", at: range(4, 0)), #"民[ni\u{2006}h|]x"#),
      (select(2), #"民[n|i\u{2006}h]x"#),
      (mark("ni\u{2006}hao", at: range(6, 0)), #"民[ni\u{2006}hao|]x"#),
      (mark("你好", at: range(2, 0)), "民[你好|]x"),
      (.unmarkText, "民你好|x"),
      (.unmarkText, "民你好|x"),
      (.deleteBackward, "民你|x"),
    ]
    for (call, expected) in steps {
      state.apply(call)
      #expect(state == (try StateNotation.parse(expected)), "\(StateNotation.print(state)), not \(expected)")
    }
  }
}
