public import Foundation

/// What a responder needs to take text from an input method. Optional members of UIKit's protocol have defaults here.
@MainActor public protocol UITextInput: UIKeyInput {
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; a caret if it is empty.
  var selectedTextRange: UITextRange? { get set }
  /// What is provisional; nil where nothing is (rule 1).
  var markedTextRange: UITextRange? { get }
  /// How provisional text looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Sets the provisional text. The range counts from its start (rule 8).
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes provisional text plain (rule 17).
  func unmarkText()
  /// The start.
  var beginningOfDocument: UITextPosition { get }
  /// The end.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place at a distance; nil outside the text (rule 156).
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place at a distance in a direction.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which place comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two places in UTF-16 units (rule 155).
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Whom the view tells of changes that it makes by itself (rule 96); held weakly.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Who knows words and sentences.
  var tokenizer: any UITextInputTokenizer { get }
  /// The outermost place of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a place to the end in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The direction of the text at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction of the text of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The first rectangle of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of a caret.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  // Optional in UIKit:

  /// Asked before text is replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// How text at a place looks.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The place of the nth character of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Which character of a range is at a place.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view that shows the text.
  var textInputView: UIView { get }
  /// On which side of a line's end the caret stands.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Takes what was dictated.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// Told when recording has ended.
  func dictationRecordingDidEnd()
  /// Told when nothing was understood.
  func dictationRecognitionFailed()
  /// Puts in something that stands for what is being understood.
  var insertDictationResultPlaceholder: Any { get }
  /// Where it stands.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Takes it out again.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
}

extension UITextInput {
  /// Allows.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// None.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Counted in UTF-16 units.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// Counted in UTF-16 units.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The responder itself if it is a view.
  public var textInputView: UIView { (self as? UIView) ?? UIView() }
  /// Towards the end.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// Inserts the phrases.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// Does nothing.
  public func dictationRecordingDidEnd() {}
  /// Does nothing.
  public func dictationRecognitionFailed() {}
  /// Puts in nothing.
  public var insertDictationResultPlaceholder: Any { NSNull() }
  /// Nowhere.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }
  /// Does nothing.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
}
