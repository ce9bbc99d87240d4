public import Foundation

/// A view that scrolls: keeps its offset and size, and moves nothing by itself.
@MainActor open class UIScrollView: UIView {
  /// How scrolling puts the keyboard away; kept only.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// Along with the drag.
    case interactive = 2
  }

  /// A scroll view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A scroll view; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where the content stands.
  open var contentOffset = CGPoint.zero
  /// How large the content is.
  open var contentSize = CGSize.zero
  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero
  /// Whether scrolling is on.
  open var isScrollEnabled = true
  /// Whether the content springs back.
  open var bounces = true
  /// Whether it always springs back from top to bottom.
  open var alwaysBounceVertical = false
  /// Whether the bar at the side shows.
  open var showsVerticalScrollIndicator = true
  /// Whether the bar below shows.
  open var showsHorizontalScrollIndicator = true
  /// How scrolling puts the keyboard away; kept only.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Moves the content there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Shows a part of the content. Nothing happens here.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

/// What a scroll view tells its delegate. Nothing scrolls here, so nothing is told.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Never told here.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
