import Foundation
import TextInputModel

/// Stands between the model's field and the delegate of a `UITextView`.
@MainActor final class TextViewBridge: TextFieldDelegate {
  weak var owner: UITextView?

  private var delegate: (any UITextViewDelegate)? { owner?.delegate }

  /// As in `TextFieldBridge`.
  var implementsRangesMethod: Bool {
    delegate.flatMap { OptionalMethods.has(.viewShouldChangeInRanges, $0) } ?? false
  }

  func textFieldShouldBeginEditing(_ field: TextField) -> Bool {
    guard let owner else { return true }
    return owner.core.mayBeginEditing(delegate?.textViewShouldBeginEditing(owner) ?? true)
  }

  func textFieldDidBeginEditing(_ field: TextField) {
    guard let owner else { return }
    owner.core.takeFocus()
    delegate?.textViewDidBeginEditing(owner)
  }

  func textField(_ field: TextField, shouldChange question: ChangeQuestion) -> Bool {
    guard let owner, let delegate else { return true }
    let string = String(decoding: question.units, as: UTF16.self)
    if field.host.rangesMethod == .askedAlone {
      let range = question.method == .ranges ? question.range : question.rangeOfRangesMethod(in: field)
      let answer = OptionalMethods.call(.viewShouldChangeInRanges, of: delegate) {
        delegate.textView(
          owner, shouldChangeTextInRanges: [NSValue(range: range.nsRange)], replacementText: string)
      }
      if let answer { return answer }
    }
    return delegate.textView(owner, shouldChangeTextIn: question.range.nsRange, replacementText: string)
  }

  func textFieldDidChangeSelection(_ field: TextField) {
    guard let owner else { return }
    delegate?.textViewDidChangeSelection(owner)
  }

  /// A text view has no such question: its Return key is a line feed like any other text (rule 173).
  func textFieldShouldReturn(_ field: TextField) -> Bool {
    field.keyboard(.insertText([0x0A]))
    return false
  }

  func textFieldShouldEndEditing(_ field: TextField) -> Bool {
    guard let owner else { return true }
    return delegate?.textViewShouldEndEditing(owner) ?? true
  }

  func textFieldDidEndEditing(_ field: TextField, reason: EndReason) {
    guard let owner else { return }
    owner.core.leaveFocus()
    delegate?.textViewDidEndEditing(owner)
  }
}
