import Synchronization

#if canImport(UIKit)
  import UIKit
#endif

/// A target of the same package that takes no alias: on Linux there is no UIKit for it.
public enum Analytics {
  #if canImport(UIKit)
    public static let seesUIKit = true
  #else
    public static let seesUIKit = false
  #endif

  private static let names = Mutex<[String]>([])

  public static func record(_ name: String) { names.withLock { $0.append(name) } }
  public static var recorded: [String] { names.withLock { $0 } }
}
