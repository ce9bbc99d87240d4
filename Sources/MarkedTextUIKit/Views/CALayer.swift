public import Foundation

/// A view's layer: keeps what code sets, and draws nothing.
@MainActor open class CALayer: NSObject {
  /// A layer.
  public override init() { super.init() }
  /// Where the layer is. That of a view's own layer does not follow the view's.
  open var frame = CGRect.zero
  /// Its own rectangle.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The layers in it, the last one in front.
  open private(set) var sublayers: [CALayer]?
  /// The layer around it.
  open private(set) weak var superlayer: CALayer?
  /// Puts a layer in front of the others, out of where it was.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How dark the shadow is.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How much of what is behind shows.
  open var opacity: Float = 1
  /// Starts an animation. None runs here, so it is over at once and nobody keeps it.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  /// Ends an animation. None runs here.
  open func removeAnimation(forKey key: String) {}
  /// Ends all animations. None runs here.
  open func removeAllAnimations() {}
  /// Whether the layer is out of sight.
  open var isHidden = false
}
