public import Foundation

// UIKit's names for the geometry in an NSValue.
extension NSValue {
  /// A rectangle in a value.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle in it.
  public var cgRectValue: CGRect { rectValue }
}
