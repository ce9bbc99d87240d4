import Testing

@testable import CompositionScript

@Suite struct FileNameTests {
  @Test(arguments: [
    ("Corpora/pinyin/name.ime", "name", "ime"), ("name.a.JSONL", "name.a", "jsonl"), ("name", "name", ""),
    (".ime", ".ime", ""),
    ("a.b/name", "name", ""), ("", "", ""), ("/", "", ""), ("a/", "a", ""), ("a.", "a", ""),
  ])
  func takesNamesApart(_ file: String, _ name: String, _ ending: String) {
    #expect(FileName.withoutEnding(file) == name)
    #expect(FileName.ending(file) == ending)
  }
}
