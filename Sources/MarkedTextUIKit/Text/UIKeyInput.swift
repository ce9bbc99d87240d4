/// What a responder needs to take plain keys.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text. Marked text counts (rule 167).
  var hasText: Bool { get }
  /// Puts text at the caret.
  func insertText(_ text: String)
  /// Deletes the selection, or what is before the caret.
  func deleteBackward()
}
