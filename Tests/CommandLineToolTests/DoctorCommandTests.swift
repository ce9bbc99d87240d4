import Foundation
import Testing

@testable import CommandLineTool

@MainActor @Suite struct DoctorCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let page: [String] = {
    let data = FileManager.default.contents(atPath: root.appending(path: "Documentation/uikit.md").path) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
  }()

  /// The rows of the page's tables: a line of code, and what to write instead.
  private static let rows: [(code: String, instead: String)] = page.compactMap { line in
    guard line.hasPrefix("| `"), line.hasSuffix(" |"), let end = line.range(of: "` | ") else { return nil }
    return (String(line[..<end.lowerBound].dropFirst(3)), String(line[end.upperBound...].dropLast(2)))
  }

  /// The page and the command know the same.
  @Test func thePageShowsWhatIsFound() {
    var shown: Set<ObjectiveCConstruct> = []
    for row in Self.rows {
      let uses = SwiftSourceFile(path: "a.swift", bytes: Array(row.code.utf8)).uses
      #expect(uses.count == 1, "\(row.code)")
      #expect(uses.first?.construct.instead == row.instead, "\(row.code)")
      shown.formUnion(uses.map(\.construct))
    }
    #expect(shown == Set(ObjectiveCConstruct.allCases))
  }

  @Test func thePageShowsWhatIsPrinted() async throws {
    #expect(FileManager.default.changeCurrentDirectoryPath(Self.root.path))
    let start = try #require(Self.page.firstIndex { $0.hasPrefix("<!-- prints: markedtext doctor") })
    let shown = Self.page[(start + 2)...].prefix { $0 != "```" }.joined(separator: "\n") + "\n"
    let output = await markedtext("doctor", "Tests/CommandLineToolTests/Fixtures/NameForm.swift")
    #expect(output.result == shown)
    #expect(output.status == 1 && output.diagnostics.isEmpty)
  }

  @Test func hasNothingToSay() async throws {
    let folder = try TemporaryFolder(["a.swift": "import UIKit\n", "b.swift": ""])
    let output = await markedtext("doctor", folder("a.swift"), folder("b.swift"))
    #expect(output.status == 0 && output.diagnostics.isEmpty)
    #expect(output.result == "✓ nothing that needs Objective-C in 2 files\n")
  }

  @Test func aWarningIsNoReasonToFail() async throws {
    let folder = try TemporaryFolder(["a.swift": "@IBAction func a() {}\n"])
    let output = await markedtext("doctor", folder("a.swift"))
    #expect(output.status == 0)
    #expect(
      output.result.contains("a.swift:1:1: warning: `@IBAction` does nothing without Objective-C; instead: a closure"))
    #expect(await markedtext("doctor", "--strict", folder("a.swift")).status == 1)
  }

  /// All files are looked at, and the highest status wins.
  @Test func refusesWhatItCannotRead() async throws {
    let folder = try TemporaryFolder(["a.swift": "@objc func a() {}\n", "a.ime": ""])
    try folder.makeFolder("b.swift")
    let cases: [(paths: [String], status: Int32, why: [String])] = [
      ([folder("a.ime")], 2, ["a.ime: not a Swift file (.swift)\n"]),
      ([folder("b.swift")], 2, ["b.swift: not a Swift file (.swift)\n"]),
      ([folder("a.swift"), folder("a.ime")], 2, ["a.ime: not a Swift file (.swift)\n"]),
      (
        [folder("c.swift"), folder("a.swift"), folder("a.ime")], 3,
        ["c.swift: no such file or folder\n", "a.ime: not a Swift file (.swift)\n"]
      ),
    ]
    for (paths, status, why) in cases {
      let output = await markedtext(["doctor"] + paths)
      #expect(output.status == status)
      #expect(output.diagnostics == why.map { "markedtext: \(folder.path)/\($0)" }.joined())
      #expect(output.result.hasSuffix("1 place to change in 1 of 1 file\n") == paths.contains(folder("a.swift")))
    }
  }

  @Test func writesJSON() async throws {
    let folder = try TemporaryFolder(["a.swift": "import UIKit\n  @objc func a() {}\n@IBAction func b() {}\n"])
    let output = await markedtext("doctor", "--format", "json", folder("a.swift"))
    let finding = JSONShape.object([
      "file": .string, "line": .integer(from: 1), "column": .integer(from: 1), "construct": .string, "instead": .string,
      "severity": .word(["error", "warning"]),
    ])
    let document = try ParsedJSON(String(output.result.dropLast()))
    let shape = JSONShape.object(["version": .integer(from: 1), "findings": .array(finding)])
    #expect(shape.problems(in: document) == [])
    let findings = document["findings"]?.elements ?? []
    #expect(findings.map { $0["construct"]?.string } == ["@objc", "@IBAction"])
    #expect(findings.map { $0["line"]?.int } == [2, 3])
    #expect(findings.map { $0["column"]?.int } == [3, 1])
    #expect(findings.map { $0["severity"]?.string } == ["error", "warning"])
    let lines = await markedtext("doctor", "--format", "jsonl", folder("a.swift")).lines
    #expect(try lines.map { try ParsedJSON($0) } == findings)
  }

  @Test func takesBytesThatAreNoText() async throws {
    let folder = try TemporaryFolder()
    try folder.write([0xFF, 0x00, 0x22, 0xE9, 0x0A] + Array("@objc func a()".utf8), to: "a.swift")
    let output = await markedtext("doctor", folder("a.swift"))
    #expect(output.status == 1)
    #expect(output.result.contains("a.swift:2:1: `@objc` needs Objective-C"))
  }
}
