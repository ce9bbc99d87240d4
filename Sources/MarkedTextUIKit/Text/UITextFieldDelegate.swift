public import Foundation

/// What a text field asks and tells. All of it is optional in UIKit; here each has a default.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asked before editing begins (rule 59).
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Told when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked before editing ends.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told when editing has ended; not if the method with a reason is implemented (rule 174).
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Told when editing has ended, and why; on hosts that have the method (rule 174).
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asked by the keyboard before it changes the text (rules 60 and 63).
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Asked instead of the method with one range, on hosts that have it (rules 70 and 71).
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool
  /// Told when the selected or the marked range has changed (rule 61).
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked at the clear button (rule 176).
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked at Return while nothing is marked (rules 171 and 173).
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Says that the method is not implemented.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    OptionalMethods.isMissing(.fieldDidEndEditingWithReason, in: self)
  }
  /// Allows.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Says that the method is not implemented.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    OptionalMethods.isMissing(.fieldShouldChangeInRanges, in: self)
    return true
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Allows.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
