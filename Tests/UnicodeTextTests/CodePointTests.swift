import TestSupport
import Testing
import UnicodeText

@Suite struct CodePointTests {
  @Test(
    arguments: [
      (0x41, [0x41]), (0xFFFF, [0xFFFF]), (0x10000, [0xD800, 0xDC00]), (0x20BB7, [0xD842, 0xDFB7]),
      (0x10FFFF, [0xDBFF, 0xDFFF]), (0xD800, [0xD800]), (0xDFFF, [0xDFFF]),
    ] as [(UInt32, [UInt16])])
  func units(value: UInt32, units: [UInt16]) throws {
    let codePoint = try #require(CodePoint(value))
    #expect(codePoint.units == units)
    #expect(codePoint.unitCount == units.count)
    #expect(Array(CodePoints(of: units)) == [codePoint])
  }

  @Test func nothingPastTheLastOne() {
    #expect(CodePoint(0x110000) == nil)
    #expect(CodePoint(UInt32.max) == nil)
    #expect(CodePoint(0x10FFFF)?.value == 0x10FFFF)
    #expect(CodePoint("é" as Unicode.Scalar).value == 0xE9)
  }

  @Test(arguments: [(0x0, "U+0000"), (0x41, "U+0041"), (0xD800, "U+D800"), (0x20BB7, "U+20BB7")] as [(UInt32, String)])
  func notation(value: UInt32, notation: String) {
    #expect(CodePoint(value)?.description == notation)
  }

  @Test(arguments: UInt64(1)...100)
  func splittingAndJoiningGivesTheTextBack(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let units = HostileText.units(longest: 60, surrogates: .lone, using: &generator)
    let joined = CodePoints(of: units).flatMap(\.units)
    #expect(joined == units, "seed \(seed)")
  }

  @Test func aPartOfATextCutsPairs() {
    let units = Array("a😀b".utf16)
    #expect(CodePoints(of: units[2...]).map(\.value) == [0xDE00, 0x62])
    #expect(CodePoints(of: units[..<2]).map(\.value) == [0x61, 0xD83D])
  }
}

/// Each property of each of the 0x110000 code points against Unicode's files.
@Suite struct CodePointPropertyTests {
  @Test func generalCategory() throws {
    let expected = try UnicodeDataFile("extracted/DerivedGeneralCategory.txt").table(default: "Cn")
    let names = Dictionary(uniqueKeysWithValues: GeneralCategory.allCases.map { ($0, $0.shortName) })
    #expect(Set(names.values).count == 30)
    #expect(Self.differing { names[$0.generalCategory] == expected[Int($0.value)] } == [])
    #expect(Self.differing { $0.isCombiningMark == expected[Int($0.value)].hasPrefix("M") } == [])
  }

  enum BinaryProperty: String, CaseIterable {
    case whiteSpace = "White_Space"
    case joinControl = "Join_Control"
    case regionalIndicator = "Regional_Indicator"
    case defaultIgnorable = "Default_Ignorable_Code_Point"
    case graphemeExtend = "Grapheme_Extend"
    case emoji = "Emoji"
    case emojiPresentation = "Emoji_Presentation"
    case emojiModifier = "Emoji_Modifier"
    case pictographic = "Extended_Pictographic"

    var file: String {
      switch self {
      case .whiteSpace, .joinControl, .regionalIndicator: "PropList.txt"
      case .defaultIgnorable, .graphemeExtend: "DerivedCoreProperties.txt"
      case .emoji, .emojiPresentation, .emojiModifier, .pictographic: "emoji/emoji-data.txt"
      }
    }

    func holds(of codePoint: CodePoint) -> Bool {
      switch self {
      case .whiteSpace: codePoint.isWhiteSpace
      case .joinControl: codePoint.isJoiner
      case .regionalIndicator: codePoint.isRegionalIndicator
      case .defaultIgnorable: codePoint.isDefaultIgnorable
      case .graphemeExtend: codePoint.isGraphemeExtender
      case .emoji: codePoint.isEmoji
      case .emojiPresentation: codePoint.hasEmojiPresentation
      case .emojiModifier: codePoint.isEmojiModifier
      case .pictographic: codePoint.isPictographic
      }
    }
  }

  @Test(arguments: zip(BinaryProperty.allCases, [25, 2, 26, 4174, 2125, 1424, 1205, 5, 3537]))
  func binary(property: BinaryProperty, count: Int) throws {
    let expected = try UnicodeDataFile(property.file).members(of: property.rawValue)
    #expect(expected.count { $0 } == count)
    #expect(Self.differing { property.holds(of: $0) == expected[Int($0.value)] } == [])
  }

  @Test func eastAsianWidth() throws {
    var expected = try UnicodeDataFile("EastAsianWidth.txt").table(default: "N")
    // What the file's head says of unassigned ideographs.
    for range in [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD] {
      for value in range where expected[value] == "N" { expected[value] = "W" }
    }
    let names: [EastAsianWidth: String] = [
      .neutral: "N", .ambiguous: "A", .halfwidth: "H", .fullwidth: "F", .narrow: "Na", .wide: "W",
    ]
    #expect(Self.differing { names[$0.eastAsianWidth] == expected[Int($0.value)] } == [])
  }

  @Test func hangulSyllableType() throws {
    let expected = try UnicodeDataFile("HangulSyllableType.txt").table(default: "NA")
    let names: [HangulSyllableType: String] = [
      .notApplicable: "NA", .leadingJamo: "L", .vowelJamo: "V", .trailingJamo: "T", .openSyllable: "LV",
      .closedSyllable: "LVT",
    ]
    #expect(Self.differing { names[$0.hangulSyllableType] == expected[Int($0.value)] } == [])
  }

  /// The first twenty code points for which `holds` is false.
  private static func differing(unless holds: (CodePoint) -> Bool) -> [String] {
    var differing: [String] = []
    for value in UInt32(0)...0x10FFFF where differing.count < 20 {
      guard let codePoint = CodePoint(value) else { continue }
      if !holds(codePoint) { differing.append("\(codePoint)") }
    }
    return differing
  }
}
