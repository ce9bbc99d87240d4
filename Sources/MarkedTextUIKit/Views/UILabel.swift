public import Foundation

/// A label: keeps its text.
@MainActor open class UILabel: UIView {
  private var styledText: NSAttributedString?

  /// A label without text.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A label without text; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text.
  open var text: String? {
    get { styledText?.string }
    set { styledText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with its attributes, as they were set.
  open var attributedText: NSAttributedString? {
    get { styledText }
    set { styledText = newValue }
  }
  // UIKit declares it so, and code counts on the type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // As for the font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// On which side the text stands.
  open var textAlignment: NSTextAlignment = .natural
  /// How lines end that are too long.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// How many lines there may be; 0 is any number.
  open var numberOfLines = 1
  /// Whether the label looks enabled.
  open var isEnabled = true
  /// Whether the text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the person's preferred size.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the text while highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the label is highlighted.
  open var isHighlighted = false
}

/// A view of an image: keeps it.
@MainActor open class UIImageView: UIView {
  /// A view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  /// A view without an image; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The image.
  open var image: UIImage?
}
