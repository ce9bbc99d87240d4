public import Foundation

/// Distances from the four edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// None.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// These.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// None.
  public static let zero = UIEdgeInsets()
}

/// Distances from the four edges, by the direction of the text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the edge where text starts.
  public var leading: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the edge where text ends.
  public var trailing: CGFloat

  /// None.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// These.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// None.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle made smaller by the distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
