import Foundation

/// What a path leads to.
enum FileKind {
  case file, folder, other

  /// nil if it leads nowhere, as a broken link does.
  init?(_ path: String, followsLinks: Bool = true) {
    var information = stat()
    guard (followsLinks ? stat(path, &information) : lstat(path, &information)) == 0 else { return nil }
    switch information.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }

  /// What a file holds; nothing but a regular one, since a pipe or a device may never end.
  static func bytes(of path: String) throws(CommandError) -> [UInt8] {
    switch FileKind(path) {
    case .file: break
    case .other, .folder: throw .notAFile(path)
    case nil: throw .unreadable(path)
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    return [UInt8](data)
  }
}
