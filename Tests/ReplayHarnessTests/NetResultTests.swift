import Testing
import TextInputModel

@testable import ReplayHarness

@Suite struct NetResultTests {
  @Test(arguments: [
    ("ab", "a你b", [1, 0], [1, 0], "你"),
    ("abcd", "a你d", [1, 2], [1, 2], "你"),
    ("ab", "ab", [1, 0], [1, 0], ""),
    ("aab", "aaab", [2, 0], [2, 0], "a"),
    ("aab", "aaab", [1, 0], [1, 0], "a"),
    ("abc", "xbc", [2, 0], [0, 2], "xb"),
    ("ab", "", [1, 0], [0, 2], ""),
    ("", "你", [0, 0], [0, 0], "你"),
  ])
  func coversTheTarget(before: String, after: String, target: [Int], range: [Int], text: String) {
    let net = NetResult(
      from: Array(before.utf16), to: Array(after.utf16),
      covering: UTF16Range(location: target[0], length: target[1]))
    #expect(net.range == UTF16Range(location: range[0], length: range[1]))
    #expect(net.units == Array(text.utf16))
    var rebuilt = Array(before.utf16)
    rebuilt.replaceSubrange(net.range.offsets, with: net.units)
    #expect(rebuilt == Array(after.utf16))
  }
}
