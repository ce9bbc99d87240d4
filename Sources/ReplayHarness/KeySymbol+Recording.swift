import TextInputModel

extension KeySymbol {
  /// The symbol of a recording's key line: one grapheme without braces, or `{candidate:...}`. Other keys (named ones,
  /// free text) show no symbol in the delegate's question.
  init?(recordedKey key: String) {
    if key.utf8.count == 1, let byte = key.utf8.first {
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
