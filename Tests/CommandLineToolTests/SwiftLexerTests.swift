import Testing

@testable import CommandLineTool

@Suite struct SwiftLexerTests {
  /// A source, and the text of its tokens.
  static let sources: [(source: String, tokens: [String])] = [
    ("", []),
    ("let a = 1.5", ["let", "a", "=", "1", ".", "5"]),
    ("a // b \"\n c", ["a", "c"]),
    ("a /* b /* c */ \" */ d", ["a", "d"]),
    ("a /* b /* c */ d", ["a"]),
    ("\"a\" b", ["\"", "b"]),
    ("\"a\\\" c\" b", ["\"", "b"]),
    ("\"a\\\\\" b", ["\"", "b"]),
    ("\"a\\(b + \"c\\(d)\")e\" f", ["\"", "(", "b", "+", "\"", "(", "d", ")", ")", "f"]),
    ("\"never ends\nb", ["\"", "b"]),
    ("\"never ends\\\nb", ["\"", "b"]),
    ("\"\"\"\na \"b\" \\(c)\n\"\"\" d", ["\"\"\"", "(", "c", ")", "d"]),
    ("#\"a\" \\(b) \\#(c) \"# d", ["#\"", "(", "c", ")", "d"]),
    ("##\"a\"# b\"## c", ["##\"", "c"]),
    ("#\"\"\"\na\"\"\" \\#(b)\n\"\"\"# c", ["#\"\"\"", "(", "b", ")", "c"]),
    ("#\"\\\"# a", ["#\"", "a"]),
    ("#selector(a)", ["#selector", "(", "a", ")"]),
    ("`class`.b", ["class", ".", "b"]),
    ("名前 = 👍", ["名前", "=", "👍"]),
    ("let r = /a\"b/; c", ["let", "r", "=", "/a\"b/", ";", "c"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("x(1) /b/ c", ["x", "(", "1", ")", "/", "b", "/", "c"]),
    ("#/a\"\n/#, b", ["#/a\"\n/#", ",", "b"]),
    ("a->b==c&&d||!e", ["a", "->", "b", "==", "c", "&&", "d", "||", "!", "e"]),
  ]

  @Test(arguments: sources)
  func cuts(source: String, tokens: [String]) {
    let found = SwiftLexer.tokens(of: Array(source.utf16))
    #expect(found.map(\.text) == tokens)
    let units = Array(source.utf16)
    for token in found where token.kind != .escapedWord {
      #expect(String(decoding: units[token.range], as: UTF16.self) == token.text)
    }
  }

  /// Any text is cut, into tokens that lie one behind the other.
  @Test(arguments: 0..<300)
  func takesAnyText(seed: Int) {
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "(", ")", "/", "/*", "*/", "//", "\n", "`", "a", " ", "\\(", "é", "@", "?", "#if",
    ]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let source = (0..<60).map { _ -> String in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return pieces[Int(state >> 33) % pieces.count]
    }
    let file = SwiftSourceFile(path: "a.swift", bytes: Array(source.joined().utf8))
    #expect(file.uses.isEmpty)
    var end = 0
    for token in SwiftLexer.tokens(of: Array(source.joined().utf16)) {
      #expect(token.range.lowerBound >= end && !token.range.isEmpty, "\(source)")
      end = token.range.upperBound
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "(", "\"\\(", "/*", "observe(", "#if (", "#if a\n", "a /", "perform(#selector(", "@objc ", "#", "`", "#/", "\\/",
      "=/\\",
    ])
  func nestingCostsNothing(piece: String) {
    let source = String(repeating: piece, count: 10_000)
    let file = SwiftSourceFile(path: "a.swift", bytes: Array(source.utf8))
    #expect(file.uses.count <= 20_000)
  }
}
