import TextInputModel

extension KeySymbol {
  /// The symbol of a recording's key line: one grapheme without braces, or `{candidate:...}`. Other keys (named ones,
  /// free text) show no symbol in the delegate's question.
  /// - Parameter keyboard: the recording's keyboard: what the handwriting keyboard enters counts as strokes (rule 78),
  ///   and an extension deletes in its own way (rule 87).
  init?(recordedKey key: String, keyboard: String?) {
    if keyboard == "ios-handwriting", !key.hasPrefix("{candidate:") {
      self = .handwriting
    } else if key == "{backspace}", keyboard?.hasPrefix("extension-") == true {
      self = .keyboardExtension
    } else if key.utf8.count == 1, let byte = key.utf8.first {
      self = asciiSymbols[Int(byte)]
    } else if key.hasPrefix("{candidate:") {
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

/// Most keys are one of these; made once, because every turn asks for one.
private let asciiSymbols = (0..<128).map { KeySymbol.grapheme([$0]) }
