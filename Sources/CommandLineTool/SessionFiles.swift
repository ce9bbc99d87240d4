import CompositionScript
import Foundation

/// Finds and reads session files.
enum SessionFiles {
  /// What was found at the paths of a command line, each file once: in the order of the paths, and below a folder by
  /// path.
  struct Search {
    var found: [Result<String, CommandError>] = []
  }

  /// The files at `paths`, whatever they hold, and below those that are folders the ones of a known format.
  ///
  /// Below a folder a link to a folder is not followed: it may lead back up.
  static func find(_ paths: [String], formats: [SessionReader.Format]) -> Search {
    var search = Search()
    var seen: Set<[Substring]> = []
    for path in paths {
      for result in find(path, formats) {
        if case .success(let file) = result, !seen.insert(components(file)).inserted { continue }
        search.found.append(result)
      }
    }
    return search
  }

  private static func find(_ path: String, _ formats: [SessionReader.Format]) -> [Result<String, CommandError>] {
    switch FileKind(path) {
    case nil: return [.failure(.noSuchFile(path))]
    case .folder: break
    default: return [.success(path)]
    }
    var files: [String] = []
    var errors: [CommandError] = []
    walk(path.hasSuffix("/") ? path : path + "/", formats, &files, &errors)
    if files.isEmpty, errors.isEmpty {
      errors.append(.emptyFolder(path, endings: formats.map(\.ending).joined(separator: ", ")))
    }
    return files.sorted().map { .success($0) } + errors.map { .failure($0) }
  }

  private static func walk(
    _ folder: String, _ formats: [SessionReader.Format], _ files: inout [String], _ errors: inout [CommandError]
  ) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      // What the system says of the reason differs from one to the other; the path is what helps.
      errors.append(.unreadable(folder))
      return
    }
    for name in names.sorted() {
      let path = folder + name
      if FileKind(path, links: .notFollowed) == .folder {
        walk(path + "/", formats, &files, &errors)
      } else if FileKind(path) != .folder, let format = SessionReader.Format(file: path), formats.contains(format) {
        files.append(path)
      }
    }
  }

  /// A path's parts: `./a//b` and `a/b` are one file.
  private static func components(_ path: String) -> [Substring] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").filter { $0 != "." }
  }

  /// Reads one file.
  static func read(_ path: String) throws(CommandError) -> SessionReading {
    guard SessionReader.Format(file: path) != nil else { throw .unknownFileKind(path) }
    return SessionReader.read(try FileKind.bytes(of: path), file: path)
  }
}

extension SessionReader.Format {
  /// How the names of such files end.
  fileprivate var ending: String {
    switch self {
    case .script: ".ime"
    case .recording: ".jsonl"
    }
  }
}
