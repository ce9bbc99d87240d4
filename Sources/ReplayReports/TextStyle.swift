import UnicodeText

/// How text output is dressed: with colour on a terminal, plain elsewhere.
public struct TextStyle: Hashable, Sendable {
  /// Whether escape sequences are written.
  public var hasColor: Bool

  /// A style.
  public init(hasColor: Bool) { self.hasColor = hasColor }
  /// No escape sequences at all.
  public static let plain = TextStyle(hasColor: false)

  /// Green.
  package func good(_ text: String) -> String { wrap(text, "32") }
  /// Red.
  package func bad(_ text: String) -> String { wrap(text, "31") }
  func warning(_ text: String) -> String { wrap(text, "33") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func strong(_ text: String) -> String { wrap(text, "1") }

  private func wrap(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// `1 session`, `2 sessions`
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension String {
  /// The text filled with spaces to `width` columns of a terminal; a Han is two columns wide.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// How many columns of a terminal the text takes.
  var columns: Int { DisplayWidth.columns(of: Array(utf16)) }
}
