import Foundation

/// What a path leads to.
enum FileKind {
  case file, folder, other

  /// What becomes of a symbolic link: its target counts, or the link itself, which is neither file nor folder.
  enum Links {
    case followed, notFollowed
  }

  /// nil if it leads nowhere, as a broken link that is followed does.
  init?(_ path: String, links: Links = .followed) {
    var information = stat()
    let status =
      switch links {
      case .followed: stat(path, &information)
      case .notFollowed: lstat(path, &information)
      }
    guard status == 0 else { return nil }
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
