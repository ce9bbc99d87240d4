public import Foundation

/// A place in a text. Who implements UITextInput has a subclass of their own.
@MainActor open class UITextPosition: NSObject {
  /// A place.
  public override init() { super.init() }
}

/// A range of a text. Who implements UITextInput has a subclass of their own.
@MainActor open class UITextRange: NSObject {
  /// A range.
  public override init() { super.init() }
  /// Whether the range holds nothing.
  open var isEmpty: Bool { true }
  /// Where it starts.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle around selected text. None is computed here.
@MainActor open class UITextSelectionRect: NSObject {
  /// A rectangle.
  public override init() { super.init() }
  /// The rectangle.
  open var rect: CGRect { .zero }
  /// The direction of its text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text runs from top to bottom.
  open var isVertical: Bool { false }
}

/// What was understood of one piece of dictation.
@MainActor open class UIDictationPhrase: NSObject {
  /// What was most probably said.
  open private(set) var text: String
  /// What may have been said instead.
  open private(set) var alternativeInterpretations: [String]?

  /// A phrase. UIKit makes them itself; here a test has to.
  public init(text: String, alternativeInterpretations: [String]? = nil) {
    self.text = text
    self.alternativeInterpretations = alternativeInterpretations
  }
}
