public import Foundation

/// A touch. Nothing here makes one; the name stands in signatures.
@MainActor open class UITouch: NSObject {
  /// Where the touch is in a view: always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// An event. Nothing here makes one; the name stands in signatures.
@MainActor open class UIEvent: NSObject {}
