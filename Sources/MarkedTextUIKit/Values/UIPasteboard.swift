public import Foundation

/// The pasteboard: keeps one text for the process.
@MainActor open class UIPasteboard: NSObject {
  /// The pasteboard.
  public class var general: UIPasteboard { thePasteboard }
  /// The text.
  open var string: String?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// The text, as a list.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
}

@MainActor private let thePasteboard = UIPasteboard()
