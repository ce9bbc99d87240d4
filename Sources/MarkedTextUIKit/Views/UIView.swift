public import Foundation

/// A view: a place in a tree of views. Nothing is drawn and no touch is delivered.
@MainActor open class UIView: UIResponder {
  private var tree: [UIView] = []
  private var needsLayout = false
  weak var controller: UIViewController?

  /// A view at `frame`.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view of no size; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The rectangle in the superview. Only code sets it: nothing is laid out here.
  open var frame: CGRect
  /// The rectangle in the view's own coordinates; its size is the frame's.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
    set { frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2) }
  }
  /// A size that suits the view: its own, for no content is measured.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Takes the size that suits the view.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// The size that the content asks for: none, for no content is measured.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Tells that the content asks for another size. Nothing happens here.
  open func invalidateIntrinsicContentSize() {}
  /// Stands for no size of its own.
  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: Appearance, kept and never drawn

  /// The colour behind the content.
  open var backgroundColor: UIColor?
  // UIKit declares it so, and code counts on the type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be pressed; the superview's where none was set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  private var ownTintColor: UIColor?
  /// Told when the tint colour has changed.
  open func tintColorDidChange() {}
  /// How much of what is behind shows.
  open var alpha: CGFloat = 1
  /// Whether the view is out of sight. A hidden field keeps its text and its focus.
  open var isHidden = false
  /// Whether nothing behind shows.
  open var isOpaque = true
  /// How the view is moved, turned and scaled; kept only.
  open var transform = CGAffineTransform.identity
  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds = false
  /// How the content fills the bounds.
  open var contentMode: ContentMode = .scaleToFill
  /// The layer, which keeps a border and a corner radius.
  open private(set) lazy var layer = CALayer()
  /// Asks for a redraw. Nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Draws; never called here.
  open func draw(_ rect: CGRect) {}

  // MARK: Touches

  /// Whether the view takes touches. Nothing here sends any.
  open var isUserInteractionEnabled = true
  /// Whether several touches count.
  open var isMultipleTouchEnabled = false
  /// A number to find the view by.
  open var tag = 0

  // MARK: The tree

  /// The views inside, backmost first.
  open var subviews: [UIView] { tree }
  /// The view around this one.
  open private(set) weak var superview: UIView?
  /// The window that the view is in.
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  /// The controller of this view, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: tree.count) }

  /// Puts a view at a place among the others, 0 being the backmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view in front of one of the others.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (place(of: siblingSubview) ?? tree.count - 1) + 1)
  }

  /// Puts a view behind one of the others.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview) ?? 0)
  }

  /// Takes the view out of its superview. A field in it ends editing, whatever its delegate says (rule 174).
  open func removeFromSuperview() {
    guard superview != nil else { return }
    endEditing(true)
    let hadWindow = window != nil
    leaveSuperview(for: nil)
    didMoveToSuperview()
    if hadWindow { tellMovedToWindow() }
  }

  private func leaveSuperview(for other: UIView?) {
    superview?.willRemoveSubview(self)
    willMove(toSuperview: other)
    superview?.tree.removeAll { $0 === self }
    superview = nil
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    if let old = place(of: view) {
      // A view that is here already only changes its place.
      tree.remove(at: old)
      return tree.insert(view, at: min(max(0, old < index ? index - 1 : index), tree.count))
    }
    let oldWindow = view.window
    view.leaveSuperview(for: self)
    tree.insert(view, at: min(max(0, index), tree.count))
    view.superview = self
    view.didMoveToSuperview()
    if view.window !== oldWindow { view.tellMovedToWindow() }
    didAddSubview(view)
  }

  private func place(of view: UIView) -> Int? { tree.firstIndex { $0 === view } }

  private func tellMovedToWindow() {
    didMoveToWindow()
    for view in tree { view.tellMovedToWindow() }
  }

  /// Brings a view to the front.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = place(of: view) else { return }
    tree.append(tree.remove(at: index))
  }

  /// Sends a view to the back.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = place(of: view) else { return }
    tree.insert(tree.remove(at: index), at: 0)
  }

  /// Whether the view is this one or inside it.
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  /// The view with this number: this one, or the first inside it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in tree {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether a place is in the view: in its bounds. Never asked here, since there are no touches.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view that gets a touch: this one, if the place is in it. Never asked here.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }

  /// What would recognise gestures.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Adds what would recognise a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Takes it away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Never called here: no nib is read.
  open func awakeFromNib() {}
  /// Told before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Told when the superview has changed.
  open func didMoveToSuperview() {}
  /// Told before the window changes; never called here.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Told when the view has come into a window, or has left it.
  open func didMoveToWindow() {}
  /// Never told here: the surroundings never change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Told when a view was put in.
  open func didAddSubview(_ subview: UIView) {}
  /// Told when a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Asks for a layout. Nothing is laid out before `layoutIfNeeded`.
  open func setNeedsLayout() { needsLayout = true }

  /// Calls `layoutSubviews` if a layout was asked for. Constraints move nothing.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in tree { view.layoutIfNeeded() }
  }

  /// Lays out the subviews: nothing here.
  open func layoutSubviews() {}

  /// Whether a frame set by code counts as constraints; kept only.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How the frame follows the superview's; kept only.
  open var autoresizingMask: AutoresizingMask = []
  /// The distance of the content from the edges; kept only.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The distance of the content from the edges by direction; kept only.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// What the system's bars cover: nothing.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The constraints that the view holds; kept only.
  open private(set) var constraints: [NSLayoutConstraint] = []
  /// Adds a constraint; kept only.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  /// Adds constraints; kept only.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  /// Removes a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  /// How gladly the view grows; kept only.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// How gladly the view shrinks; kept only.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// The direction of the interface: left to right.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Accessibility, kept and never read out

  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What is read out as the name.
  open var accessibilityLabel: String?
  /// What is read out as the hint.
  open var accessibilityHint: String?
  /// What is read out as the value.
  open var accessibilityValue: String?
  /// Whether assistive software sees the view.
  open var isAccessibilityElement = false
  /// What assistive software takes the view for.
  open var accessibilityTraits: UIAccessibilityTraits = .none
}
