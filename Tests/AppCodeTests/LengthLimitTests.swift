import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct LengthLimitTests {
  func field(on host: HostProfile, _ limit: LengthLimit) -> UITextField {
    let field = AppCodeTests.field(on: host)
    field.delegate = limit
    field.becomeFirstResponder()
    return field
  }

  @Test(arguments: systems) func oneMethodIsAsked(host: HostProfile) {
    let limit = LengthLimit(maxLength: 3, counting: .rangeAsGiven)
    let field = field(on: host, limit)
    field.type("abcd")
    #expect(field.text == "abc")
    #expect(limit.asked == Array(repeating: host == .ios26 ? "ranges" : "range", count: 4))
    field.delete()
    #expect(field.text == "ab")
  }

  /// Rule 71: iOS 26 gives the caret behind the marked text. Counted as it is given, the name is one letter too long.
  @Test(arguments: systems) func aCommitIsCounted(host: HostProfile) {
    let naiveLimit = LengthLimit(maxLength: 2, counting: .rangeAsGiven)
    let naive = field(on: host, naiveLimit)
    naive.mark("ㄨ", "ㄨㄤ")
    naive.choose("王")
    #expect(naive.text == (host == .ios26 ? "" : "王"))
    let limit = LengthLimit(maxLength: 2, counting: .replacedText)
    let right = field(on: host, limit)
    right.mark("ㄨ", "ㄨㄤ")
    right.choose("王")
    #expect(right.text == "王")
    #expect(right.markedTextRange == nil)
    right.type("王王")
    #expect(right.text == "王王")
    #expect(limit.asked.count == naiveLimit.asked.count + 2)
  }
}
