public import Foundation

/// What a text view asks and tells. All of it is optional in UIKit; here each has a default.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked before editing begins.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asked before editing ends.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Told when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Told when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked by the keyboard before it changes the text; for Return with a line feed (rule 173).
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Asked instead of the method with one range, on hosts that have it (rule 70, for a text view inferred).
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool
  /// Told when the person or the keyboard has changed the text, at the moment of a field's `.editingChanged`.
  func textViewDidChange(_ textView: UITextView)
  /// Told when the selected or the marked range has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Allows.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Allows.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Says that the method is not implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    OptionalMethods.isMissing(.viewShouldChangeInRanges, in: self)
    return true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
