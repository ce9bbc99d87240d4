import Testing

@testable import CompositionScript

@Suite struct DiagnosticRendererTests {
  static func render(_ text: String, file: String = "name.ime") -> String {
    DiagnosticRenderer.render(SessionReader.read(Array(text.utf8), file: file).diagnostics)
  }

  @Test func rendersTheSketchOfAMistypingAuthor() {
    let text = """
      host ios18
      keyboard ios-pinyin
      form han-name
      start |

      # the name
      tpye zhongwen   => [zhong\\u{2006}wen|]

      choose 中文  => 中文|； error none
      """
    #expect(
      Self.render(text) == """
        name.ime:7:1: unknown step `tpye`; did you mean `type`?
          tpye zhongwen   => [zhong\\u{2006}wen|]
          ^~~~
        name.ime:9:18: full-width semicolon; write `;`
          choose 中文  => 中文|； error none
                               ^~
        2 malformed lines; nothing of name.ime was played

        """)
  }

  @Test(arguments: [
    ("insert", "  insert\n        ^\n"), ("\tinsert a b", "   insert a b\n            ^\n"),
    ("insert 👍 b", "  insert 👍 b\n            ^\n"),
    ("insert e\u{301} b", "  insert e\u{301} b\n           ^\n"),
    ("insert \u{1B}[1m b", "  insert \u{FFFD}[1m b\n              ^\n"),
  ])
  func setsTheCaretByDisplayWidth(_ text: String, _ lines: String) {
    let rendered = Self.render(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rendered.count == 5)
    #expect(units(rendered[1] + "\n" + rendered[2] + "\n") == units(lines))
    #expect(rendered[3] == "1 malformed line; nothing of name.ime was played")
  }

  @Test func saysNothingOfAWellFormedFile() {
    #expect(Self.render("blur").isEmpty)
  }

  @Test func aWarningStopsNothing() {
    let rendered = Self.render(header + "\n{\"t\":1,", file: "a.jsonl")
    #expect(
      rendered == """
        a.jsonl:2:8: warning: the file ends inside its last line; the lines before it are used
          {"t":1,
                 ^

        """)
  }

  @Test func aFileWithoutLinesHasNoUnderline() {
    #expect(
      Self.render("", file: "a.jsonl") == """
        a.jsonl:1:1: no header; the first line of a recording is one
        1 malformed line; nothing of a.jsonl was played

        """)
  }
}
