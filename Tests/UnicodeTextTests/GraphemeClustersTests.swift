import TestSupport
import Testing

@testable import UnicodeText

@Suite struct GraphemeClustersTests {
  @Test func theFileIsWholeAndOfOurVersion() throws {
    let file = try GraphemeBreakTestFile()
    #expect(UnicodeLibrary.unicodeVersion == "15.0")
    #expect(file.version == "15.0.0")
    #expect(file.cases.count == 602)
  }

  @Test(arguments: try GraphemeBreakTestFile().cases)
  func agreesWithGraphemeBreakTest(line: GraphemeBreakTestFile.Case) throws {
    let clusters = try GraphemeClusters(of: line.units)
    #expect(clusters.boundaries == line.boundaries, "\(line.text)")
    #expect(try GraphemeClusters.count(in: line.units) == line.boundaries.count - 1)
  }

  static let texts: [(units: [UInt16], boundaries: [Int])] = [
    ([], [0]),
    (Array("abc".utf16), [0, 1, 2, 3]),
    (Array("e\u{301}x".utf16), [0, 2, 3]),
    (Array("👨‍👩‍👧🇯🇵🇫".utf16), [0, 8, 12, 14]),
    (Array("\r\n\n".utf16), [0, 2, 3]),
    (Array("\u{1112}\u{1161}\u{11AB}한".utf16), [0, 3, 4]),
    // A lone surrogate is a character like any other: marks join it.
    ([0x61, 0xD83D, 0x62], [0, 1, 2, 3]),
    ([0xDE00, 0xD83D], [0, 1, 2]),
    ([0xD83D, 0xD83D, 0xDE00, 0xDE00], [0, 1, 3, 4]),
    ([0xD83D, 0x301], [0, 2]),
  ]

  @Test(arguments: texts)
  func boundaries(units: [UInt16], boundaries: [Int]) throws {
    #expect(try GraphemeClusters(of: units).boundaries == boundaries)
  }

  @Test(arguments: texts)
  func answersForEveryOffset(units: [UInt16], boundaries: [Int]) throws {
    let clusters = try GraphemeClusters(of: units)
    #expect(clusters.unitCount == units.count)
    #expect(clusters.count == boundaries.count - 1)
    let covered = clusters.flatMap { Array($0) }
    #expect(covered == Array(units.indices))
    for offset in -2...(units.count + 2) {
      #expect(clusters.isBoundary(offset) == boundaries.contains(offset), "offset \(offset)")
      let holder = clusters.first { $0.contains(offset) }
      #expect(clusters.cluster(at: offset) == holder, "offset \(offset)")
    }
    #expect(clusters.cluster(at: Int.min) == nil)
    #expect(clusters.cluster(at: Int.max) == nil)
  }

  @Test(arguments: UInt64(1)...100)
  func coversHostileTexts(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let units = HostileText.units(longest: 80, surrogates: .lone, using: &generator)
    let clusters = try GraphemeClusters(of: units)
    let covered = clusters.flatMap { Array($0) }
    #expect(covered == Array(units.indices), "seed \(seed)")
    let empty = clusters.filter(\.isEmpty)
    #expect(empty == [], "seed \(seed)")
    #expect(try GraphemeClusters.count(in: units) == clusters.count, "seed \(seed)")
  }

  /// Opening an iterator for each text would take hundreds of times as many as there are threads.
  @Test func iteratorsAreKept() throws {
    let before = ICU.openedIterators
    for _ in 0..<5000 { _ = try GraphemeClusters(of: [0x61, 0x301]) }
    #expect(ICU.openedIterators - before < 500)
  }
}
