import Testing
import UnicodeText

/// Unicode's own test of grapheme cluster boundaries.
struct GraphemeBreakTestFile {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The line, without its comment.
    let text: String
    let units: [UInt16]
    /// UTF-16 offsets.
    let boundaries: [Int]

    var testDescription: String { text }
  }

  let version: String
  let cases: [Case]

  init() throws {
    let file = try UnicodeDataFile("auxiliary/GraphemeBreakTest.txt")
    version = file.text.prefix { $0 != "\n" }.split(separator: "-").last?.dropLast(".txt".count).description ?? ""
    cases = try file.lines.map(Self.parse)
  }

  /// A line such as "÷ 0061 × 0301 ÷": ÷ is a boundary, × is none.
  private static func parse(_ line: String) throws -> Case {
    var units: [UInt16] = []
    var boundaries: [Int] = []
    for field in line.split(whereSeparator: \.isWhitespace) {
      switch field {
      case "÷": boundaries.append(units.count)
      case "×": break
      default: units += try UnicodeTextTests.units(ofHexadecimal: field)
      }
    }
    return Case(text: line, units: units, boundaries: boundaries)
  }
}
