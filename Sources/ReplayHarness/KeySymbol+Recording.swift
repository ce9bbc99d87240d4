import TextInputModel

extension KeySymbol {
  /// The symbol of a recording's key line: one grapheme without braces, or `{candidate:...}`. Other keys (named ones,
  /// free text) show no symbol in the delegate's question.
  init?(recordedKey key: String) {
    if key.hasPrefix("{candidate:") {
      self = .candidate
    } else if key == "{{" {
      self = .grapheme(Array("{".utf16))
    } else if key.count == 1 {
      self = .grapheme(Array(key.utf16))
    } else {
      return nil
    }
  }
}
