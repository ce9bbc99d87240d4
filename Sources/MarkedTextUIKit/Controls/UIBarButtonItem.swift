public import Foundation

/// An item of a bar.
@MainActor open class UIBarItem: NSObject {
  /// Whether it can be pressed.
  open var isEnabled = true
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A number to find the item by.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What is read out as the name.
  open var accessibilityLabel: String?
}

/// A button of a bar.
///
/// The initialisers with a target and a selector need Objective-C and can't exist here. A test presses the button by
/// `item.primaryAction?.performWithSender(item, target: nil)`.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// What the system's own buttons are for.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// Add.
    case add = 4
    /// A gap that grows.
    case flexibleSpace = 5
    /// A gap of one width.
    case fixedSpace = 6
    /// Compose.
    case compose = 7
    /// Reply.
    case reply = 8
    /// Act on something.
    case action = 9
    /// Sort in.
    case organize = 10
    /// Bookmarks.
    case bookmarks = 11
    /// Search.
    case search = 12
    /// Again.
    case refresh = 13
    /// Stop.
    case stop = 14
    /// Camera.
    case camera = 15
    /// Delete.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Back.
    case rewind = 19
    /// Forward.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// Close.
    case close = 24
  }

  /// How a button of a bar looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// For what completes something.
    case done = 2
  }

  /// A button without a title.
  public override init() { super.init() }

  /// A button; without a title or image of its own it has the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// One of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A gap that grows.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// A gap of one width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// What the button does.
  open var primaryAction: UIAction?
  /// The menu of the button; none is opened here.
  open var menu: UIMenu?
  /// The view in place of the button.
  open var customView: UIView?
  /// How it looks; kept only.
  open var style: Style = .plain
  /// The width; 0 is its own.
  open var width: CGFloat = 0
  /// The colour; kept only.
  open var tintColor: UIColor?
}

/// A bar of buttons; kept, never drawn.
@MainActor open class UIToolbar: UIView {
  /// A bar without buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A bar without buttons; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Sets the buttons at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The colour behind the buttons; kept only.
  open var barTintColor: UIColor?
  /// Whether what is behind shows; kept only.
  open var isTranslucent = true
}
