public import Foundation

/// A window: the top of a tree of views, with a focus and an undo manager of its own.
@MainActor open class UIWindow: UIView {
  let focus = Focus()
  private lazy var ownUndoManager = UndoManager()

  /// A window without a place on a screen.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A window; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // What had focus in a window that is gone would keep it beside the next one: there is no focus to compete for.
  isolated deinit { (focus.holder as? any EditingView)?.loseWindow() }

  /// The controller whose view fills the window. Setting it loads the view, puts it in and tells the controller that it
  /// appears, as `makeKeyAndVisible()` would.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let rootViewController else { return }
      rootViewController.view.frame = bounds
      addSubview(rootViewController.view)
      if isKeyWindow { rootViewController.appear() }
    }
  }

  /// Whether the window gets the keys.
  open private(set) var isKeyWindow = false

  /// Gets the keys.
  open func makeKey() { isKeyWindow = true }

  /// Shows the window and gets the keys; the root view controller appears.
  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    isKeyWindow = true
    isHidden = false
    rootViewController?.appear()
  }

  /// The window's undo manager, which its views share.
  open override var undoManager: UndoManager? { ownUndoManager }
}
