import Testing

@MainActor @Suite struct ReplayCommandTests {
  private let files: [String: String] = [
    "good.ime": Scripts.good, "unmet.ime": Scripts.unmet, "malformed.ime": Scripts.malformed,
    "unplayable.ime": Scripts.unplayable, "empty.ime": "", "ni.jsonl": Scripts.recording,
    "form.ime": "form han-nam\nmark z\n", "host.ime": "host windows\nmark z\n",
    "silent.ime": "mark ou\ninsert 欧\n",
    "odd.ime": "host ios14\nform han-name\nallow flickr: x\nmark z\nselect 5,6\n",
  ]

  /// What is replayed, the exit status, and what stands on standard error.
  nonisolated static let statuses: [(files: [String], status: Int32, diagnostics: [String])] = [
    (["good.ime"], 0, []),
    (["ni.jsonl"], 0, []),
    (["unmet.ime"], 1, []),
    (["malformed.ime"], 2, ["malformed.ime:1:1: unknown step `hots`; did you mean `host`?", "5 malformed lines"]),
    (["unplayable.ime"], 2, []),
    (["empty.ime"], 2, ["markedtext: nothing was there to run\n"]),
    (["good.ime", "empty.ime"], 0, []),
    (["form.ime"], 2, ["form.ime: unknown form `han-nam`; did you mean `han-name`?\n"]),
    (
      ["host.ime"], 2, ["host.ime: unknown host `windows`; there are raw, ios9, ios12, ios15, ios18, ios26 and macos\n"]
    ),
    (["missing.ime"], 3, ["missing.ime: no such file or folder\n"]),
    (["good.ime", "missing.ime"], 3, ["missing.ime: no such file or folder\n"]),
    (["unmet.ime", "malformed.ime"], 2, ["5 malformed lines"]),
    (["missing.ime", "unmet.ime", "malformed.ime"], 3, ["no such file or folder\n", "5 malformed lines"]),
    (["odd.ime"], 0, ["odd.ime:3: warning: `allow` of a rule that is not there: `flickr`; did you mean `flicker`?\n"]),
    (["odd.ime"], 0, ["odd.ime:5: warning: range 5,6 is past the end"]),
  ]

