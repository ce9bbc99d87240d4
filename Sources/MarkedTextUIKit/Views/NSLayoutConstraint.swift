public import Foundation

/// A relation between two places or sizes. It is kept and moves nothing: no layout is modelled.
@MainActor open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is no greater.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is no smaller.
    case greaterThanOrEqual = 1
  }

  /// A place or size of a view.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where text starts.
    case leading = 5
    /// The edge where text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The line that the last line of text stands on.
    case lastBaseline = 11
    /// The line that the first line of text stands on.
    case firstBaseline = 12
    /// None.
    case notAnAttribute = 0
  }

  /// The first side.
  open private(set) weak var firstItem: AnyObject?
  /// The first side's place or size.
  open private(set) var firstAttribute: Attribute
  /// How the two sides compare.
  open private(set) var relation: Relation
  /// The second side.
  open private(set) weak var secondItem: AnyObject?
  /// The second side's place or size.
  open private(set) var secondAttribute: Attribute
  /// By what the second side is multiplied.
  open private(set) var multiplier: CGFloat
  /// What is added to the second side.
  open var constant: CGFloat
  /// How much the relation counts.
  open var priority: UILayoutPriority = .required
  /// Whether the relation counts; kept only.
  open var isActive = false
  /// A name for debugging.
  open var identifier: String?

  /// A relation.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Makes the constraints count; kept only.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes the constraints count no longer.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a constraint counts; kept only.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 0 to 1000.
  public let rawValue: Float
  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
