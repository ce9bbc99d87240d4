import Testing
import TextInputModel

@testable import CompositionScript

@Suite struct ScriptReaderHeaderTests {
  @Test func readsEveryHeaderLine() throws {
    let session = try script(
      """
      title Two  words # and a comment
      host raw
      keyboard ios-pinyin
      form forms/name.form.json
      field "given name"
      start a[ni|]b # comment
      tags pinyin "two words"
      seed 18446744073709551615
      idle 250ms
      policy gate live
      policy errorsWhileComposing keep
      policy pendingSubmit commit-first
      policy hangulReturn commit-and-send
      allow flicker: the app's own "delay"
      allow text-doubled:known
      """)
    #expect(session.name == "Two words" && session.host == "raw" && session.field == "given name")
    #expect(session.form == "forms/name.form.json" && session.keyboard == "ios-pinyin")
    #expect(
      session.start
        == TextInputState(
          units: units("anib"), selectedRange: .caret(3), markedRange: UTF16Range(location: 1, length: 2)))
    #expect(session.tags == ["pinyin", "two words"] && session.seed == .max && session.idleMilliseconds == 250)
    #expect(session.policies.map(\.name) == ["gate", "errorsWhileComposing", "pendingSubmit", "hangulReturn"])
    #expect(session.policies.map(\.value) == ["live", "keep", "commit-first", "commit-and-send"])
    #expect(session.policies.map(\.line) == [10, 11, 12, 13])
    #expect(session.allowances.map(\.rule) == ["flicker", "text-doubled"])
    #expect(session.allowances.map(\.reason) == ["the app's own delay", "known"])
  }

  @Test(arguments: [
    ("start |", "", 0), ("start ab", "ab", 2), ("start \"a; b|\"", "a; b", 4), ("start  a b|  ", "a b", 3),
    ("start \"\"", "", 0),
    ("start \"a ；|\"", "a ；", 3), ("start a=\\>b|", "a=>b", 4), ("start a\"b|", "a\"b", 3),
  ])
  func readsStart(_ line: String, _ text: String, _ caret: Int) throws {
    #expect(try script(line).start == TextInputState(units: units(text), selectedRange: .caret(caret)))
  }

  @Test(arguments: ["start a[ni]b|", "start |a[ni]b", "start <a[n>i]b", "start a[ni]b"])
  func startRefusesACaretOutsideTheMarkedTextUnlessTheHostIsRaw(_ line: String) throws {
    let complaint = "the caret or selection is not inside the marked text; only `host raw` starts so"
    #expect(complaints("\(line)\nhost ios18\ntype a") == ["1:7+\(line.utf16.count - 6): \(complaint)"])
    #expect(try script("\(line)\nhost raw\n").start.markedRange == UTF16Range(location: 1, length: 2))
  }

  @Test(arguments: HeaderWord.allCases.filter { $0 != .allow && $0 != .policy })
  func eachAtMostOnceAndBeforeTheFirstStep(_ word: HeaderWord) {
    let argument = word == .idle ? "5ms" : "1"
    let name = word.rawValue
    #expect(complaints("\(name) \(argument)\n\(name) \(argument)\n") == ["2:1+\(name.utf16.count): a second `\(name)`"])
    #expect(
      complaints("blur\n\(name) \(argument)\n") == ["2:1+\(name.utf16.count): `\(name)` stands before the first step"])
    #expect(complaints(name).count == 1)
    #expect(complaints("\(name) \(argument) => a|").count == 1)
  }

  @Test(arguments: [
    ("start", "1:6+1: `start` needs a state; write `start |`"),
    ("start []", "1:7+2: `[]` marks nothing; leave it out"),
    ("start a; b|", "1:8+1: unexpected `;`; write `\\;`"),
    ("start ｜", "1:7+1: full-width vertical line; write `|`"),
    ("start a => b|", "1:9+2: a header line has no expectations"),
    ("host a b", "1:8+1: unexpected word `b`; a text with spaces stands in quotes"),
    ("host \\u{D83D}", "1:6+8: a name can't hold a lone surrogate"),
    ("seed -1", "1:6+2: `-1` is not a whole number from 0"),
    ("seed 18446744073709551616", "1:6+20: `18446744073709551616` is too large"),
    ("idle 1000", "1:6+4: `1000` is not a number of milliseconds; write `1000ms`"),
    ("idle 1.5ms", "1:6+5: `1.5ms` is not a number of milliseconds"),
    ("policy gaet live", "1:8+4: unknown policy `gaet`; did you mean `gate`?"),
    ("policy gate livee", "1:13+5: `livee` is not strict, freeze or live; did you mean `live`?"),
    ("policy gate", "1:12+1: `policy` needs a value"),
    ("policy pendingSubmit clear", "1:22+5: `clear` is not refuse or commit-first"),
    ("allow flicker", "1:7+7: `allow` needs a rule and a reason; write `allow flicker: …`"),
    ("allow flicker:", "1:15+1: `allow` needs a rule and a reason"),
    ("blur\npolicy gate live", "2:1+6: `policy` stands before the first step"),
  ])
  func complains(_ text: String, _ complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test(arguments: PolicyName.allCases)
  func knowsEveryPolicyValue(_ policy: PolicyName) throws {
    for value in policy.values {
      #expect(try script("policy \(policy.rawValue) \(value)").policies.map(\.value) == [value])
    }
  }
}
