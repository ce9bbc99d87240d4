public import Foundation

/// How points are moved, turned and scaled: x' = ax + cy + tx, y' = bx + dy + ty.
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of x in x.
  public var a: CGFloat
  /// The part of x in y.
  public var b: CGFloat
  /// The part of y in x.
  public var c: CGFloat
  /// The part of y in y.
  public var d: CGFloat
  /// What is added to x.
  public var tx: CGFloat
  /// What is added to y.
  public var ty: CGFloat

  /// A transform by its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  /// A move.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
  /// A scaling.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
  /// A turn.
  public init(rotationAngle angle: CGFloat) {
    self.init(
      a: CGFloat(cos(Double(angle))), b: CGFloat(sin(Double(angle))), c: -CGFloat(sin(Double(angle))),
      d: CGFloat(cos(Double(angle))), tx: 0, ty: 0)
  }
  /// Nothing.
  public static let identity = CGAffineTransform(translationX: 0, y: 0)
  /// Whether it does nothing.
  public var isIdentity: Bool { self == .identity }
}
