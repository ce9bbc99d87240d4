public import Foundation

/// An image, of which only the name is known. Nothing is loaded or drawn.
public final class UIImage: NSObject, Sendable {
  private let name: String?

  /// An image without a name.
  public override init() { name = nil }

  /// A symbol of the system: any name will do, for nobody looks for the symbol.
  public init?(systemName name: String) { self.name = name }

  /// A symbol of the system in a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name)
  }

  /// An image of an asset catalogue: any name will do, for nobody looks for the image.
  public init?(named name: String) { self.name = name }

  /// How an image is drawn.
  public class Configuration: NSObject {}
  /// How a symbol is drawn; kept by nobody.
  public final class SymbolConfiguration: Configuration {
    /// A size.
    public init(pointSize: CGFloat) {}
    /// The size of a style.
    public init(textStyle: UIFont.TextStyle) {}
  }

  /// Whether the colours of the image or those of the view count.
  public enum RenderingMode: Int, Sendable {
    /// As the place asks.
    case automatic = 0
    /// The image's.
    case alwaysOriginal = 1
    /// The view's.
    case alwaysTemplate = 2
  }

  /// The same image.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// The same image.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// None: nothing is loaded.
  public var size: CGSize { .zero }

  /// Whether the names are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == nil ? self === other : name == other.name
  }
  /// From the name.
  public override var hash: Int { name.hashValue }
}
