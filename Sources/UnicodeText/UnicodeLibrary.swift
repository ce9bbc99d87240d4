import CICUShim

/// Which Unicode this module speaks. Its answers are those of the ICU it is linked with, not those of the Swift
/// standard library, whose `Character` and `Unicode.Scalar.Properties` may follow another version.
public enum UnicodeLibrary {
  /// The version of ICU, such as "72.1".
  public static var icuVersion: String {
    wording(of: version(cicu_library_version), components: 2)
  }

  /// The version of the Unicode data in that ICU, such as "15.0".
  public static var unicodeVersion: String {
    wording(of: version(cicu_unicode_version), components: 2)
  }

  private static func version(_ read: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    var numbers: [UInt8] = [0, 0, 0, 0]
    // The pointer is valid for the call, and the callee writes the four numbers and keeps nothing.
    read(&numbers)
    return numbers
  }

  private static func wording(of version: [UInt8], components: Int) -> String {
    version.prefix(components).map { String($0) }.joined(separator: ".")
  }
}
