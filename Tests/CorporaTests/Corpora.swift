import CompositionScript
import Foundation

/// The files of Corpora, by their paths in it.
enum Corpora {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora")

  static let files: [String] =
    (FileManager.default.subpaths(atPath: root.path) ?? []).sorted().filter {
      $0.hasSuffix(".ime") || $0.hasSuffix(".jsonl")
    }

  static func bytes(_ file: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: root.appending(path: file).path) ?? Data())
  }

  static func read(_ file: String) -> SessionReading { SessionReader.read(bytes(file), file: file) }

  static let sessions: [Session] = files.compactMap { read($0).session }

  /// The rows of the tables in a page: cells without the white space round them.
  static func rows(of page: String) -> [[String]] {
    String(decoding: bytes(page), as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}
