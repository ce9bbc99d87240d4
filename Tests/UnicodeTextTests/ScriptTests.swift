import Testing
import UnicodeText

@Suite struct ScriptTests {
  @Test func everyCodePointHasTheScriptOfScriptsTxt() throws {
    let file = try UnicodeDataFile("Scripts.txt")
    #expect(file.text.hasPrefix("# Scripts-15.0.0.txt"))
    let expected = try file.table(default: "Unknown")
    var names: [Script: String] = [:]
    var differing: [String] = []
    for value in UInt32(0)...0x10FFFF {
      let codePoint = try #require(CodePoint(value))
      let script = codePoint.script
      let name = names[script] ?? script.name
      names[script] = name
      if name != expected[Int(value)] { differing.append("\(codePoint): \(name), not \(expected[Int(value)])") }
    }
    #expect(differing.isEmpty, "\(differing.count): \(differing.prefix(20))")
    // The 161 scripts of Unicode 15.0, Common, Inherited and Unknown.
    #expect(names.count == 164)
  }

  @Test func everyCodePointHasTheExtensionsOfScriptExtensionsTxt() throws {
    let file = try UnicodeDataFile("ScriptExtensions.txt")
    #expect(file.text.hasPrefix("# ScriptExtensions-15.0.0.txt"))
    let expected = try file.table(default: "")
    var differing: [String] = []
    var listed = 0
    for value in UInt32(0)...0x10FFFF {
      let codePoint = try #require(CodePoint(value))
      let extensions = codePoint.scriptExtensions
      if expected[Int(value)].isEmpty {
        if extensions != [codePoint.script] { differing.append("\(codePoint)") }
      } else {
        listed += 1
        let codes = expected[Int(value)].split(separator: " ").map { String($0) }
        if extensions.map(\.code) != codes.sorted() { differing.append("\(codePoint)") }
      }
    }
    #expect(differing.isEmpty, "\(differing.count): \(differing.prefix(20))")
    #expect(listed == 600)
  }

  @Test(arguments: [
    (Script.common, "Zyyy", "Common"), (.inherited, "Zinh", "Inherited"), (.unknown, "Zzzz", "Unknown"),
    (.arabic, "Arab", "Arabic"), (.bopomofo, "Bopo", "Bopomofo"), (.cyrillic, "Cyrl", "Cyrillic"),
    (.devanagari, "Deva", "Devanagari"), (.greek, "Grek", "Greek"), (.han, "Hani", "Han"),
    (.hangul, "Hang", "Hangul"), (.hebrew, "Hebr", "Hebrew"), (.hiragana, "Hira", "Hiragana"),
    (.katakana, "Kana", "Katakana"), (.latin, "Latn", "Latin"), (.thai, "Thai", "Thai"),
  ])
  func names(script: Script, code: String, name: String) {
    #expect(script.code == code)
    #expect(script.name == name)
    #expect(Script(named: code) == script)
    #expect(Script(named: name.lowercased()) == script)
  }

  @Test(arguments: ["", "Klingon", "Zyyyy", "漢"])
  func unknownNamesAreNil(name: String) {
    #expect(Script(named: name) == nil)
  }

  /// Names match loosely: case, blanks, hyphens and underscores do not count (UAX #44, rule LM3).
  @Test(arguments: ["Han", "han", "HANI", " h-a_n "])
  func namesMatchLoosely(name: String) {
    #expect(Script(named: name) == .han)
  }

  /// What validators get wrong (bug-reports 4.1, 4.3).
  @Test(arguments: [
    (0x3005, "Hani", ["Hani"]), (0x3007, "Hani", ["Hani"]), (0xFA11, "Hani", ["Hani"]), (0x20BB7, "Hani", ["Hani"]),
    (0x4DC0, "Zyyy", ["Zyyy"]), (0x30FC, "Zyyy", ["Hira", "Kana"]),
    (0x30FB, "Zyyy", ["Bopo", "Hang", "Hani", "Hira", "Kana", "Yiii"]), (0x3099, "Zinh", ["Hira", "Kana"]),
    (0x318D, "Hang", ["Hang"]), (0xD800, "Zzzz", ["Zzzz"]), (0x10FFFF, "Zzzz", ["Zzzz"]),
  ])
  func scriptsOfNameCharacters(value: UInt32, script: String, extensions: [String]) throws {
    let codePoint = try #require(CodePoint(value))
    #expect(codePoint.script.code == script)
    #expect(codePoint.scriptExtensions.map(\.code) == extensions)
  }
}
