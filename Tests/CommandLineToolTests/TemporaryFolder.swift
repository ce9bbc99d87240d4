import Foundation

/// A folder of files that goes when nothing holds it any more.
final class TemporaryFolder: Sendable {
  /// Without a slash at its end.
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("markedtext-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in here.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders that it lies in.
  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a file of any bytes.
  func write(_ bytes: [UInt8], to name: String) throws {
    let folder = URL(fileURLWithPath: self(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
  }

  /// Makes an empty folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }
}
