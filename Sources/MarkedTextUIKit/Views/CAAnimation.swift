public import Foundation

/// An animation. Its values are kept, and none runs.
@MainActor open class CAAnimation: NSObject {
  /// An animation.
  public override init() { super.init() }
  /// How long it takes.
  open var duration: CFTimeInterval = 0
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// How it speeds up and slows down.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it goes away when it has run.
  open var isRemovedOnCompletion = true
}

/// An animation of one property.
@MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether the values add to what is there.
  open var isAdditive = false
  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
@MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?
}

/// An animation over several values, as fields have that shake for an error.
@MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached.
  open var keyTimes: [NSNumber]?
}

/// How an animation speeds up and slows down.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A function by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system likes.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation speeds up and slows down; kept only.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// A function by its name.
  public init(name: CAMediaTimingFunctionName) {}
}

/// A length of time in seconds.
public typealias CFTimeInterval = Double
