import UIKit

/// A limit of length with both methods: iOS 26 asks the one with ranges alone.
final class LengthLimit: NSObject, UITextFieldDelegate {
  enum Counting { case replacedText, rangeAsGiven }

  private let maxLength: Int
  private let counting: Counting
  private(set) var asked: [String] = []

  init(maxLength: Int, counting: Counting) {
    self.maxLength = maxLength
    self.counting = counting
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    asked.append("range")
    return isAllowed([range], string, in: textField)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    asked.append("ranges")
    return isAllowed(ranges.map(\.rangeValue), string, in: textField)
  }

  private func isAllowed(_ ranges: [NSRange], _ string: String, in textField: UITextField) -> Bool {
    let text = textField.text ?? ""
    // At the end of a composition the range may be the caret behind the marked text; what is marked goes.
    if counting == .replacedText, textField.markedTextRange != nil { return true }
    let mutable = NSMutableString(string: text)
    for (index, range) in ranges.enumerated().reversed() where NSMaxRange(range) <= mutable.length {
      mutable.replaceCharacters(in: range, with: index == 0 ? string : "")
    }
    return (mutable as String).count <= maxLength
  }
}
