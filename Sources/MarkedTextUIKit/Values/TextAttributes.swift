public import Foundation

// What UIKit adds to Foundation's attributed strings.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A distance in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A style of line, as a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A style of line, as a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A distance in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A URL or String.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment` in UIKit; there is none here.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// A style of line.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A style by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// On which side text stands.
public enum NSTextAlignment: Int, Sendable {
  /// The left.
  case left = 0
  /// The middle.
  case center = 1
  /// The right.
  case right = 2
  /// Both.
  case justified = 3
  /// The side on which its language starts.
  case natural = 4
}

/// How lines end that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// Cut off.
  case byClipping = 2
  /// An ellipsis at the start.
  case byTruncatingHead = 3
  /// An ellipsis at the end.
  case byTruncatingTail = 4
  /// An ellipsis in the middle.
  case byTruncatingMiddle = 5
}

/// In which direction text runs.
public enum NSWritingDirection: Int, Sendable {
  /// As its language does.
  case natural = -1
  /// As English does.
  case leftToRight = 0
  /// As Arabic does.
  case rightToLeft = 1
}

/// How a paragraph is set. Kept only.
open class NSParagraphStyle: NSObject {
  fileprivate var values = ParagraphValues()

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// On which side the text stands.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines end that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space behind the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// A style that can be changed, with the same values.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

private struct ParagraphValues {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
}

/// How a paragraph is set, to be changed. Kept only.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// On which side the text stands.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How lines end that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space behind the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
}
