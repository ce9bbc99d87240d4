import Testing

@testable import CommandLineTool

@MainActor @Suite struct UsageTests {
  /// Command lines that are refused: the status, and the one line on standard error.
  nonisolated static let refused: [(line: [String], status: Int32, message: String)] = [
    (["rply"], 2, "unknown command `rply`; `markedtext --help` lists the commands"),
    (["repaly", "x"], 2, "unknown command `repaly`; did you mean `replay`?"),
    ([""], 2, "unknown command ``; `markedtext --help` lists the commands"),
    (["fuzz"], 2, "`fuzz` is not there yet"),
    (["help", "repaly"], 2, "unknown command `repaly`; did you mean `replay`?"),
    (["replay"], 2, "`replay` wants a file or folder"),
    (["replay", "--"], 2, "`replay` wants a file or folder"),
    (["verify"], 2, "`verify` wants a file or folder"),
    (["inspect"], 2, "`inspect` wants a text"),
    (["inspect", "a", "b"], 2, "`inspect` has no use for `b`; a text with spaces stands in quotes"),
    (["inspect", "-x"], 2, "`inspect` has no option `-x`; what is no option but begins with `-` stands behind `--`"),
    (["rules", "flicker", "flicker"], 2, "`rules` has no use for `flicker`; a text with spaces stands in quotes"),
    (["rules", "flicker", "x\u{1B}"], 2, "`rules` has no use for `x\\u{1B}`; a text with spaces stands in quotes"),
    (["doctor", "--jsn", "x"], 2, "`doctor` has no option `--jsn`; "),
    (["replay", "x", "--frm", "y"], 2, "`replay` has no option `--frm`; did you mean `--form`?"),
    (["inspect", "x", "--form", "y"], 2, "`inspect` has no option `--form`; did you mean `--format`?"),
    (["--quite", "replay", "x"], 2, "`replay` has no option `--quite`; did you mean `--quiet`?"),
    (["--quite"], 2, "`markedtext` has no option `--quite`; did you mean `--quiet`?"),
    (["replay", "x", "--jobs", "2"], 2, "`--jobs` is not there yet"),
    (["replay", "x", "--form"], 2, "`--form` wants a value"),
    (["replay", "x", "--quiet=1"], 2, "`--quiet` takes no value, and got `1`"),
    (["replay", "x", "--form="], 2, "unknown form ``; `markedtext forms` lists them"),
    (["replay", "x", "--form", "han-nam"], 2, "unknown form `han-nam`; did you mean `han-name`?"),
    (
      ["replay", "x", "--form", "a.form.json"], 2,
      "a.form.json: form files are not there yet; `markedtext forms` lists forms"
    ),
    (["forms", "han-nam"], 2, "unknown form `han-nam`; did you mean `han-name`?"),
    (["replay", "x", "--host", "io18"], 2, "unknown host `io18`; did you mean `ios18`?"),
    (
      ["replay", "x", "--host", "windows"], 2,
      "unknown host `windows`; there are raw, ios9, ios12, ios15, ios18, ios26 and macos"
    ),
    (["replay", "x", "--rules", "flickr"], 2, "unknown rule `flickr`; did you mean `flicker`?"),
    (["replay", "x", "--rules", ","], 2, "`--rules` wants a value"),
    (["rules", "flickr"], 2, "unknown rule `flickr`; did you mean `flicker`?"),
    (["replay", "x", "--format", "jsn"], 2, "`--format jsn`: expected text, json or jsonl; did you mean `json`?"),
    (["replay", "x", "--color", "x"], 2, "`--color x`: expected auto, always or never"),
    (["demo", "--format", "json"], 2, "`--format json`: expected text: a demo is for reading"),
    (
      ["replay", "x", "--variants", "event=1"], 2,
      "`--variants event=1`: expected quick, full, a number from 1, or one of plain, events=0, events=1, events=2; did you "
        + "mean `events=1`?"
    ),
    (
      ["replay", "x", "--quiet", "--variants", "0"], 2,
      "`--variants 0`: expected quick, full, a number from 1, or one of "
    ),
  ]

