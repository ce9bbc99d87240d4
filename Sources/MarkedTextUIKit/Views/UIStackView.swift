public import Foundation

/// A row or column of views. The views are kept in order; nothing is laid out.
@MainActor open class UIStackView: UIView {
  /// How the views share the length.
  public enum Distribution: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// They fill it in equal parts.
    case fillEqually = 1
    /// They fill it in proportion to their own lengths.
    case fillProportionally = 2
    /// With equal gaps.
    case equalSpacing = 3
    /// With equal distances of their middles.
    case equalCentering = 4
  }

  /// How the views lie across the length.
  public enum Alignment: Int, Sendable {
    /// They fill the breadth.
    case fill = 0
    /// At the leading edge.
    case leading = 1
    /// On the first line of text.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge.
    case trailing = 4
    /// On the last line of text.
    case lastBaseline = 5
    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// An empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty row; nothing is read from the coder.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A row of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Row or column.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How the views share the length.
  open var distribution: Distribution = .fill
  /// How the views lie across the length.
  open var alignment: Alignment = .fill
  /// The gap between them.
  open var spacing: CGFloat = 0
  /// Whether the margins count.
  open var isLayoutMarginsRelativeArrangement = false

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view out of the row. It stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// Sets the gap behind a view; kept by nobody.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  /// A view that leaves the stack view is no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}
