import Foundation
import Testing

/// The first page shows real output: what it says a command prints is what the command prints.
@MainActor @Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The first page, and the one on UIKit.
  private static let page: [String] = ["README.md", "Documentation/uikit.md"].flatMap { name in
    file(name).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The lines of the fenced blocks that follow a comment of this kind, by what the comment names.
  private static func blocks(_ kind: String) -> [(name: String, lines: [String])] {
    page.indices.compactMap { index in
      let prefix = "<!-- \(kind): "
      guard page[index].hasPrefix(prefix), page[index].hasSuffix(" -->") else { return nil }
      let name = String(page[index].dropFirst(prefix.count).dropLast(4))
      let start = page[index...].firstIndex { $0.hasPrefix("```") } ?? index
      let end = page[(start + 1)...].firstIndex { $0 == "```" } ?? start + 1
      return (name, Array(page[(start + 1)..<end]))
    }
  }

  @Test func showsWhatTheCommandsPrint() async {
    #expect(FileManager.default.changeCurrentDirectoryPath(Self.root.path))
    let blocks = Self.blocks("prints")
    #expect(blocks.count == 5)
    for block in blocks {
      let words = block.name.split(separator: " ").map { String($0) }
      let output = await markedtext(Array(words.dropFirst()))
      Self.expect(block, in: output.result + output.diagnostics)
    }
  }

  /// A line with … alone leaves lines out; what stands between is there, in that order, line by line.
  private static func expect(_ block: (name: String, lines: [String]), in whole: String) {
    var rest = whole.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }[...]
    let shown = block.lines.split(separator: "…")
    #expect(!shown.isEmpty)
    for part in shown {
      guard let found = rest.indices.first(where: { rest[$0...].prefix(part.count).elementsEqual(part) }) else {
        Issue.record("README shows of \(block.name): \(part)")
        break
      }
      rest = rest[(found + part.count)...]
    }
  }

  private static func file(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: root.appending(path: name).path) ?? Data(), as: UTF8.self)
  }

  @Test func showsCodeThatIsATest() {
    let blocks = Self.blocks("is")
    #expect(blocks.count == 5)
    for block in blocks {
      let lines = Self.file(block.name).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(block.lines == lines.dropLast().map { String($0) }, "\(block.name)")
    }
  }

  @Test func showsPartsOfCode() {
    let blocks = Self.blocks("in")
    #expect(blocks.count == 1)
    for block in blocks { Self.expect(block, in: Self.file(block.name)) }
  }
}
