public import Foundation

/// The application. There is one, which is always active and opens nothing.
@MainActor open class UIApplication: UIResponder {
  /// The application.
  public class var shared: UIApplication { theApplication }

  /// Whether the application takes events.
  public enum State: Int, Sendable {
    /// It does.
    case active = 0
    /// It is in front but takes no events.
    case inactive = 1
    /// It is not in front.
    case background = 2
  }

  /// Always active.
  open var applicationState: State { .active }
  /// Whether the screen stays on; kept only.
  open var isIdleTimerDisabled = false
  /// Whether accessibility asks for less movement: never.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the interface: left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Never posted here.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Never posted here.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Never posted here.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Never posted here.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Never posted here.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
}

@MainActor private let theApplication = UIApplication()

/// The direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// The person's preferred size of text. It is always large, which is the system's own default.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A category by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Sent when the size changes: never here.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}
