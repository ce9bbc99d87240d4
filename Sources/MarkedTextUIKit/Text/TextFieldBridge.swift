import Foundation
import TextInputModel

/// Stands between the model's field and the delegate of a `UITextField`.
@MainActor final class TextFieldBridge: TextFieldDelegate {
  weak var owner: UITextField?

  private var delegate: (any UITextFieldDelegate)? { owner?.delegate }

  /// Unknown until the method was first called: till then the question comes for the older method, and `shouldChange`
  /// finds out.
  var implementsRangesMethod: Bool {
    delegate.flatMap { OptionalMethods.has(.fieldShouldChangeInRanges, $0) } ?? false
  }

  func textFieldShouldBeginEditing(_ field: TextField) -> Bool {
    guard let owner else { return true }
    return owner.core.mayBeginEditing(delegate?.textFieldShouldBeginEditing(owner) ?? true)
  }

  func textFieldDidBeginEditing(_ field: TextField) {
    guard let owner else { return }
    owner.core.takeFocus()
    delegate?.textFieldDidBeginEditing(owner)
  }

  func textField(_ field: TextField, shouldChange question: ChangeQuestion) -> Bool {
    guard let owner, let delegate else { return true }
    let string = String(decoding: question.units, as: UTF16.self)
    if field.host.rangesMethod == .askedAlone {
      let range = question.method == .ranges ? question.range : question.rangeOfRangesMethod(in: field)
      let answer = OptionalMethods.call(.fieldShouldChangeInRanges, of: delegate) {
        delegate.textField(
          owner, shouldChangeCharactersInRanges: [NSValue(range: range.nsRange)], replacementString: string)
      }
      if let answer { return answer }
    }
    return delegate.textField(
      owner, shouldChangeCharactersIn: question.range.nsRange, replacementString: string)
  }

  func textFieldDidChangeSelection(_ field: TextField) {
    guard let owner else { return }
    delegate?.textFieldDidChangeSelection(owner)
  }

  func textFieldShouldReturn(_ field: TextField) -> Bool {
    guard let owner else { return true }
    return delegate?.textFieldShouldReturn(owner) ?? true
  }

  func textFieldShouldClear(_ field: TextField) -> Bool {
    guard let owner else { return true }
    return delegate?.textFieldShouldClear(owner) ?? true
  }

  func textFieldShouldEndEditing(_ field: TextField) -> Bool {
    guard let owner else { return true }
    return delegate?.textFieldShouldEndEditing(owner) ?? true
  }

  func textFieldDidEndEditing(_ field: TextField, reason: EndReason) {
    guard let owner else { return }
    owner.core.leaveFocus()
    guard let delegate else { return }
    if field.host.endReasonMethod == .calledAlone {
      let told: Void? = OptionalMethods.call(.fieldDidEndEditingWithReason, of: delegate) {
        delegate.textFieldDidEndEditing(owner, reason: reason == .committed ? .committed : .cancelled)
      }
      if told != nil { return }
    }
    delegate.textFieldDidEndEditing(owner)
  }
}

extension UTF16Range {
  var nsRange: NSRange { NSRange(location: location, length: length) }
}

extension ChangeQuestion {
  /// What the method with ranges is asked where the older one is asked this: the caret behind the marked text for a
  /// commit (rule 71), which is told by its range and a string that is not empty.
  @MainActor func rangeOfRangesMethod(in field: TextField) -> UTF16Range {
    guard field.host.commitQuestion == .caretBehindMarkedText, let marked = field.markedRange, range == marked,
      !units.isEmpty
    else { return range }
    return .caret(marked.end)
  }
}
