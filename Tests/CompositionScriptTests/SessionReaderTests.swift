import TestSupport
import Testing

@testable import CompositionScript

@Suite struct SessionReaderTests {
  @Test func goesByTheEndingOfTheName() {
    let script = Array("blur".utf8)
    #expect(SessionReader.read(script, file: "a/b.c/x.ime").session?.kind == .script)
    #expect(SessionReader.read(script, file: "x.IME").session?.name == "x")
    #expect(SessionReader.read(Array(header.utf8), file: "x.jsonl").session?.name == "zhongwen")
    #expect(SessionReader.read(script, file: "-", as: .script).session?.name == "-")
    for file in ["x.txt", "x", "ime", ".ime", "", "/", "a.ime/x"] {
      let reading = SessionReader.read(script, file: file)
      #expect(reading.session == nil && reading.diagnostics.map(\.problem) == [.unknownFileType(file)])
    }
  }

  /// Well-formed files to spoil.
  static let samples: [(file: String, bytes: [UInt8])] = [
    (
      "a.ime",
      Array(
        """
        host raw
        start a[ni]b|
        policy gate live
        allow flicker: why
        mark "ni hao" at 1,2 over 0,0 => [ni\\u{2006}hao|]; error of x "y"; calls shouldChange 2
          => 中文|； error; state "a; b"
        type zhong{shift+right}{flick:か}{{ # x
        resolve taken invalid "no"
        """.utf8)
    ),
    (
      "a.jsonl",
      Array(
        (header + "\n" + #"{"t":120,"key":"中\uD83D"}"# + "\n"
          + #"{"t":120,"op":"setMarkedText","text":"z😀","selectedRange":[1,0],"state":{"text":"z","selected":[1,0],"marked":[0,1]},"callbacks":[{"call":"didEnd","ranges":[[1,2]],"reason":"x"}]}"#
          + "\n" + #"{"t":121,"op":"dictate","partials":["a","b"],"x":[[[{}]],1e5,true]}"#).utf8)
    ),
  ]

  /// Reads bytes, and checks what must hold of any reading.
  static func check(_ bytes: [UInt8], file: String) {
    let reading = SessionReader.read(bytes, file: file)
    let hasErrors = reading.diagnostics.contains { $0.severity == .error }
    #expect(hasErrors == (reading.session == nil))
    let lineCount = max(1, bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count)
    for diagnostic in reading.diagnostics {
      #expect((1...lineCount).contains(diagnostic.line) && diagnostic.column > 0 && !diagnostic.message.isEmpty)
      #expect(diagnostic.underlineStart <= diagnostic.sourceLine.count && diagnostic.underlineLength > 0)
    }
    #expect(reading.diagnostics.map(\.line) == reading.diagnostics.map(\.line).sorted())
    #expect(DiagnosticRenderer.render(reading.diagnostics).isEmpty == reading.diagnostics.isEmpty)
  }

  @Test(arguments: [UInt64(61), 62])
  func anyBytesAtAllGiveAnAnswer(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = (0..<random.number(0...80)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      for sample in Self.samples {
        Self.check(bytes, file: sample.file)
        Self.check(sample.bytes.prefix(random.number(0...sample.bytes.count)) + bytes, file: sample.file)
      }
    }
  }

  @Test(arguments: [UInt64(63), 64])
  func spoiltFilesGiveAnAnswer(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = hostilePieces.map { Array(String(decoding: $0, as: UTF16.self).utf8) } + [[0xFF], [0xE4, 0xB8], [0]]
    for _ in 0..<800 {
      var (file, bytes) = random.element(Self.samples)
      for _ in 0..<random.number(1...6) {
        let start = random.number(0...bytes.count)
        let end = random.number(start...min(bytes.count, start + 4))
        let piece =
          random.flag() ? random.element(pieces) : Array(bytes[end..<min(bytes.count, end + random.number(0...9))])
        bytes.replaceSubrange(start..<end, with: piece)
      }
      Self.check(bytes, file: file)
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "type ", "insert \"", "start ", "blur => ", "blur => state ", "blur => error \"", "", "blur => a|；",
    ])
  func longLinesTakeLinearTime(_ beginning: String) {
    for piece in ["a", " a", "\\", "；", "|； ", "\\u{41}", "{", "{a}", "; ", "=> ", "# ", "\""] {
      let bytes = Array((beginning + String(repeating: piece, count: 30_000)).utf8)
      Self.check(bytes, file: "a.ime")
    }
  }
}
