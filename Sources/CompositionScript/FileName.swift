/// Names of files, without asking the file system.
enum FileName {
  /// The last component of a path without its last ending: `Corpora/pinyin/name.ime` gives `name`.
  static func withoutEnding(_ file: String) -> String {
    let name = last(file)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The last ending of a path, lower-case and without its dot; empty if it has none.
  static func ending(_ file: String) -> String {
    let name = last(file)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  private static func last(_ file: String) -> String {
    String(file.split(separator: "/").last ?? "")
  }
}
