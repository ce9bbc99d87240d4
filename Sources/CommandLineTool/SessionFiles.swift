import CompositionScript
import Foundation

/// Finds and reads session files.
enum SessionFiles {
  /// What was found at the paths of a command line: files in a fixed order, and what went wrong.
  struct Search {
    var files: [String] = []
    var errors: [CommandError] = []
  }

  /// The files at `paths`, and below those that are folders, sorted by path within each.
  static func find(_ paths: [String], endings: Set<String>) -> Search {
    var search = Search()
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        search.errors.append(.noSuchFile(path))
        continue
      }
      guard isFolder.boolValue else {
        search.files.append(path)
        continue
      }
      guard let below = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
        search.errors.append(.unreadable(path))
        continue
      }
      let found = below.filter { endings.contains(ending(of: $0)) }.sorted()
      if found.isEmpty { search.errors.append(.emptyFolder(path)) }
      let prefix = path.hasSuffix("/") ? path : path + "/"
      search.files += found.map { prefix + $0 }
    }
    return search
  }

  /// The part of a name after its last dot.
  static func ending(of path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return "" }
    return String(path[path.index(after: dot)...])
  }

  /// Reads one file.
  static func read(_ path: String) throws(CommandError) -> SessionReading {
    guard SessionReader.Format(file: path) != nil else { throw .unknownFileKind(path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    return SessionReader.read([UInt8](data), file: path)
  }
}
