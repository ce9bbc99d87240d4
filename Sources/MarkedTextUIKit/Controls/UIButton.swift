public import Foundation

/// A button: keeps its titles, and performs its actions when a test presses it.
@MainActor open class UIButton: UIControl {
  /// A kind of button.
  public enum ButtonType: Int, Sendable {
    /// Drawn by the app.
    case custom = 0
    /// Like the system's.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7
  }

  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var kind: ButtonType = .custom

  /// A button without a title.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A button without a title; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  /// A button of a kind that performs an action; it has the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    kind = buttonType
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// A button with a configuration; without a title of its own it has the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    configuration.title = configuration.title ?? primaryAction?.title
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
  }

  /// The kind.
  open var buttonType: ButtonType { kind }
  /// The space around title and image.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// How far the title is moved.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far the image is moved.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// What the button looks like.
  open var configuration: Configuration?
  /// Asks for an update of the configuration: it is done at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Updates the configuration: by the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Updates the configuration when the button changes; called only by `setNeedsUpdateConfiguration` here.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// What updates a configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
  /// The label of the title; its text is the title at the moment.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }
  private lazy var label = UILabel()
  /// The menu of the button; none is opened here.
  open var menu: UIMenu?

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  /// The title for a state, as it was set.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
  /// The title at the moment: of the configuration, else of the state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  /// A button that is pressed sends touchDown, then its main event and touchUpInside (the order is inferred).
  open override func performPrimaryAction() {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// What a button looks like; kept only.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour behind the title.
    public var baseBackgroundColor: UIColor?
    /// Whether a sign of activity stands for the image.
    public var showsActivityIndicator = false
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As code says.
      case fixed = -1
      /// They grow with the text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Still more.
      case large = 3
      /// Half circles.
      case capsule = 4
    }
    /// The gap between image and title.
    public var imagePadding: CGFloat = 0
    /// The space around.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// Nothing behind the title.
    public static func plain() -> Configuration { Configuration() }
    /// A colour behind the title.
    public static func filled() -> Configuration { Configuration() }
    /// A light colour behind the title.
    public static func tinted() -> Configuration { Configuration() }
    /// Grey behind the title.
    public static func gray() -> Configuration { Configuration() }
    /// Without any margin.
    public static func borderless() -> Configuration { Configuration() }
    /// With a border.
    public static func bordered() -> Configuration { Configuration() }
    /// With a border, and standing out.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}

/// A switch.
@MainActor open class UISwitch: UIControl {
  /// A switch that is off.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A switch that is off; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether it is on.
  open var isOn = false
  /// The colour when it is on; kept only.
  open var onTintColor: UIColor?
  /// Turns it on or off; no event is sent, as in UIKit.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// A switch that is pressed turns over and sends `.valueChanged` (and its main event).
  open override func performPrimaryAction() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
