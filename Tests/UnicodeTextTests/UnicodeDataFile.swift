import Foundation
import UnicodeText

/// A file of the Unicode Character Database, from Debian's package `unicode-data`.
///
/// A missing file is a failure, not a reason to skip: `Scripts/setup` installs it.
struct UnicodeDataFile {
  /// The lines without comments and without blanks at their ends; empty ones left out.
  let lines: [String]
  /// The whole text with its comments, where the version stands.
  let text: String

  init(_ path: String) throws {
    let folder = "/usr/share/unicode/"
    guard FileManager.default.fileExists(atPath: folder + path) else { throw Failure.missing(folder + path) }
    let data = path.hasSuffix(".bz2") ? try Self.decompress(folder + path) : try Self.read(folder + path)
    text = String(decoding: data, as: UTF8.self)
    lines = text.split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return content.isEmpty ? nil : content
    }
  }

  enum Failure: Error, CustomStringConvertible {
    case missing(String)
    case notDecompressed(String)
    case malformed(String)

    var description: String {
      switch self {
      case .missing(let path): "\(path) is missing: run Scripts/setup"
      case .notDecompressed(let path): "bzcat failed on \(path): run Scripts/setup"
      case .malformed(let line): "not in the form of the Unicode Character Database: \(line)"
      }
    }
  }

  /// The lines as fields between semicolons, the first of them a code point or a range of code points.
  func ranges() throws -> [(range: ClosedRange<UInt32>, fields: [String])] {
    try lines.map { line in
      let fields = line.split(separator: ";", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let ends = fields[0].components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last, fields.count > 1 else {
        throw Failure.malformed(line)
      }
      return (first...last, Array(fields.dropFirst()))
    }
  }

  /// The value of a property for each of the 0x110000 code points, where each line gives a range one value.
  func table(default missing: String, field: Int = 0) throws -> [String] {
    var table = [String](repeating: missing, count: 0x110000)
    for (range, fields) in try ranges() {
      for codePoint in range { table[Int(codePoint)] = fields[field] }
    }
    return table
  }

  /// Whether each of the 0x110000 code points has this binary property.
  func members(of property: String) throws -> [Bool] {
    var table = [Bool](repeating: false, count: 0x110000)
    for (range, fields) in try ranges() where fields[0] == property {
      for codePoint in range { table[Int(codePoint)] = true }
    }
    return table
  }

  private static func read(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private static func decompress(_ path: String) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/bzcat")
    process.arguments = [path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure.notDecompressed(path) }
    return data
  }
}

/// UTF-16 units of code points written in hexadecimal and separated by blanks, as the Unicode files have them.
func units(ofHexadecimal codePoints: some StringProtocol) throws -> [UInt16] {
  try codePoints.split(separator: " ").flatMap { field in
    guard let value = UInt32(field, radix: 16), let codePoint = CodePoint(value) else {
      throw UnicodeDataFile.Failure.malformed(String(codePoints))
    }
    return codePoint.units
  }
}

/// The code points of `units` in hexadecimal, for messages: surrogates and marks do not show in a terminal.
func hexadecimal(_ units: [UInt16]) -> String {
  CodePoints(of: units).map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