  @Test(arguments: statuses)
  func highestStatusWins(names: [String], status: Int32, diagnostics: [String]) async throws {
    let folder = try TemporaryFolder(files)
    for format in ["text", "json", "jsonl"] {
      let output = await markedtext(["replay", "--format", format] + names.map { folder($0) })
      #expect(output.status == status)
      #expect(!output.result.isEmpty, "what could be checked is reported")
      for text in diagnostics { #expect(output.diagnostics.contains(text)) }
      if diagnostics.isEmpty, format == "text" { #expect(output.diagnostics.isEmpty) }
      let quiet = await markedtext(["replay", "--quiet", "--format", format] + names.map { folder($0) })
      #expect(quiet.status == status)
      #expect(quiet.result == output.result)
    }
  }

  @Test func quietKeepsStandardErrorEmpty() async throws {
    let folder = try TemporaryFolder(files)
    let output = await markedtext("replay", folder.path, folder("missing.ime"), "--quiet")
    #expect(output.status == 3)
    #expect(output.diagnostics.isEmpty)
    #expect(output.result.contains("malformed.ime\n    malformed; nothing of it was played"))
  }

  @Test func theFormThatIsAskedForOverridesTheScripts() async throws {
    let folder = try TemporaryFolder(files)
    let own = try await summary(["replay", folder("good.ime")])
    #expect(own["skipped"] == .int(0) && own["errors"] == .int(0))
    let same = try await summary(["replay", folder("good.ime"), "--form", "han-name"])
    #expect(same["skipped"] == .int(0))
    // Four expectations of the presentation in each of four variants.
    let other = try await summary(["replay", folder("good.ime"), "--form=specimen:validates-every-change"])
    #expect(other["skipped"] == .int(16))
    #expect(other["unmet"] == .int(0))
    #expect(other["questions"]?["early"]?.int ?? 0 >= 4)
    #expect(await markedtext("replay", folder("form.ime"), "--form", "han-name").status == 0)
  }

  @Test func warningsCountOnlyWhenStrict() async throws {
    let folder = try TemporaryFolder(files)
    let line = [
      "replay", folder("silent.ime"), "--form", "specimen:refuses-letters", "--rules", "key-refused", "--format",
      "jsonl",
    ]
    let lax = await markedtext(line)
    #expect(lax.status == 0)
    #expect(try lax.lines.map { try ParsedJSON($0)["outcome"]?.string } == Array(repeating: "passed", count: 4) + [nil])
    let strict = await markedtext(line + ["--strict"])
    #expect(strict.status == 1)
    #expect(
      try strict.lines.map { try ParsedJSON($0)["outcome"]?.string } == Array(repeating: "failed", count: 4) + [nil])
  }

  @Test(
    arguments: [
      ([], ["ios18"], 4),
      (
        ["--host", "all"],
        ["ios9", "ios12", "ios15", "ios18", "ios26", "macos"].flatMap { [$0, $0 + "/disputed"] }, 48
      ), (["--host", "ios18/disputed"], ["ios18/disputed"], 4),
      (["--host", "ios9/commit-events=plain"], ["ios9/commit-events=plain"], 4), (["--host", "ios26"], ["ios26"], 4),
      (["--host", "raw"], ["raw"], 4), (["--host", "ios26", "--host", "ios18"], ["ios18"], 4),
      (["--variants", "2"], ["ios18"], 2), (["--variants", "events=2"], ["ios18"], 1),
      (["--variants=events=0"], ["ios18"], 1), (["--variants", "99"], ["ios18"], 4),
      (["--variants", "full"], ["ios18"], 4),
    ] as [([String], [String], Int)])
  func hostsAndVariants(options: [String], hosts: [String], runs: Int) async throws {
    let folder = try TemporaryFolder(files)
    let output = await markedtext(["replay", "--format", "jsonl", folder("good.ime")] + options)
    let sessions = try output.lines.dropLast().map { try ParsedJSON($0) }
    #expect(sessions.count == runs)
    #expect(Set(sessions.compactMap { $0["host"]?.string }) == Set(hosts))
  }

  @Test func aHostWithoutAProfileIsSaid() async throws {
    let folder = try TemporaryFolder(files)
    let note = "ios14 has no profile of its own: played on ios12 in its place\n"
    #expect(await markedtext("replay", folder("odd.ime")).result.contains(note))
    #expect(await markedtext("replay", folder("odd.ime"), "--format", "json").diagnostics.hasSuffix(note))
    // Asked for, it is said too; and what the session names is not played then.
    let asked = await markedtext("replay", folder("odd.ime"), "--host", "ios20").result
    #expect(asked.contains("ios20 has no profile of its own: played on ios18 in its place\n"))
    #expect(!asked.contains("ios14"))
  }

  @Test func withoutAFormNothingIsAnswered() async throws {
    let folder = try TemporaryFolder(files)
    let output = await markedtext("replay", folder("ni.jsonl"))
    #expect(output.result.hasPrefix("✓ 1 file: the text is as expected; no form was judged\n"))
    #expect(output.result.contains("no error too early              not judged\n"))
    #expect(output.result.contains("without a form only the text was checked"))
    let mixed = await markedtext("replay", folder("ni.jsonl"), folder("good.ime"))
    #expect(mixed.result.contains("\n1 of them name no form"))
    #expect(mixed.result.contains("no error too early              yes\n"))
  }

  @Test func aQuestionThatNoRuleAsksIsNotAnswered() async throws {
    let folder = try TemporaryFolder(files)
    let output = await markedtext("replay", folder("good.ime"), "--rules", "flicker")
    #expect(output.result.contains("no error too early              not judged\n"))
    #expect(output.result.contains("right verdict after the commit  yes\n"))
  }

  @Test func colourOnATerminalUnlessForbidden() async throws {
    let folder = try TemporaryFolder(files)
    let escape = "\u{1B}["
    #expect(await markedtext("replay", folder("good.ime")).result.contains(escape) == false)
    #expect(await markedtext(["replay", folder("good.ime")], takesColor: true).result.contains(escape))
    #expect(
      await markedtext(["replay", folder("good.ime"), "--color=never"], takesColor: true).result.contains(escape)
        == false)
    #expect(await markedtext("replay", folder("good.ime"), "--color=always").result.contains(escape))
    #expect(
      await markedtext(["replay", folder("good.ime"), "--format", "json"], takesColor: true).result.contains(escape)
        == false)
  }

  private func summary(_ line: [String]) async throws -> ParsedJSON {
    let output = await markedtext(line + ["--format", "json"])
    return try #require(try ParsedJSON(String(output.result.dropLast()))["summary"])
  }
}
