import CompositionScript
import Foundation

/// All sessions of the corpora, read once.
enum CorporaSessions {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora")

  static let all: [Session] = {
    let paths = (FileManager.default.subpaths(atPath: root.path) ?? []).sorted()
    return paths.filter { $0.hasSuffix(".ime") || $0.hasSuffix(".jsonl") }.compactMap { path in
      guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else { return nil }
      return SessionReader.read([UInt8](data), file: path).session
    }
  }()
}
