import Foundation
import Testing
import TextInputModel

/// Documentation/rules.tsv and rules.md: the 187 rules, the switches that rest on them, and what isn't modelled.
/// `Scripts/rules-coverage` finds the tests.
@Suite struct RulesPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation")

  private static func lines(_ file: String) throws -> [Substring] {
    let data = try Data(contentsOf: folder.appending(path: file))
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }

  /// The cells of each rule: number, grade, sentence, switches, what else shows it, why it isn't modelled.
  private static func rules() throws -> [[String]] {
    try lines("rules.tsv").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func namesEveryRuleOnce() throws {
    let rules = try Self.rules()
    #expect(rules.map { $0[0] } == (1...187).map(String.init))
    for rule in rules {
      #expect(rule.count == 6, "\(rule)")
      #expect(rule[1].wholeMatch(of: /documented|source|observed|inferred|open|reported [1-9][0-9]?/) != nil, "\(rule)")
      #expect(rule[2].wholeMatch(of: /\S.*\S\./) != nil, "\(rule)")
      #expect(!rule.contains(""), "\(rule)")
    }
  }

  /// A switch carries just the rules that one of its values rests on.
  @Test func namesTheSwitchesThatRestOnEachRule() throws {
    var carried: [Int: Set<String>] = [:]
    for setting in HostProfile.ios18.settings {
      for value in setting.values {
        let turned = try HostProfile.resolve("ios18/\(setting.id)=\(value)").profile
        let evidence = try #require(turned.settings.first { $0.id == setting.id }).evidence
        // P, O, D and N number other things; 41a is half of 41.
        for rule in evidence.rules.split(separator: ", ") {
          guard let number = Int(rule.prefix { $0.isNumber }) else { continue }
          carried[number, default: []].insert(setting.id)
        }
      }
    }
    for rule in try Self.rules() {
      let number = try #require(Int(rule[0]))
      let switches = carried.removeValue(forKey: number)?.sorted().joined(separator: " ") ?? "-"
      #expect(rule[3] == switches, "rule \(number)")
    }
    #expect(carried.isEmpty)
  }

  @Test func thePageSaysWhatTheDataSay() throws {
    let rows = try Self.lines("rules.md").filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }
    let expected = try Self.rules().map { rule in
      let switches = rule[3] == "-" ? "-" : rule[3].split(separator: " ").map { "`\($0)`" }.joined(separator: ", ")
      return "| \(rule[0]) | \(rule[2]) | \(rule[1]) | \(switches) | \(rule[5]) |"
    }
    #expect(rows.map(String.init) == expected)
    let left = try Self.rules().filter { $0[5] != "-" }.count
    #expect(try Self.lines("rules.md").contains { $0.hasPrefix("187 rules. \(left) of them are not modelled") })
  }
}
