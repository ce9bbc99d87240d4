import CompositionScript
import Foundation
import Testing

@testable import CommandLineTool

@MainActor @Suite struct SessionFilesTests {
  /// Names, links and kinds of files that a folder can hold.
  private func hostileFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "a.ime": Scripts.good, "b/UP.IME": Scripts.good, "b/it's \"one\".ime": Scripts.good,
      "b/new\nline.ime": Scripts.good, "b/-x.ime": Scripts.good, ".ime": "not a session", "notes.txt": "",
      "x.ime/inside.ime": Scripts.good, "r.jsonl": Scripts.recording,
    ])
    try folder.link("b/up", to: "..")
    try folder.link("self.ime", to: "self.ime")
    try folder.link("linked.ime", to: "a.ime")
    return folder
  }

  @Test func findsEachSessionOnce() async throws {
    let folder = try hostileFolder()
    let search = SessionFiles.find([folder.path, folder("b/../a.ime"), folder.path + "//a.ime"], formats: [.script])
    let names = search.found.map { result in
      switch result {
      case .success(let file): String(file.dropFirst(folder.path.count + 1))
      case .failure(let error): error.message
      }
    }
    #expect(
      names == [
        "a.ime", "b/-x.ime", "b/UP.IME", "b/it's \"one\".ime", "b/new\nline.ime", "linked.ime", "self.ime",
        "x.ime/inside.ime", "b/../a.ime",
      ])
  }

  @Test func aBrokenLinkIsReportedAndTheRestIsPlayed() async throws {
    let folder = try hostileFolder()
    let output = await markedtext("replay", folder.path)
    #expect(output.status == 3)
    #expect(output.diagnostics == "markedtext: \(folder("self.ime")): can't be read\n")
    #expect(output.result.contains("9 files, 29 runs"))
  }

  @Test(
    arguments: [
      ("", "\"\": no such file or folder"), ("nowhere/x.ime", "nowhere/x.ime: no such file or folder"),
      ("a\u{1B}[1m\n.ime", "a\\u{1B}[1m\\n.ime: no such file or folder"),
    ])
  func namesWhatIsMissing(path: String, message: String) async {
    let output = await markedtext("replay", path)
    #expect(output.status == 3)
    #expect(output.diagnostics == "markedtext: \(message)\n")
  }

  @Test func refusesWhatIsNoSession() async throws {
    let folder = try TemporaryFolder(["a.txt": "", "a.ime": Scripts.good, "ime": ""])
    try folder.makeFolder("empty")
    try #require(mkfifo(folder("pipe.ime"), 0o600) == 0)
    for (line, status, message) in [
      (["replay", "a.txt"], 2, "a.txt: neither a script (.ime) nor a recording (.jsonl)"),
      (["replay", "ime"], 2, "ime: neither a script (.ime) nor a recording (.jsonl)"),
      (["replay", "empty"], 2, "empty: nothing to run (.ime, .jsonl) in this folder"),
      (["verify", "empty"], 2, "empty: nothing to run (.jsonl) in this folder"),
      (["verify", "a.ime"], 2, "a.ime: a script has no recorded states; `verify` wants recordings (.jsonl)"),
      (["replay", "pipe.ime"], 3, "pipe.ime: neither a file nor a folder"),
      (["demo", "empty"], 2, "empty: nothing to run (.jsonl) in this folder"),
      (["demo", "nowhere"], 3, "nowhere: no such file or folder"),
    ] as [([String], Int32, String)] {
      let output = await markedtext([line[0], folder(line[1])])
      #expect(output.status == status)
      #expect(output.diagnostics == "markedtext: \(folder.path)/\(message)\n")
    }
  }

  @Test(arguments: ["json", "jsonl"])
  func anEmptyFolderIsStillAResult(format: String) async throws {
    let folder = try TemporaryFolder()
    let replay = await markedtext("replay", folder.path, "--format", format)
    #expect(replay.result.hasSuffix(#""version":1}"# + "\n"))
    let verify = await markedtext("verify", folder.path, "--format", format)
    #expect(verify.result.hasSuffix(#""version":1}"# + "\n"))
  }

  /// Bytes that no editor writes: none ends the command, each file has an outcome.
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x00, 0x6D], 2), ([], 2), ([0xEF, 0xBB, 0xBF], 2), (Array("\u{FEFF}mark z => [z|]\r\n".utf8), 0),
      (Array("mark z".utf8) + [0x00], 0), (Array("mark z => [y|]".utf8), 1), (Array("mark \"".utf8), 2),
      (Array("mark ".utf8) + Array(repeating: 0x61, count: 200_000), 0), (Array(repeating: 0x0A, count: 10_000), 2),
      (Array("select 9,9\nreplace 7,7 x\nmark q at 9,9".utf8), 0),
    ] as [([UInt8], Int32)])
  func anyBytesGiveAnOutcome(bytes: [UInt8], status: Int32) async throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "x.ime")
    #expect(await markedtext("replay", folder("x.ime"), "--format", "jsonl").status == status)
    #expect(await markedtext("replay", folder("x.ime")).status == status)
  }
}
