public import Foundation

/// Who is told of changes that a view makes by itself; in UIKit the system (rule 96).
@MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// Told before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Told when the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Told before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Told when the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Who knows the units of a text.
@MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a place; at its edge only in the direction of the unit.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends at a place, for who comes in that direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next edge of a unit in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a unit; at its edge only in the direction of the unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
