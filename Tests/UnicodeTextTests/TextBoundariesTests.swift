import TestSupport
import Testing

@testable import UnicodeText

@Suite struct TextBoundariesTests {
  /// A text, and where it is cut: `|` at each boundary but the two ends.
  static let texts: [(kind: TextBoundaries.Kind, cut: String)] = [
    (.word, ""),
    (.word, "can't|,| |won't"),
    (.word, "3.14|-|2|  |x_y|!|?"),
    (.word, "a|\r\n|b"),
    (.word, "中文|输入|法"),
    (.word, "東京|都|に|住む"),
    (.word, "カタカナ|と|漢字"),
    (.word, "한국어| |입력"),
    (.word, "ภาษา|ไทย"),
    (.word, "e\u{301}t\u{E9}| |👨‍👩‍👧|🇯🇵"),
    (.word, "שלום| |עולם"),
    (.sentence, ""),
    (.sentence, "One. |Two? |three."),
    (.sentence, "你好。|再见！|好"),
    (.sentence, "a\n|b"),
    (.line, ""),
    (.line, "one |two-|three"),
    (.line, "你|好，|世|界"),
    (.line, "「」|あ"),
    (.line, "a\u{A0}b |c\n|d"),
  ]

  @Test(arguments: texts)
  func cuts(kind: TextBoundaries.Kind, cut: String) throws {
    var offset = 0
    let pieces = cut.utf16.split(separator: 0x7C, omittingEmptySubsequences: false).map { Array($0) }
    let expected = pieces.map { piece in
      offset += piece.count
      return offset
    }
    let boundaries = try TextBoundaries(kind: kind, of: pieces.flatMap { $0 })
    #expect(boundaries.boundaries == (cut.isEmpty ? [0] : [0] + expected))
    #expect(boundaries.kind == kind)
  }

  /// A text, and its words.
  static let words: [(text: String, words: [String])] = [
    ("", []),
    (" ,。!", []),
    ("Hello, world 42!", ["Hello", "world", "42"]),
    ("中文输入法。", ["中文", "输入", "法"]),
    ("私は山田です", ["私", "は", "山田", "です"]),
    ("이름: 김철수", ["이름", "김철수"]),
    ("👍 ok 🇯🇵", ["ok"]),
    ("ｱｲｳ ａｂｃ １２", ["ｱｲｳ", "ａｂｃ", "１２"]),
  ]

  @Test(arguments: words)
  func namesWords(text: String, words: [String]) throws {
    let units = Array(text.utf16)
    let boundaries = try TextBoundaries(kind: .word, of: units)
    #expect(boundaries.words.map { Array(units[$0]) } == words.map { Array($0.utf16) })
    for offset in -1...(units.count + 1) {
      #expect(boundaries.word(at: offset) == boundaries.words.first { $0.contains(offset) }, "offset \(offset)")
    }
  }

  @Test(arguments: [TextBoundaries.Kind.sentence, .line])
  func onlyWordsAreWords(kind: TextBoundaries.Kind) throws {
    let boundaries = try TextBoundaries(kind: kind, of: Array("one two".utf16))
    #expect(boundaries.words == [])
    #expect(boundaries.word(at: 0) == nil)
  }

  @Test(
    arguments: [
      ([0x61, 0xD83D, 0x62], [0, 1, 2, 3]),
      ([0xDE00, 0xD83D], [0, 1, 2]),
      ([0x4E2D, 0xD800, 0x6587], [0, 1, 2, 3]),
      ([0xD83D, 0x301, 0x20], [0, 2, 3]),
    ] as [([UInt16], [Int])])
  func loneSurrogatesAreCharacters(units: [UInt16], boundaries: [Int]) throws {
    #expect(try TextBoundaries(kind: .word, of: units).boundaries == boundaries)
  }

  @Test(arguments: UInt64(1)...60, TextBoundaries.Kind.allCases)
  func coversHostileTexts(seed: UInt64, kind: TextBoundaries.Kind) throws {
    var generator = SeededGenerator(seed: seed)
    let units = HostileText.units(longest: 80, surrogates: .lone, using: &generator)
    let text = try TextBoundaries(kind: kind, of: units)
    let boundaries = text.boundaries
    let covered = text.flatMap { Array($0) }
    #expect(covered == Array(units.indices), "seed \(seed)")
    #expect(text.unitCount == units.count && text.count == boundaries.count - 1, "seed \(seed)")
    let empty = text.filter(\.isEmpty)
    #expect(empty == [], "seed \(seed)")
    for offset in -2...(units.count + 2) {
      #expect(text.isBoundary(offset) == boundaries.contains(offset), "seed \(seed), offset \(offset)")
      #expect(text.next(after: offset) == boundaries.first { $0 > offset }, "seed \(seed), offset \(offset)")
      #expect(text.previous(before: offset) == boundaries.last { $0 < offset }, "seed \(seed), offset \(offset)")
      let holder = text.first { $0.contains(offset) }
      #expect(text.range(at: offset) == holder, "seed \(seed), offset \(offset)")
    }
  }

  /// One cluster and two words: the sign belongs before digits.
  @Test func aWordBoundaryCanCutACluster() throws {
    let units = Array("\u{61C}\u{600}あ".utf16)
    #expect(try GraphemeClusters(of: units).boundaries == [0, 1, 3])
    #expect(try TextBoundaries(kind: .word, of: units).boundaries.contains(2))
  }

  @Test func farOffsets() throws {
    let text = try TextBoundaries(kind: .word, of: Array("a b".utf16))
    #expect(text.next(after: .min) == 0 && text.next(after: .max) == nil)
    #expect(text.previous(before: .max) == 3 && text.previous(before: .min) == nil)
    #expect(text.range(at: .min) == nil && text.range(at: .max) == nil)
  }

  @Test(arguments: TextBoundaries.Kind.allCases)
  func iteratorsAreKept(kind: TextBoundaries.Kind) throws {
    let before = ICU.openedIterators
    for _ in 0..<5000 { _ = try TextBoundaries(kind: kind, of: [0x61, 0x20]) }
    #expect(ICU.openedIterators - before < 1000)
  }
}
