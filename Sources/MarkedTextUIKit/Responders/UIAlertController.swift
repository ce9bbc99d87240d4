public import Foundation

/// A button of an alert.
@MainActor open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// To leave all as it is.
    case cancel = 1
    /// To destroy something.
    case destructive = 2
  }

  /// The title.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be pressed.
  open var isEnabled = true
  private let handler: (@MainActor (UIAlertAction) -> Void)?

  /// A button.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The person presses the button, if it is enabled. Only this module has it; UIKit does not.
  public func simulatePress() {
    if isEnabled { handler?(self) }
  }
}

/// An alert: keeps its texts, buttons and fields. Whoever presents one can look at it in `presentedViewController`.
@MainActor open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The message.
  open var message: String?
  /// How it is shown.
  open private(set) var preferredStyle = Style.alert
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The button for the Return key.
  open var preferredAction: UIAlertAction?
  /// The fields.
  open private(set) var textFields: [UITextField]?

  /// An alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
    configurationHandler?(field)
  }
}
