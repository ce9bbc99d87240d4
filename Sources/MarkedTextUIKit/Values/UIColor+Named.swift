extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// DarkGray.
  public class var darkGray: UIColor { UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 1) }
  /// LightGray.
  public class var lightGray: UIColor { UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// Gray.
  public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// No colour.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

// The numbers are those of the light appearance, from Apple's design guidelines where they are published, else near
// them.
extension UIColor {
  /// The system's colour of that name.
  public class var systemRed: UIColor { UIColor("systemRed", 1, 59 / 255, 48 / 255) }
  /// The system's colour of that name.
  public class var systemGreen: UIColor { UIColor("systemGreen", 52 / 255, 199 / 255, 89 / 255) }
  /// The system's colour of that name.
  public class var systemBlue: UIColor { UIColor("systemBlue", 0, 122 / 255, 1) }
  /// The system's colour of that name.
  public class var systemOrange: UIColor { UIColor("systemOrange", 1, 149 / 255, 0) }
  /// The system's colour of that name.
  public class var systemYellow: UIColor { UIColor("systemYellow", 1, 204 / 255, 0) }
  /// The system's colour of that name.
  public class var systemPink: UIColor { UIColor("systemPink", 1, 45 / 255, 85 / 255) }
  /// The system's colour of that name.
  public class var systemPurple: UIColor { UIColor("systemPurple", 175 / 255, 82 / 255, 222 / 255) }
  /// The system's colour of that name.
  public class var systemTeal: UIColor { UIColor("systemTeal", 48 / 255, 176 / 255, 199 / 255) }
  /// The system's colour of that name.
  public class var systemIndigo: UIColor { UIColor("systemIndigo", 88 / 255, 86 / 255, 214 / 255) }
  /// The system's colour of that name.
  public class var systemBrown: UIColor { UIColor("systemBrown", 162 / 255, 132 / 255, 94 / 255) }
  /// The system's colour of that name.
  public class var systemMint: UIColor { UIColor("systemMint", 0, 199 / 255, 190 / 255) }
  /// The system's colour of that name.
  public class var systemCyan: UIColor { UIColor("systemCyan", 50 / 255, 173 / 255, 230 / 255) }
  /// The system's colour of that name.
  public class var systemGray: UIColor { UIColor("systemGray", 142 / 255, 142 / 255, 147 / 255) }
  /// The system's colour of that name.
  public class var systemGray2: UIColor { UIColor("systemGray2", 174 / 255, 174 / 255, 178 / 255) }
  /// The system's colour of that name.
  public class var systemGray3: UIColor { UIColor("systemGray3", 199 / 255, 199 / 255, 204 / 255) }
  /// The system's colour of that name.
  public class var systemGray4: UIColor { UIColor("systemGray4", 209 / 255, 209 / 255, 214 / 255) }
  /// The system's colour of that name.
  public class var systemGray5: UIColor { UIColor("systemGray5", 229 / 255, 229 / 255, 234 / 255) }
  /// The system's colour of that name.
  public class var systemGray6: UIColor { UIColor("systemGray6", 242 / 255, 242 / 255, 247 / 255) }
  /// The system's colour of that name.
  public class var link: UIColor { UIColor("link", 0, 122 / 255, 1) }
  /// The system's colour of that name.
  public class var tintColor: UIColor { UIColor("tintColor", 0, 122 / 255, 1) }
  /// The system's colour of that name.
  public class var label: UIColor { UIColor("label", 0, 0, 0) }
  /// The system's colour of that name.
  public class var secondaryLabel: UIColor { UIColor("secondaryLabel", 60 / 255, 60 / 255, 67 / 255, 0.6) }
  /// The system's colour of that name.
  public class var tertiaryLabel: UIColor { UIColor("tertiaryLabel", 60 / 255, 60 / 255, 67 / 255, 0.3) }
  /// The system's colour of that name.
  public class var quaternaryLabel: UIColor { UIColor("quaternaryLabel", 60 / 255, 60 / 255, 67 / 255, 0.18) }
  /// The system's colour of that name.
  public class var placeholderText: UIColor { UIColor("placeholderText", 60 / 255, 60 / 255, 67 / 255, 0.3) }
  /// The system's colour of that name.
  public class var separator: UIColor { UIColor("separator", 60 / 255, 60 / 255, 67 / 255, 0.29) }
  /// The system's colour of that name.
  public class var opaqueSeparator: UIColor { UIColor("opaqueSeparator", 198 / 255, 198 / 255, 200 / 255) }
  /// The system's colour of that name.
  public class var systemFill: UIColor { UIColor("systemFill", 120 / 255, 120 / 255, 128 / 255, 0.2) }
  /// The system's colour of that name.
  public class var secondarySystemFill: UIColor {
    UIColor("secondarySystemFill", 120 / 255, 120 / 255, 128 / 255, 0.16)
  }
  /// The system's colour of that name.
  public class var tertiarySystemFill: UIColor {
    UIColor("tertiarySystemFill", 118 / 255, 118 / 255, 128 / 255, 0.12)
  }
  /// The system's colour of that name.
  public class var quaternarySystemFill: UIColor {
    UIColor("quaternarySystemFill", 116 / 255, 116 / 255, 128 / 255, 0.08)
  }
  /// The system's colour of that name.
  public class var systemBackground: UIColor { UIColor("systemBackground", 1, 1, 1) }
  /// The system's colour of that name.
  public class var secondarySystemBackground: UIColor {
    UIColor("secondarySystemBackground", 242 / 255, 242 / 255, 247 / 255)
  }
  /// The system's colour of that name.
  public class var tertiarySystemBackground: UIColor { UIColor("tertiarySystemBackground", 1, 1, 1) }
  /// The system's colour of that name.
  public class var systemGroupedBackground: UIColor {
    UIColor("systemGroupedBackground", 242 / 255, 242 / 255, 247 / 255)
  }
  /// The system's colour of that name.
  public class var secondarySystemGroupedBackground: UIColor { UIColor("secondarySystemGroupedBackground", 1, 1, 1) }
  /// The system's colour of that name.
  public class var darkText: UIColor { UIColor("darkText", 0, 0, 0) }
  /// The system's colour of that name.
  public class var lightText: UIColor { UIColor("lightText", 1, 1, 1, 0.6) }
}
