import Testing

@testable import ReplayReports

@Suite struct TextLayoutTests {
  @Test func alignsByDisplayWidth() {
    let table = TextTable.aligned(
      [["key", "field", "end"], ["z", "中文|", "·"], ["{space}", "e\u{301}한", "✗ x"], ["", "", ""], ["a", "b"]],
      indent: "  ")
    #expect(
      table == """
          key      field  end
          z        中文|  ·
          {space}  e\u{301}한    ✗ x
          \n\
          a        b

        """)
  }

  @Test func coloursFaultsWithoutMovingThem() {
    let rows = [["✗ 中", "x"], ["◀", "y"], ["·", "z"]]
    let plain = TextTable.aligned(rows)
    let colored = TextTable.aligned(rows, style: TextStyle(hasColor: true))
    #expect(plain == "✗ 中  x\n◀     y\n·     z\n")
    #expect(colored == "\u{1B}[31m✗ 中\u{1B}[0m  x\n\u{1B}[31m◀   \u{1B}[0m  y\n·     z\n")
  }

  @Test func breaksTheLastColumnOnly() {
    let table = TextTable.aligned([["id", "one two three"], ["longer", "中文 中文 中文"]], width: 18)
    #expect(table == "id      one two\n        three\nlonger  中文 中文\n        中文\n")
  }

  @Test(
    arguments: [
      ("", ""), ("a b", "a b"), ("aaa bbb ccc", "aaa bbb\n  ccc"), ("  aaa bbb ccc", "  aaa\n  bbb\n  ccc"),
      ("aaaaaaaaaaaa b", "aaaaaaaaaaaa\n  b"), ("中文中 文中", "中文中\n  文中"), ("aa `b c d` e", "aa\n  `b c d`\n  e"),
      ("aaa bbb\nccc ddd eee", "aaa bbb\nccc ddd\n  eee"), ("aaa `bbb", "aaa `bbb"),
    ])
  func breaksAtSpaces(text: String, broken: String) {
    #expect(TextWrapping.wrapped(text, indent: "  ", width: 8) == broken)
  }

  @Test(
    arguments: [
      ("a/b-c_d.ime", "a/b-c_d.ime"), ("中文.ime", "中文.ime"), ("", "''"), ("a b", "'a b'"), ("a'b", #"'a'\''b'"#),
      ("$x", "'$x'"), ("-x.ime", "./-x.ime"), ("a\nb'\\\u{1B}", #"$'a\nb\'\\\u001b'"#), ("~", "'~'"),
      ("a\u{200D}", "'a\u{200D}'"),
    ])
  func quotesForAShell(path: String, word: String) {
    #expect(Shell.path(path) == word)
  }
}
