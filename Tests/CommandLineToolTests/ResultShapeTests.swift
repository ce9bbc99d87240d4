import Foundation
import Testing

/// The JSON of each command against the contract, field by field.
@MainActor @Suite struct ResultShapeTests {
  private let files: [String: String] = [
    "good.ime": Scripts.good, "unmet.ime": Scripts.unmet, "malformed.ime": Scripts.malformed,
    "unplayable.ime": Scripts.unplayable, "ni.jsonl": Scripts.recording, "mismatch.jsonl": Scripts.mismatching,
    "bad.jsonl": "{}\n",
  ]

  @Test(arguments: ["specimen:validates-every-change", "specimen:counts-events", "han-name"])
  func replay(form: String) async throws {
    let folder = try TemporaryFolder(files)
    let line = ["replay", folder.path, folder("missing.ime"), "--form", form, "--host", "all"]
    let output = await markedtext(line + ["--format", "json"])
    #expect(output.result.hasSuffix("}\n"))
    let document = try ParsedJSON(String(output.result.dropLast()))
    #expect(JSONShape.replay.problems(in: document) == [])
    let sessions = document["sessions"]?.elements ?? []
    let summary = try #require(document["summary"])
    #expect(summary["sessions"]?.int == sessions.count)
    #expect(summary["files"]?.int == Set(sessions.compactMap { $0["file"]?.string }).count)
    #expect(summary["files"]?.int == 8)
    #expect(summary["malformed"]?.int == sessions.count { $0["outcome"]?.string == "malformed" })
    let outcomes = Set(sessions.compactMap { $0["outcome"]?.string })
    #expect(outcomes.isSuperset(of: ["failed", "malformed", "error"]))
    let findings = sessions.flatMap { $0["findings"]?.elements ?? [] }
    #expect(summary["errors"]?.int == findings.count { $0["severity"]?.string == "error" })
    #expect(summary["warnings"]?.int == findings.count { $0["severity"]?.string == "warning" })
    for question in ["early", "late", "gate", "text", "keys"] {
      #expect(summary["questions"]?[question]?.int == findings.count { $0["question"]?.string == question })
    }
    #expect(summary["unmet"]?.int == sessions.reduce(0) { $0 + ($1["unmet"]?.elements.count ?? 0) })
    for session in sessions {
      let wasPlayed = session["variant"] != .null
      #expect((session["final"] != .null) == wasPlayed && (session["host"] != .null) == wasPlayed)
      #expect((session["message"] != nil) == (session["outcome"]?.string == "error"))
    }

    let lines = await markedtext(line + ["--format", "jsonl"]).lines
    #expect(try lines.dropLast().map { try ParsedJSON($0) } == sessions)
    let last = try ParsedJSON(lines[lines.count - 1])
    #expect(JSONShape.replaySummaryLine.problems(in: last) == [])
    #expect(last["summary"] == summary)
  }

  @Test func verify() async throws {
    let folder = try TemporaryFolder(files)
    let line = ["verify", folder.path, folder("missing.jsonl"), folder("good.ime")]
    let output = await markedtext(line + ["--format", "json"])
    #expect(output.status == 3)
    let document = try ParsedJSON(String(output.result.dropLast()))
    #expect(JSONShape.verify.problems(in: document) == [])
    let files = document["files"]?.elements ?? []
    #expect(
      files.compactMap { $0["outcome"]?.string } == ["malformed", "failed", "passed", "malformed", "malformed"])
    let summary = try #require(document["summary"])
    #expect(
      summary["files"] == .int(5) && summary["calls"] == .int(4) && summary["derived"] == .int(3)
        && summary["unlogged"] == .int(0))
    #expect(summary["mismatches"]?.int == files.reduce(0) { $0 + ($1["mismatches"]?.elements.count ?? 0) })
    let mismatches = files[1]["mismatches"]?.elements ?? []
    try #require(mismatches.count == 2)
    // `expected` is the recording's, with the keys that it gives and no others.
    #expect(mismatches[0]["expected"] == (try ParsedJSON(#"{"marked":null,"text":"n"}"#)))
    #expect(mismatches[0]["actual"] == (try ParsedJSON(#"{"marked":[0,1],"selected":[1,0],"text":"n"}"#)))
    let callbacks = mismatches[1]["expected"]?["callbacks"]?.elements ?? []
    #expect(callbacks.first?["string"] == .units([0xD83D]))
    #expect(mismatches[1]["actual"]?["callbacks"] != nil)

    let lines = await markedtext(line + ["--format", "jsonl"]).lines
    #expect(try lines.dropLast().map { try ParsedJSON($0) } == files)
    #expect(JSONShape.verifySummaryLine.problems(in: try ParsedJSON(lines[lines.count - 1])) == [])
  }

  @Test(arguments: ["", "a", "👨‍👩‍👧한क्षि", "\u{1F1EF}\u{1F1F5}", "\"\\\u{7}", "а\u{301}b"])
  func inspect(text: String) async throws {
    for format in ["json", "jsonl"] {
      let output = await markedtext("inspect", "--format", format, "--", text)
      #expect(output.lines.count == 1)
      let document = try ParsedJSON(output.lines[0])
      #expect(JSONShape.inspection.problems(in: document) == [])
      #expect(document["text"] == .units(Array(text.utf16)))
      #expect(document["utf16"]?.int == text.utf16.count)
      #expect(document["deletions"]?.elements.reduce(0) { $0 + ($1.int ?? 0) } == text.utf16.count)
    }
  }

  /// Byte for byte, in each run of the tests anew: no hash order, no absolute path, no date.
  @Test func theBytesOfAReplay() async throws {
    let folder = try TemporaryFolder(["a.ime": Scripts.unmet])
    let output = await markedtext("replay", folder("a.ime"), "--format", "jsonl", "--variants", "plain")
    #expect(
      output.result.replacingOccurrences(of: folder.path, with: "") == """
        {"file":"/a.ime","final":{"marked":[0,2],"selected":[2,0],"text":"ou"},"findings":[],"host":"ios18","name":"a",\
        "outcome":"failed","unmet":[{"actual":"[ou|]","expected":"[o|]","line":2,"step":1}],"variant":"plain"}
        {"summary":{"errors":0,"files":1,"malformed":0,"neverComposed":0,"questions":{"early":0,"gate":0,"keys":0,\
        "late":0,"text":0},"sessions":1,"skipped":0,"steps":1,"unmet":1,"warnings":0},"version":1}

        """)
  }
}
