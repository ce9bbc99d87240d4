public import Foundation

/// A controller of a view, which it loads at the first access.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var hasAppeared = false
  private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")

  /// A controller; no nib is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// A controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // UIKit declares it so, and code counts on the type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; at the first access it is loaded and `viewDidLoad` is told.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// How the status bar looks; never asked here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The view if it was loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it was not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view: an empty one here.
  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  /// Never called here: no nib is read.
  open func awakeFromNib() {}
  /// Told when the view was loaded.
  open func viewDidLoad() {}
  /// Told before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Told while the view is being shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Told when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Told before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Told when the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Told before the view lays out its subviews. Nothing is laid out here but by `layoutIfNeeded`.
  open func viewWillLayoutSubviews() {}
  /// Told when the view has laid out its subviews. Nothing is laid out here but by `layoutIfNeeded`.
  open func viewDidLayoutSubviews() {}
  /// Never told here: the surroundings never change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Told when memory is short: never here.
  open func didReceiveMemoryWarning() {}

  /// The title.
  open var title: String? { didSet { ownNavigationItem.title = title } }

  /// What a navigation bar would show for this controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// The controllers inside this one.
  open private(set) var children: [UIViewController] = []
  /// The controller that this one is inside of.
  open private(set) weak var parent: UIViewController?
  /// The controller that this one has presented.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that has presented this one.
  open private(set) weak var presentingViewController: UIViewController?

  /// Takes a controller in. Its view is left to the caller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller that this one is inside of.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Told before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Told when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a controller: it is loaded, told that it appears, and kept. No transition is modelled.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear()
    completion?()
  }

  /// Takes away what this controller, or else its presenter, has presented. The fields in it end editing.
  open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard presentedViewController != nil else {
      guard let presenter = presentingViewController else { return }
      return presenter.dismiss(animated: flag, completion: completion)
    }
    presentedViewController?.disappear()
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  /// The view's superview.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Starts showing the view or hiding it by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    hasAppeared = isAppearing
  }

  /// Ends what `beginAppearanceTransition` began.
  open func endAppearanceTransition() {
    if hasAppeared { viewDidAppear(false) } else { viewDidDisappear(false) }
  }

  func appear() {
    loadViewIfNeeded()
    guard !hasAppeared else { return }
    hasAppeared = true
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
  }

  func disappear() {
    guard hasAppeared else { return }
    viewWillDisappear(false)
    viewIfLoaded?.endEditing(true)
    hasAppeared = false
    viewDidDisappear(false)
  }
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As fits the content.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}
