import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct ScriptReaderStepsTests {
  static let range = UTF16Range(location: 1, length: 2)

  static let statements: [(String, Action)] = [
    ("mark ni", .call(.setMarkedText(units("ni")))),
    ("mark ni at 1,2", .call(.setMarkedText(units("ni"), selectedRange: range))),
    ("mark ni over 1,2", .call(.setMarkedText(units("ni"), replacementRange: range))),
    ("mark ni at 0,0 over 1,2", .call(.setMarkedText(units("ni"), selectedRange: .caret(0), replacementRange: range))),
    ("mark at at 1,2", .call(.setMarkedText(units("at"), selectedRange: range))),
    ("mark \"\"", .call(.setMarkedText([]))),
    ("unmark", .call(.unmarkText)),
    ("insert 中文", .call(.insertText(units("中文")))),
    ("insert x over 1,2", .call(.insertText(units("x"), replacementRange: range))),
    ("delete", .call(.deleteBackward)),
    ("delete 1", .delete(count: 1)),
    ("delete 3", .delete(count: 3)),
    ("replace 1,2 XY", .call(.replace(range, units("XY")))),
    ("select 1,2", .call(.select(range))),
    ("select 99999,3", .call(.select(UTF16Range(location: 99999, length: 3)))),
    ("silent x", .silent(units("x"))),
    ("type a{enter}", .type([.character([0x61]), .named("return")])),
    ("key return", .key(.named("return"), count: 1)),
    ("key enter 2", .key(.named("return"), count: 2)),
    ("key shift+right", .key(.named("shift+right"), count: 1)),
    ("choose 中文", .choose(units("中文"))),
    ("choose nth 2", .chooseNumber(2)),
    ("choose \"nth\"", .choose(units("nth"))),
    ("focus name", .focus("name")),
    ("blur", .blur),
    ("submit", .submit(.button)),
    ("submit button", .submit(.button)),
    ("submit return", .submit(.returnKey)),
    ("submit program", .submit(.program)),
    ("tail return", .tailReturn),
    ("paste \"a b\"", .paste(units("a b"))),
    ("cut", .cut),
    ("undo", .undo),
    ("redo", .redo),
    ("autofill a@b.c", .autofill(units("a@b.c"))),
    ("otp 012345", .oneTimeCode(units("012345"))),
    ("dictate open \"open the\"", .dictate([units("open"), units("open the")])),
    ("autocorrect 1,2 the", .autocorrect(range, units("the"))),
    ("predict ing", .predict(units("ing"))),
    ("predict accept", .predictAccept),
    ("predict reject", .predictReject),
    ("predict \"accept\"", .predict(units("accept"))),
    ("set x", .set(units("x"), field: nil)),
    ("set of of name", .set(units("of"), field: "name")),
    ("rerender", .rerender),
    ("hide keyboard commit", .hideKeyboard(.commit)),
    ("hide keyboard discard", .hideKeyboard(.discard)),
    ("suspend", .suspend),
    ("resume", .resume),
    ("wait 0ms", .wait(milliseconds: 0)),
    ("wait 300ms", .wait(milliseconds: 300)),
    ("resolve taken valid", .resolve(check: "taken", valid: true, message: nil)),
    ("resolve taken invalid \"is taken\"", .resolve(check: "taken", valid: false, message: "is taken")),
  ]

  @Test(arguments: statements)
  func reads(_ statement: String, _ action: Action) throws {
    let step = try script("  " + statement + "  => a|").turns[0].steps[0]
    #expect(step.action == action)
    #expect(step.source == statement)
    #expect(step.unloggedRanges.isEmpty && step.recordedState == nil && step.callbacks == nil)
  }

  @Test func theTableHasEveryStatement() {
    let words = Set(Self.statements.map { $0.0.split(separator: " ")[0] })
    #expect(words == Set(StepWord.words.map { $0[...] }))
  }

  @Test(arguments: [
    ("mark", "5+1: `mark` needs a text"), ("mark a at", "10+1: `mark` needs a range"),
    ("mark a at 1", "11+1: `1` is not a range `location,length` of whole numbers from 0"),
    ("mark a at 1,2 at 1,2", "15+2: unexpected word `at`; a text with spaces stands in quotes"),
    ("mark a ta 1,2", "8+2: unexpected word `ta`; a text with spaces stands in quotes"),
    ("select -1,0", "8+4: `-1,0` is not a range `location,length` of whole numbers from 0"),
    ("select 1,-1", "8+4: `1,-1` is not a range `location,length` of whole numbers from 0"),
    ("select 1.5,0", "8+5: `1.5,0` is not a range `location,length` of whole numbers from 0"),
    ("select 1,2,3", "8+5: `1,2,3` is not a range `location,length` of whole numbers from 0"),
    ("select 99999999999999999999,0", "8+22: `99999999999999999999,0` is too large"),
    ("replace 1,2", "12+1: `replace` needs a text"), ("delete 0", "8+1: a count begins at 1"),
    ("delete -1", "8+2: `-1` is not a whole number from 0"), ("delete x", "8+1: `x` is not a whole number from 0"),
    ("delete 100001", "8+6: `100001` is too large"), ("choose nth", "11+1: `choose` needs a number"),
    ("choose nth x", "12+1: `x` is not a whole number from 0"),
    ("key retrun", "5+6: unknown key `retrun`; did you mean `return`?"), ("key", "4+1: `key` needs a key name"),
    ("key {return}", "5+8: unknown key `{return}`; did you mean `return`?"),
    ("type ab{retrun}c", "9+6: unknown key `retrun`; did you mean `return`?"),
    ("type \"\\n{x", "9+1: `{` without `}`; a brace itself is `{{`"), ("type \"\"", "6+2: no key is named"),
    ("type \"a\\\"{esacpe}\"", "11+6: unknown key `esacpe`; did you mean `escape`?"),
    ("unmark x", "8+1: unexpected word `x`; a text with spaces stands in quotes"),
    ("submit by", "8+2: `by` is not button, return or program"),
    ("submit retrun", "8+6: `retrun` is not button, return or program; did you mean `return`?"),
    ("tail", "5+1: `tail` needs return"), ("tail retrun", "6+6: `retrun` is not return; did you mean `return`?"),
    ("otp 12a", "5+3: `12a` is not a row of digits"), ("dictate", "8+1: `dictate` needs a text"),
    ("set x of", "9+1: `set` needs a field"), ("hide keyboard", "14+1: `hide` needs commit or discard"),
    ("hide keybord commit", "6+7: `keybord` is not keyboard; did you mean `keyboard`?"),
    ("wait 300", "6+3: `300` is not a number of milliseconds; write `300ms`"),
    ("wait -3ms", "6+4: `-3ms` is not a number of milliseconds"),
    ("wait 1000000000001ms", "6+15: `1000000000001ms` is too large"),
    ("resolve taken vaild", "15+5: `vaild` is not valid or invalid; did you mean `valid`?"),
    ("focus", "6+1: `focus` needs a field"), ("focus \\u{DE00}", "7+8: a name can't hold a lone surrogate"),
  ])
  func complains(_ statement: String, _ complaint: String) {
    #expect(complaints(statement.hasPrefix("type \"\\n{x") ? statement + "\"" : statement) == ["1:" + complaint])
  }
}
