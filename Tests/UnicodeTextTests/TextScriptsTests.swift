import Testing
import UnicodeText

@Suite struct TextScriptsTests {
  @Test(
    arguments: [
      ("", [], .uniform),
      ("123 !? 😀", [], .uniform),
      ("\u{301}", [], .uniform),
      ("hello", ["Latn"], .uniform),
      ("Ünïcode 123", ["Latn"], .uniform),
      ("カー", ["Kana"], .uniform),
      ("らーめん", ["Hira"], .uniform),
      ("ー", ["Hira", "Kana"], .uniform),
      ("か\u{3099}", ["Hira"], .uniform),
      ("漢字", ["Hani"], .uniform),
      ("佐々木", ["Hani"], .uniform),
      ("東京タワー", ["Hani", "Kana"], .writingSystem),
      ("お茶とケーキ", ["Hani", "Hira", "Kana"], .writingSystem),
      ("韓國한글", ["Hang", "Hani"], .writingSystem),
      ("注音ㄅㄆ", ["Bopo", "Hani"], .writingSystem),
      ("한글カナ", ["Hang", "Kana"], .mixed),
      ("pаypal", ["Cyrl", "Latn"], .mixed),
      ("abc漢", ["Hani", "Latn"], .mixed),
      ("한a", ["Hang", "Latn"], .mixed),
      ("ㅎㅏㄴ", ["Hang"], .uniform),
      ("क\u{951}", ["Deva"], .uniform),
      ("\u{E000}\u{10FFFF}", [], .uniform),
    ] as [(String, [String], TextScripts.Mixture)])
  func scripts(text: String, codes: [String], mixture: TextScripts.Mixture) {
    let scripts = TextScripts(of: Array(text.utf16))
    #expect(scripts.scripts.map(\.code) == codes)
    #expect(scripts.mixture == mixture)
    #expect(scripts.mixesScripts == (mixture != .uniform))
  }

  @Test func loneSurrogatesSayNothing() {
    #expect(TextScripts(of: [0xD83D, 0x61, 0xDE00]) == TextScripts(of: [0x61]))
  }
}