  @Test(arguments: refused)
  func refuses(line: [String], status: Int32, message: String) async {
    let output = await markedtext(line)
    #expect(output.status == status)
    #expect(output.result.isEmpty)
    #expect(output.diagnostics.hasPrefix("markedtext: " + message))
    #expect(output.diagnostics.hasSuffix("\n") && output.diagnostics.filter { $0 == "\n" }.count == 1)
  }

  /// Command lines that give a result, and what it begins with.
  nonisolated static let answered: [(line: [String], beginning: String)] = [
    (["--help"], "markedtext plays how people type"),
    (["-h"], "markedtext plays how people type"),
    (["help"], "markedtext plays how people type"),
    (["help", "replay"], "markedtext replay <file|folder>...\n"),
    (["--help", "replay"], "markedtext replay <file|folder>...\n"),
    (["replay", "-h"], "markedtext replay <file|folder>...\n"),
    (["doctor", "--help"], "markedtext doctor [<file.swift>...]\n"),
    (["--version"], "markedtext 0.1.0\n"),
    (["replay", "--version"], "markedtext 0.1.0\n"),
    (["--version", "replay"], "markedtext 0.1.0\n"),
    (["inspect", "--strict", "--verbose", "--quiet", "--color=never", "a"], "1 character"),
    (["--format", "json", "inspect", "a"], #"{"clusters":[{"range":[0,1]"#),
    (["--format=json", "inspect", "a"], #"{"clusters":[{"range":[0,1]"#),
    (["inspect", "a", "--format", "text", "--format", "jsonl"], #"{"clusters":[{"range":[0,1]"#),
    (["inspect", "--", "--help"], "6 characters"),
    (["inspect", "--", "--"], "2 characters"),
    (["inspect", ""], "no characters: the text is empty\n"),
    (["rules", "flicker"], "flicker   warning, question: right verdict after the commit (late)\n"),
    (["forms", "han-name"], "han-name\na name field that accepts only Han"),
    (["forms", "--format", "json"], #"{"forms":[{"caughtBy":[],"id":"han-name""#),
    (["rules", "--format", "json"], #"{"rules":[{"condition":"#),
    (["doctor"], "✓ all that markedtext needs is there\n"),
    (["doctor", "--format", "json"], #"{"corpora":"#),
  ]

  @Test(arguments: answered)
  func answers(line: [String], beginning: String) async {
    let output = await markedtext(line)
    #expect(output.status == 0)
    #expect(output.result.hasPrefix(beginning), "\(output.result)")
    #expect(output.diagnostics.isEmpty)
  }

  @Test func nothingAtAllIsAMistake() async {
    let output = await markedtext()
    #expect(output.status == 2)
    #expect(output.result.isEmpty)
    #expect(output.diagnostics == Help.overview)
  }

  @Test func helpNamesEveryCommandAndOption() {
    for command in Command.all {
      #expect(Help.overview.contains("\n  \(command.name) "))
      for option in command.options + Options.common { #expect(command.help.contains("\n  \(option.usage) ")) }
      for line in command.help.split(separator: "\n") { #expect(line.count <= 100) }
    }
  }

  @Test func everyListedRuleAndFormCanBeExplained() async {
    let rules = await markedtext("rules", "--format", "jsonl").lines
    #expect(rules.count > 10)
    for line in rules {
      let id = (try? ParsedJSON(line))?["id"]?.string ?? ""
      let output = await markedtext("rules", id)
      #expect(output.status == 0 && output.result.hasPrefix(id + "   "), "\(id)")
    }
    for line in await markedtext("forms", "--format", "jsonl").lines {
      let id = (try? ParsedJSON(line))?["id"]?.string ?? ""
      #expect(await markedtext("forms", id).status == 0, "\(id)")
    }
  }
}
