public import Foundation

/// A colour: four numbers. Nothing is drawn with it.
public final class UIColor: NSObject, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let opacity: CGFloat
  /// A system colour's name: two of them differ even if they look the same.
  let name: String?

  /// A colour by its parts, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
    name = nil
  }

  /// A shade of grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour of an asset catalogue: there is none here, so it is nil.
  public convenience init?(named name: String) { return nil }

  /// A colour that depends on the surroundings. They never change here, so it is settled at once.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.current)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }

  /// A colour from its value for drawing.
  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  init(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    self.name = name
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
  }

  /// The value for drawing.
  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: opacity) }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the parts out.
  /// - Returns: true.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = opacity
    return true
  }

  /// Whether the other is the same colour: the same system colour, or the same parts.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name && cgColor == other.cgColor
  }

  /// From the parts.
  public override var hash: Int { cgColor.hashValue }

  /// The name of a system colour, or the parts.
  public override var description: String { name ?? "\(red) \(green) \(blue) \(opacity)" }
}
