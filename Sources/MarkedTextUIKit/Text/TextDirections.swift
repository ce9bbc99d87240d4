/// A direction in the order in which text is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the start.
  case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// Right.
  case right = 2
  /// Left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction of either kind, by its number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of a storage or layout direction.
  public var rawValue: Int
  /// A direction by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it leads towards the end of the text. On the screen text runs from left to right and down: no other
  /// layout is modelled.
  var isForward: Bool {
    switch rawValue {
    case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue:
      false
    default: true
    }
  }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  /// A character as people see it.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line on the screen.
  case line = 4
  /// The whole text.
  case document = 5
}
