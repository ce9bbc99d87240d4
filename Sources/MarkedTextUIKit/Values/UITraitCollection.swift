public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// What the surroundings are like. They are always the same here: light, a telephone, large text.
public final class UITraitCollection: NSObject, Sendable {
  /// The surroundings.
  public static let current = UITraitCollection()
  /// Light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// A telephone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Left to right.
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Large.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// That of the screen.
  public var displayScale: CGFloat { 3 }
}

extension UIView {
  /// The surroundings, which are always the same.
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  /// The surroundings, which are always the same.
  public var traitCollection: UITraitCollection { .current }
}

/// Scales fonts with the person's preferred size, which is always the default: so they stay as they are.
public final class UIFontMetrics: NSObject, Sendable {
  /// Metrics for running text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// Metrics for a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The same font.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The same number.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
