public import Foundation
public import TextInputModel

/// Which system the simulated device has.
///
/// Only this module has it; UIKit does not. New fields and text views take the profile that is current when they are
/// made, and keep it.
@MainActor public enum SimulatedHost {
  /// The system of fields made from now on.
  public static var current: HostProfile = .ios18
}

/// The device, as far as the simulated system shows itself.
@MainActor open class UIDevice: NSObject {
  /// The device.
  public class var current: UIDevice { theDevice }

  /// The version of `SimulatedHost.current`: `18.0` for the profile `ios18`; `0.0` for one that is no iOS.
  open var systemVersion: String {
    let id = SimulatedHost.current.id
    guard id.hasPrefix("ios") else { return "0.0" }
    return "\(id.dropFirst(3).prefix(while: \.isNumber)).0"
  }
  /// `iOS`, whatever the profile.
  open var systemName: String { "iOS" }
  /// A name that no real device has.
  open var name: String { "Simulated device" }
  /// `iPhone`.
  open var model: String { "iPhone" }
  /// `iPhone`.
  open var localizedModel: String { "iPhone" }
  /// A telephone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The same one for the whole life of the process.
  open private(set) var identifierForVendor: UUID? = UUID()
}

@MainActor private let theDevice = UIDevice()

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// A screen. Nothing is drawn on it.
@MainActor open class UIScreen: NSObject {
  /// The screen.
  public class var main: UIScreen { theScreen }
  /// A telephone's size in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// Pixels for a point.
  open var scale: CGFloat { 3 }
}

@MainActor private let theScreen = UIScreen()
