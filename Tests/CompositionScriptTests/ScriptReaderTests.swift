import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct ScriptReaderTests {
  @Test func readsTheExampleOfThePage() throws {
    let session = try script(
      """
      # Corpora/pinyin/name.ime
      host ios18
      keyboard ios-pinyin
      form han-name
      start |

      type zhongwen   => [zhong\\u{2006}wen|]; error none; submit off
      choose 中文      => 中文|; error none; submit on
      submit return   => accepted "中文"
      """)
    #expect(session.name == "name" && session.file == "folder/name.ime" && session.kind == .script)
    #expect(session.host == "ios18" && session.keyboard == "ios-pinyin" && session.form == "han-name")
    #expect(session.start == TextInputState() && session.idleMilliseconds == 1000 && !session.hasClock)
    #expect(session.turns.map(\.line) == [7, 8, 9] && session.stepCount == 3)
    #expect(session.turns.allSatisfy { $0.steps.count == 1 && $0.key == nil && $0.time == 0 })
    let steps = session.turns.flatMap(\.steps)
    #expect(steps.map(\.number) == [1, 2, 3])
    #expect(steps.map(\.source) == ["type zhongwen", "choose 中文", "submit return"])
    #expect(steps[0].action == .type("zhongwen".utf16.map { .character([$0]) }))
    #expect(steps[1].action == .choose(units("中文")) && steps[2].action == .submit(.returnKey))
    #expect(steps[0].expectations.map(\.source) == ["[zhong\\u{2006}wen|]", "error none", "submit off"])
    #expect(steps[0].expectations.map(\.column) == [20, 41, 53])
    #expect(steps[0].expectations[1].check == .error(field: nil, .none))
    #expect(steps[2].expectations[0].check == .accepted(field: nil, units("中文")))
  }

  @Test(arguments: [
    "type a\ntype b\n", "type a\r\ntype b\r\n", "\u{FEFF}type a\ntype b",
    "# x\n\n  type a # x\n\ttype\tb\n",
    "type \"a\"\ntype b   ", "type a\n \t\n#\n   # =>\ntype b",
  ])
  func takesLineEndsBlanksAndComments(_ text: String) throws {
    let session = try script(text)
    #expect(session.turns.map { $0.steps[0].action } == [.type([.character([0x61])]), .type([.character([0x62])])])
  }

  @Test func addsExpectationsFromLinesThatBeginWithAnArrow() throws {
    let session = try script("type a => a|\n  => error none; submit on\n# between\n\n\t=> composing no # why\n")
    let expectations = session.turns[0].steps[0].expectations
    #expect(expectations.map(\.line) == [1, 2, 2, 5])
    #expect(expectations.map(\.source) == ["a|", "error none", "submit on", "composing no"])
    #expect(expectations[3].column == 5)
  }

  @Test func anEmptyFileIsASessionWithoutTurns() throws {
    #expect(try script("").turns.isEmpty)
    #expect(try script("# nothing\n").turns.isEmpty)
  }

  @Test func wordsOfTheLanguageAreTextWhenQuotedOrEscaped() throws {
    let session = try script(
      "insert \"a # b => c; d\"\ninsert a#b;c=>d\ninsert it's\"so\ninsert \\u{1F600}\\u{D83D}\\n\ninsert \"\"")
    #expect(
      session.turns.map { $0.steps[0].action } == [
        .call(.insertText(units("a # b => c; d"))), .call(.insertText(units("a#b;c=>d"))),
        .call(.insertText(units("it's\"so"))), .call(.insertText([0xD83D, 0xDE00, 0xD83D, 0x0A])),
        .call(.insertText([])),
      ])
  }

  @Test(arguments: [
    ("tpye a", "1:1+4: unknown step `tpye`; did you mean `type`?"),
    ("hsot ios18", "1:1+4: unknown step `hsot`; did you mean `host`?"),
    ("xyzzy", "1:1+5: unknown step `xyzzy`"),
    ("error none", "1:1+5: `error` is an expectation: it stands behind `=>`, after a step"),
    ("choose　中文", "1:7+1: full-width space; write ` `"),
    ("\"type\" a", "1:1+6: unknown step `type`"),
    ("choose 中文  => 中文|； error none", "1:18+1: full-width semicolon; write `;`"),
    ("＃ 注释", "1:1+1: full-width number sign; write `#`"),
    ("＃注释", "1:1+1: full-width number sign; write `#`"),
    ("type a ＝＞ a|", "1:8+2: full-width arrow; write `=>`"),
    ("type a =>a|", "1:8+4: unexpected `=>`; write `=> a|`"),
    ("insert ；", "1:8+1: full-width semicolon; write `;`"),
    ("type a\n=> a|", "2:1+2: a line of expectations begins with white space"),
    ("  => a|", "1:3+2: no step above to expect something of"),
    ("host ios18\n  => a|", "2:3+2: no step above to expect something of"),
    ("type a =>", "1:10+1: an expectation is missing"),
    ("type a => a|;", "1:14+1: an expectation is missing"),
    ("type a => ; a|", "1:10+1: an expectation is missing"),
    ("insert \"abc", "1:8+1: `\"` without its partner"),
    ("insert \"abc\"d", "1:13+1: a closing quote ends a word; inside one write `\\\"`"),
    ("insert a\\qb", "1:9+2: unknown escape `\\q`"),
    ("insert a b", "1:10+1: unexpected word `b`; a text with spaces stands in quotes"),
    ("insert", "1:7+1: `insert` needs a text"),
  ])
  func complains(_ text: String, _ complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test func reportsAllMalformedLinesAtOnce() {
    let text =
      "host ios18\nhsot x\nstart a[b]|\ntpye 中 => [x|]\n  => [y\ntype 中 => [z\nselect 1\n  => submit of\nkey a => a|\nhost x\n"
    #expect(
      complaints(text) == [
        "2:1+4: unknown step `hsot`; did you mean `host`?",
        "4:1+4: unknown step `tpye`; did you mean `type`?",
        "5:6+1: `[` without its partner",
        "6:11+1: `[` without its partner",
        "7:8+1: `1` is not a range `location,length` of whole numbers from 0",
        "8:13+2: `of` is not on or off; did you mean `on`?",
        "10:1+4: `host` stands before the first step",
      ])
    #expect(SessionReader.read(Array(text.utf8), file: "name.ime").session == nil)
  }

  @Test func saysWhereALineIsNotUTF8() {
    #expect(
      complaints(Array("type a\ntype 中😀".utf8) + [0xFF, 0x0A] + Array("tpye".utf8), file: "x.ime") == [
        "2:9+1: not UTF-8", "3:1+4: unknown step `tpye`; did you mean `type`?",
      ])
  }
}
