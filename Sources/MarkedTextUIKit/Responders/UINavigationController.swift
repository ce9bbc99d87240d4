/// A stack of controllers. The one on top is told that it appears; no transition is modelled.
@MainActor open class UINavigationController: UIViewController {
  /// The stack, bottom first.
  open private(set) var viewControllers: [UIViewController] = []

  /// A stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// Whether the bar is hidden; kept only.
  open var isNavigationBarHidden = false
  /// Hides or shows the bar; kept only.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Puts a controller on top; the one below disappears, and its field ends editing.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.disappear()
    addChild(viewController)
    viewControllers.append(viewController)
    view.addSubview(viewController.view)
    viewController.didMove(toParent: self)
    viewController.appear()
  }

  /// Takes the controller on top away, but not the last one. Its field ends editing.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = viewControllers.popLast() else { return nil }
    top.disappear()
    top.view.removeFromSuperview()
    top.removeFromParent()
    topViewController?.appear()
    return top
  }
}

extension UIViewController {
  /// The navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
}
