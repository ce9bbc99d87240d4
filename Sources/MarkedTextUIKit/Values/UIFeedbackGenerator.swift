public import Foundation

/// Makes the device tap. Nothing taps here.
@MainActor open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }
  /// Gets ready. Nothing happens.
  open func prepare() {}
}

/// Taps for a result. Nothing taps here.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success = 0
    /// It may not have gone well.
    case warning = 1
    /// It went wrong.
    case error = 2
  }
  /// Nothing happens.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Taps for a collision. Nothing taps here.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }
  /// A generator of one kind.
  public init(style: FeedbackStyle) { super.init() }
  /// Nothing happens.
  open func impactOccurred() {}
}

/// Taps for a change of selection. Nothing taps here.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Nothing happens.
  open func selectionChanged() {}
}

/// What assistive software is told. There is none here.
public enum UIAccessibility {
  /// What happened.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something is to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// Part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
  }
  /// Nobody is told.
  public static func post(notification: Notification, argument: Any?) {}
  /// Assistive software never runs here.
  public static var isVoiceOverRunning: Bool { false }
}
