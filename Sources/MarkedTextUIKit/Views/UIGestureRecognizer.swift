public import Foundation

/// What would recognise a gesture. Nobody touches anything here; one without target and selector can be made and added.
@MainActor open class UIGestureRecognizer: NSObject {
  /// One that does nothing.
  public override init() { super.init() }
  /// Whether it takes part; kept only.
  open var isEnabled = true
  /// Whether the view gets no touches when the gesture is recognised; kept only.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches late; kept only.
  open var delaysTouchesBegan = false
  /// The view that has it.
  open internal(set) weak var view: UIView?
  /// Where the gesture is: always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What would recognise taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there must be; kept only.
  open var numberOfTapsRequired = 1
  /// How many fingers there must be; kept only.
  open var numberOfTouchesRequired = 1
}
