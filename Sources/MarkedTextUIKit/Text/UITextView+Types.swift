public import Foundation
import TextInputModel

extension UITextView {
  /// Posted when editing has begun; its object is the view.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when the person or the keyboard has changed the text; its object is the view.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  /// Posted when editing has ended; its object is the view.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }

  func forceEndEditing() -> Bool { core.forceEndEditing() }

  func writeOwnText() { text = text }

  func deliver(_ callback: CallbackKind) {
    switch callback {
    case .editingChanged: delegate?.textViewDidChange(self)
    case .textDidBegin: post(Self.textDidBeginEditingNotification)
    case .textDidChange: post(Self.textDidChangeNotification)
    case .textDidEnd: post(Self.textDidEndEditingNotification)
    default: core.tellInputDelegate(callback, of: self)
    }
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// Where text is laid out. None is laid out here.
@MainActor open class NSTextContainer: NSObject {
  /// A container.
  public override init() { super.init() }
  /// A container of a size, which is kept.
  public init(size: CGSize) { self.size = size }
  /// Its size; kept only.
  open var size = CGSize.zero
  /// The space at both ends of a line; kept only.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; kept only.
  open var maximumNumberOfLines = 0
  /// How lines end that are too long; kept only.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
}

/// What a text view makes a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of it.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
