import Testing

@testable import CompositionScript

@Suite struct LineSplitterTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\n\r\nb\r", ["a", "", "b"]), ("\n\n", ["", ""]),
    ("\u{FEFF}a\n", ["a"]), ("\u{FEFF}", []), ("a\rb\n", ["a\rb"]),
  ])
  func splits(_ text: String, _ lines: [String]) {
    let bytes = Array(text.utf8)
    let split = Array(LineSplitter(bytes))
    #expect(split.map { Array(bytes[$0.range]) } == lines.map { Array($0.utf8) })
    #expect(split.map(\.number) == Array(1..<lines.count + 1))
    #expect(split.dropLast().allSatisfy { $0.isTerminated })
    #expect(split.last?.isTerminated == (lines.isEmpty ? nil : text.hasSuffix("\n")))
  }
}
