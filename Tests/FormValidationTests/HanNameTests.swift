import FormValidation
import Testing

/// Names, character by character (bug reports, parts 4.1, 4.2 and 4.6; NM-01 to NM-18).
@Suite struct HanNameTests {
  @Test(arguments: [
    ("王", "one character"), ("中文", "two"), ("林䮌", "NM-01, U+4B8C of extension A"),
    ("䶮", "NM-10, U+4DAE of extension A"),
    ("𠮷野", "4.1, U+20BB7 beyond the BMP"), ("𡈽", "NM-18"), ("髙鷗嵓", "NM-18"), ("\u{FA11}", "NM-18, 﨑 of compatibility"),
    ("\u{2F800}", "4.1, compatibility supplement"), ("\u{9FA6}", "4.1, a later addition of the first block"),
    ("\u{30000}\u{31350}", "4.1, extensions G and H"), ("佐々木", "NM-04, NM-17, U+3005"), ("〇一二", "NM-03, U+3007"),
    ("\u{303B}", "4.1, U+303B"), ("葛\u{E0100}", "4.1, a variation sequence"), ("葛\u{E0100}城", "and another after it"),
    ("\u{8FBB}\u{FE00}", "a standardised variant"), ("葛\u{E0100}\u{E0101}", "two selectors"),
    ("阿娜尔·艾山", "NM-02"), ("买买提·艾力·吐尔逊", "two separators"), ("葛\u{E0100}·城", "a separator after a selector"),
  ])
  func accepts(name: String, why: String) {
    #expect(HanName.problem(in: units(name)) == nil, "\(why)")
  }

  /// What is no Han of names, alone, after a Han and between two: the offset is that of the character itself.
  @Test(arguments: [
    ("\u{4DC0}", "4.1, a hexagram inside 3400-9FFF"), ("\u{4DFF}", "4.1, the last hexagram"),
    ("\u{2E80}", "a radical"), ("\u{2F00}", "a Kangxi radical"), ("\u{3021}", "Hangzhou 1"), ("\u{3029}", "Hangzhou 9"),
    ("\u{3038}", "Hangzhou 10"), ("\u{303A}", "Hangzhou 30"), ("\u{30FC}", "NM-05, NM-13"), ("か", "hiragana"),
    ("カ", "katakana"), ("\u{FF76}", "half-width katakana"), ("ㄱ", "NM-11, a jamo"), ("한", "NM-11, a syllable"),
    ("\u{1112}", "a conjoining jamo"), ("\u{318D}", "NM-07"), ("ㄨ", "bopomofo"), ("\u{2006}", "SP-01"),
    (" ", "a space"),
    ("\u{3000}", "FW-08, a wide space"), ("\u{A0}", "a no-break space"), ("\n", "a line"), ("\u{200D}", "a joiner"),
    ("\u{200B}", "a zero width space"), ("\u{FEFF}", "a byte order mark"), ("a", "Latin"), ("Ａ", "full-width Latin"),
    ("1", "a digit"), ("１", "a full-width digit"), ("➒", "SP-02, a dingbat digit"), ("㈱", "a parenthesised ideograph"),
    ("㊀", "a circled ideograph"), ("㍻", "a square era name"), ("\u{31C0}", "a stroke"),
    ("⿰", "a description character"),
    ("，", "NM-15"), ("。", "NM-15"), ("'", "4.6, an apostrophe"), ("¨", "4.6, a lone accent"), ("\u{FFFC}", "AF-04"),
    ("☺", "NM-12"), ("😀", "beyond the BMP, no Han"), ("\u{FF65}", "a half-width dot"), ("\u{3006}", "U+3006, Common"),
  ])
  func refuses(character: String, why: String) {
    #expect(HanName.problem(in: units(character)) == .notHan(offset: 0), "\(why)")
    #expect(HanName.problem(in: units("王" + character)) == .notHan(offset: 1), "\(why)")
    #expect(HanName.problem(in: units("𠮷" + character + "王")) == .notHan(offset: 2), "\(why)")
  }

