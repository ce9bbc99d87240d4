public import Foundation

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An entry of a menu.
@MainActor open class UIMenuElement: NSObject {
  /// The title.
  open fileprivate(set) var title: String
  /// The line below the title.
  open var subtitle: String?
  /// The image.
  open fileprivate(set) var image: UIImage?

  fileprivate init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// What an entry is like.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not to be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an entry is ticked.
  public enum State: Int, Sendable {
    /// No.
    case off = 0
    /// Yes.
    case on = 1
    /// In part.
    case mixed = 2
  }
}

/// An action: a closure with a name and an identifier.
@MainActor open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells the action apart from others; made up if none was given.
  public let identifier: Identifier
  /// The image while it is ticked.
  open var selectedImage: UIImage?
  /// A longer title.
  open var discoverabilityTitle: String?
  /// What the action is like.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State
  /// Who performs it; nil when nobody does.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Performs the action for `sender`, which `sender` shows meanwhile.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

/// A menu: keeps its entries. None is opened here.
@MainActor open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Among the entries around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry is ticked.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The entries.
  public let children: [UIMenuElement]
  /// How it is shown.
  public let options: Options

  /// A menu of these entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, subtitle: subtitle, image: image)
  }
}
