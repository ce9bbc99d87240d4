public import Foundation

extension UIView {
  /// A horizontal place for constraints, which move nothing.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// A horizontal place for constraints, which move nothing.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// A horizontal place for constraints, which move nothing.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// A horizontal place for constraints, which move nothing.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// A horizontal place for constraints, which move nothing.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// A vertical place for constraints, which move nothing.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// A vertical place for constraints, which move nothing.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// A vertical place for constraints, which move nothing.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  /// A vertical place for constraints, which move nothing.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
  /// A vertical place for constraints, which move nothing.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }
  /// A size for constraints, which move nothing.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// A size for constraints, which move nothing.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  /// The area that the system's bars leave free; constraints to it move nothing.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The area inside the margins; constraints to it move nothing.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The area that the keyboard leaves free; constraints to it move nothing.
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

/// A rectangle for constraints, which move nothing.
@MainActor open class UILayoutGuide: NSObject {
  /// A guide.
  public override init() { super.init() }
  /// A name for debugging.
  open var identifier = ""
}

extension UILayoutGuide {
  /// A horizontal place for constraints, which move nothing.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// A horizontal place for constraints, which move nothing.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// A horizontal place for constraints, which move nothing.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// A horizontal place for constraints, which move nothing.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// A horizontal place for constraints, which move nothing.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// A vertical place for constraints, which move nothing.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// A vertical place for constraints, which move nothing.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// A vertical place for constraints, which move nothing.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  /// A size for constraints, which move nothing.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// A size for constraints, which move nothing.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
}