  @Test(arguments: [
    ("\u{E0100}", 0), ("\u{301}王", 0), ("王·\u{E0100}", 2), ("王a\u{E0100}", 1),
  ])
  func aMarkNeedsACharacterBeforeIt(name: String, offset: Int) {
    #expect(HanName.problem(in: units(name)) == .notHan(offset: offset))
  }

  @Test(arguments: [
    ("·", 0), ("··", 0), ("·王", 0), ("王·", 1), ("王··艾", 2), ("王·艾·", 3), ("𠮷·", 2), ("𠮷··", 3), ("葛\u{E0100}·", 3),
  ])
  func separatorStandsBetweenCharacters(name: String, offset: Int) {
    #expect(HanName.problem(in: units(name)) == .misplacedSeparator(offset: offset))
  }

  /// NM-06, NM-16 and 4.2: dots that other texts have are named as such wherever they are, and can be folded.
  @Test(arguments: ["\u{2022}", "\u{2027}", "\u{30FB}", "\u{FF0E}", "."])
  func otherDotsAreNoSeparators(dot: String) {
    #expect(HanName.problem(in: units("阿娜尔\(dot)艾山")) == .otherSeparator(offset: 3))
    #expect(HanName.problem(in: units("\(dot)王")) == .otherSeparator(offset: 0))
    #expect(HanName.problem(in: units("王\(dot)")) == .otherSeparator(offset: 1))
    #expect(HanName.problem(in: units("王·\(dot)艾")) == .otherSeparator(offset: 2))
    #expect(HanName.folded(units("𠮷\(dot)艾\(dot)")) == units("𠮷·艾·"))
    #expect(HanName.problem(in: HanName.folded(units("阿娜尔\(dot)艾山"))) == nil)
  }

  @Test(arguments: ["王", "a·b", "か\u{3099}", "𠮷"])
  func foldsNothingElse(text: String) {
    #expect(HanName.folded(units(text)) == units(text))
  }

  @Test func theFirstProblemIsTheOneThatIsTold() {
    #expect(HanName.problem(in: units("王a·")) == .notHan(offset: 1))
    #expect(HanName.problem(in: units("·a")) == .misplacedSeparator(offset: 0))
    #expect(HanName.problem(in: units(".·")) == .otherSeparator(offset: 0))
    #expect(HanName.problem(in: []) == .empty)
  }

  @Test(
    arguments: [
      ([0xD842], 0), ([0xDFB7], 0), ([0x738B, 0xD842], 1), ([0x738B, 0xDFB7, 0x738B], 1), ([0xDFB7, 0xD842], 0),
      ([0xD842, 0xDFB7, 0xD842], 2),
    ] as [([UInt16], Int)])
  func loneSurrogatesAreNoCharacters(name: [UInt16], offset: Int) {
    #expect(HanName.problem(in: name) == .notHan(offset: offset))
    #expect(HanName.folded(name) == name)
  }

  /// While it is typed a name is none: letters and separators of every keyboard (part 4.6).
  @Test(arguments: ["zhong\u{2006}wen", "ㄨㄤ", "人x", "王xi'an", "にほん", "ni hao", "王１"])
  func markedTextIsNoName(text: String) {
    #expect(HanName.problem(in: units(text)) != nil)
  }

  @Test(arguments: [
    (HanName.Problem.empty, Message.empty), (.notHan(offset: 7), Message.notHan),
    (.otherSeparator(offset: 7), Message.otherSeparator), (.misplacedSeparator(offset: 7), Message.misplacedSeparator),
  ])
  func tellsWhatIsWrong(problem: HanName.Problem, message: String) {
    #expect(units(problem.message) == units(message))
  }

  @Test func separatorIsTheMiddleDot() { #expect(HanName.separator == 0xB7) }
}
