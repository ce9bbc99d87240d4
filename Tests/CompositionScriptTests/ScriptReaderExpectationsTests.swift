import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct ScriptReaderExpectationsTests {
  typealias Check = CompositionScript.Expectation.Check

  static func state(_ text: String, marked: (Int, Int)? = nil, selected: (Int, Int)? = nil) -> Check {
    .state(
      ExpectedState(
        units: units(text), markedRange: marked.map { UTF16Range(location: $0.0, length: $0.1) },
        selectedRange: selected.map { UTF16Range(location: $0.0, length: $0.1) }))
  }

  static func row(_ source: String, _ check: Check) -> (String, Check) { (source, check) }

  static let expectations: [(String, Check)] = [
    row("a|", state("a", selected: (1, 0))),
    row("[ni|] hao", state("ni hao", marked: (0, 2), selected: (2, 0))),
    row("[ni]", state("ni", marked: (0, 2))),
    row("\"a; b # c|\"", state("a; b # c", selected: (8, 0))),
    row("a\\;b\\#|", state("a;b#", selected: (4, 0))),
    row("a#b|", state("a#b", selected: (3, 0))),
    row("a =\\> b|", state("a => b", selected: (6, 0))),
    row("state abc", state("abc")),
    row("state \"\"", state("")),
    row("state error none|", state("error none", selected: (10, 0))),
    row("state state|", state("state", selected: (5, 0))),
    row("errors|", state("errors", selected: (6, 0))),
    row("中文|；", state("中文；", selected: (2, 0))),
    row("中文|； 好", state("中文； 好", selected: (2, 0))),
    row("\"中文|； error none\"", state("中文； error none", selected: (2, 0))),
    row("\\|； error|", state("|； error", selected: (8, 0))),
    row("error none", .error(field: nil, .none)),
    row("error any", .error(field: nil, .any)),
    row("error \"请填写中文姓名\"", .error(field: nil, .text(units("请填写中文姓名")))),
    row("error 请填写中文姓名", .error(field: nil, .text(units("请填写中文姓名")))),
    row("error \"none; x\"", .error(field: nil, .text(units("none; x")))),
    row("error \"none\"", .error(field: nil, .text(units("none")))),
    row("error of name none", .error(field: "name", .none)),
    row("error of \"given name\" any", .error(field: "given name", .any)),
    row("errors 0", .errorCount(field: nil, 0)),
    row("errors of name 2", .errorCount(field: "name", 2)),
    row("submit on", .submit(true)),
    row("submit off", .submit(false)),
    row("value none", .value(field: nil, nil)),
    row("value \"\"", .value(field: nil, [])),
    row("value of name \"x y\"", .value(field: "name", units("x y"))),
    row("accepted any", .accepted(field: nil, nil)),
    row("accepted \"中文\"", .accepted(field: nil, units("中文"))),
    row("accepted of name \"any\"", .accepted(field: "name", units("any"))),
    row("refused", .refused),
    row("composing yes", .composing(true)),
    row("composing no", .composing(false)),
    row("requirement minLength met", .requirement(id: "minLength", field: nil, .met)),
    row("requirement minLength of name unmet", .requirement(id: "minLength", field: "name", .unmet)),
    row("requirement \"min length\" pending", .requirement(id: "min length", field: nil, .pending)),
    row("focus name", .focus("name")),
    row("focus none", .focus(nil)),
    row("focus \"none\"", .focus("none")),
    row("calls shouldChange 2", .calls(callback: .shouldChange, count: 2)),
    row("calls editingDidEndOnExit 0", .calls(callback: .editingDidEndOnExit, count: 0)),
  ]

  @Test(arguments: expectations)
  func reads(_ source: String, _ check: Check) throws {
    let scripts = [
      ("blur => \(source)", [source]), ("blur =>  \(source)  # comment", [source]),
      ("blur => \(source) ; cde|", [source, "cde|"]), ("blur => cde|;\(source)", ["cde|", source]),
      ("blur\n => \(source)", [source]),
    ]
    for (text, sources) in scripts {
      let expectations = try script(text).turns[0].steps[0].expectations
      #expect(expectations.map { units($0.source) } == sources.map(units))
      #expect(expectations.contains { $0.check == check })
    }
  }

  @Test func theTableHasEveryWord() {
    let words = Set(Self.expectations.map { $0.0.split(separator: " ")[0] })
    #expect(words.isSuperset(of: ExpectationWord.beginnings.map { $0[...] }))
  }

  @Test(arguments: CallbackKind.allCases)
  func knowsEveryCallback(_ callback: CallbackKind) throws {
    let step = try script("blur => calls \(callback.rawValue) 1").turns[0].steps[0]
    #expect(step.expectations.map(\.check) == [.calls(callback: callback, count: 1)])
  }

  @Test(arguments: [
    (
      "eror none",
      "9+4: `eror` begins no expectation, and a state holds `|`, `<` or `[` or follows the word `state`; did you mean `error`?"
    ),
    ("中文", "9+2: `中文` begins no expectation, and a state holds `|`, `<` or `[` or follows the word `state`"),
    ("a\\|b", "9+4: `a\\|b` begins no expectation, and a state holds `|`, `<` or `[` or follows the word `state`"),
    ("state", "14+1: `state` needs a state"), ("state ; refused", "14+1: `state` needs a state"),
    ("error", "14+1: `error` needs a text"),
    ("error non", "15+3: `non` is not none, any or a text in quotes; did you mean `none`?"),
    ("error of name", "22+1: `error` needs a text"), ("errors", "15+1: `errors` needs a number"),
    ("errors -1", "16+2: `-1` is not a whole number from 0"),
    ("errors two", "16+3: `two` is not a whole number from 0"),
    ("submit onn", "16+3: `onn` is not on or off; did you mean `on`?"), ("submit", "15+1: `submit` needs on or off"),
    ("value noen", "15+4: `noen` is not none or a text in quotes; did you mean `none`?"),
    ("accepted", "17+1: `accepted` needs a text"), ("composing maybe", "19+5: `maybe` is not yes or no"),
    ("requirement x mett", "23+4: `mett` is not met, unmet or pending; did you mean `met`?"),
    ("calls shuoldChange 1", "15+12: unknown callback `shuoldChange`; did you mean `shouldChange`?"),
    ("calls shouldChange", "27+1: `calls` needs a number"),
    ("refused now", "17+3: unexpected word `now`; a text with spaces stands in quotes"),
    ("[a|]b]", "14+1: a second `]` in one state"),
    ("\"a|\" b", "14+1: a closing quote ends a word; inside one write `\\\"`"),
    ("\"a|", "9+1: `\"` without its partner"), ("a| ； error none", "12+1: full-width semicolon; write `;`"),
    ("a|＃ error none", "11+1: full-width number sign; write `#`"),
    ("[a]＝ submit on", "12+1: full-width equals sign; write `=`"),
    ("<a>＞ state x", "12+1: full-width greater-than sign; write `>`"),
    ("[a] ｜", "13+1: full-width vertical line; write `|`"),
    ("error ；", "15+1: full-width semicolon; write `;`"),
  ])
  func complains(_ source: String, _ complaint: String) {
    #expect(complaints("blur => " + source) == ["1:" + complaint])
  }
}
