import Testing

@testable import CompositionScript

@Suite struct DiagnosticTests {
  static func diagnostic(_ line: [UInt16], at offset: Int, length: Int = 1) -> Diagnostic {
    Diagnostic(file: "a", line: 1, sourceLine: line, offset: offset, length: length, problem: .unexpectedEnd)
  }

  @Test func keepsShortLinesWhole() {
    let diagnostic = Self.diagnostic(units("abc"), at: 1, length: 9)
    #expect(diagnostic.sourceLine == units("abc") && diagnostic.underlineStart == 1 && diagnostic.underlineLength == 2)
    #expect(diagnostic.column == 2)
    #expect(Self.diagnostic(units("abc"), at: 3).underlineStart == 3)
  }

  @Test(arguments: [0, 1, 59, 60, 61, 500, 998, 999, 1000])
  func cutsLongLinesRoundThePlace(_ offset: Int) {
    let line = (0..<1000).map { UInt16(0x4E00 + $0) }
    let diagnostic = Self.diagnostic(line, at: offset)
    #expect(diagnostic.sourceLine.count <= 162 && diagnostic.column == offset + 1)
    if offset < 1000 { #expect(diagnostic.sourceLine[diagnostic.underlineStart] == line[offset]) }
    #expect(diagnostic.underlineStart + diagnostic.underlineLength <= diagnostic.sourceLine.count + 1)
  }

  @Test func cutsNoSurrogatePair() {
    let line = Array(String(repeating: "😀", count: 300).utf16)
    for offset in 0..<600 {
      let kept = Self.diagnostic(line, at: offset).sourceLine
      #expect(kept.exactString != nil)
    }
  }
}
