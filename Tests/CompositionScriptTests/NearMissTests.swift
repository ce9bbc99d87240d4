import Testing

@testable import CompositionScript

@Suite struct NearMissTests {
  @Test(arguments: [
    ("tpye", "type"), ("insrt", "insert"), ("Type", "type"), ("delte", "delete"), ("slect", "select"), ("xyzzy", nil),
    ("t", nil), ("type", nil), ("", nil), ("commit-frist", nil), ("unmarc", "unmark"), ("pats", nil),
  ])
  func suggests(_ word: String, _ near: String?) {
    #expect(NearMiss.suggestion(for: word, among: ["type", "insert", "delete", "select", "mark", "unmark"]) == near)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "bca", 2),
    ("kitten", "sitting", 3),
  ])
  func countsEdits(_ left: String, _ right: String, _ distance: Int) {
    #expect(NearMiss.distance(Array(left.utf16), Array(right.utf16)) == distance)
  }

  @Test func looksAtNoLongWords() {
    #expect(NearMiss.suggestion(for: String(repeating: "type", count: 100_000), among: ["type"]) == nil)
  }
}
