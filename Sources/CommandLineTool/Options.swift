import CompositionScript

/// The options of a command line, checked against what the command takes.
struct Options {
  /// What an option is called and whether it wants a value.
  struct Definition: Hashable {
    var name: String
    var value: String?
    var summary: String

    /// As help writes it.
    var usage: String { value.map { "\(name) \($0)" } ?? name }
  }

  var arguments: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  static let form = Definition(name: "--form", value: "<id>", summary: "the form under test, whatever a script names")
  static let host = Definition(
    name: "--host", value: "<id>|all",
    summary: "the system to play on: raw, ios9 ... ios26, macos, one with switches (`markedtext hosts`), all")
  static let variants = Definition(
    name: "--variants", value: "quick|full|<n>|<id>",
    summary: "how events are delivered: plain, events=0, events=1, events=2")
  static let rules = Definition(name: "--rules", value: "<id>,...", summary: "judge by these rules alone")
  static let format = Definition(name: "--format", value: "text|json|jsonl", summary: "how to write the result")
  static let strict = Definition(name: "--strict", value: nil, summary: "warnings count as errors")
  static let verbose = Definition(name: "--verbose", value: nil, summary: "show everything, not the first few")
  static let quiet = Definition(name: "--quiet", value: nil, summary: "no diagnostics on standard error")
  static let color = Definition(
    name: "--color", value: "auto|always|never", summary: "colour; auto is on a terminal only, and not under NO_COLOR")
  static let help = Definition(name: "--help", value: nil, summary: "what a command does and takes")
  static let version = Definition(name: "--version", value: nil, summary: "the version of markedtext")

  /// The options that every command takes, so that a script can give them to any.
  static let common: [Definition] = [format, strict, verbose, quiet, color, help, version]
  /// All options that a command takes.
  private static let all = common + [form, host, variants, rules]

  /// Whether the word after `word` is its value.
  static func takesNextWord(_ word: String) -> Bool { all.contains { $0.name == word && $0.value != nil } }

  /// Options of the contract that no command takes yet.
  private static let later: Set<String> = [
    "--keyboards", "--time", "--report", "--shard", "--jobs", "--subject", "--target", "--experimental", "--private",
    "--seed", "--stdin", "--watch",
  ]

  /// Parses the words after the command's name. `--name value` and `--name=value` are the same, of a repeated option the
  /// last one counts, and `--` ends the options.
  init(_ words: ArraySlice<String>, command: Command) throws(CommandError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        arguments += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      try parse(word, &rest, command)
    }
  }

  private mutating func parse(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command) throws(CommandError)
  {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? "--help" : parts[0]
    let known = command.options + Self.common
    guard let definition = known.first(where: { $0.name == name }) else {
      if Self.later.contains(name) { throw .optionNotThereYet(name) }
      let suggestion = NearMiss.suggestion(for: name, among: known.map(\.name))
      throw .unknownOption(name, command: command.name, suggestion: suggestion)
    }
    guard definition.value != nil else {
      guard parts.count == 1 else { throw .surplusValue(option: name, value: parts[1]) }
      flags.insert(name)
      return
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else { throw .missingValue(option: name) }
    values[name] = value
  }

  /// Whether a flag was given.
  func has(_ definition: Definition) -> Bool { flags.contains(definition.name) }

  /// The value of an option; nil if it was not given.
  func value(_ definition: Definition) -> String? { values[definition.name] }

  /// One of `choices`; `fallback` if the option was not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ definition: Definition, _ fallback: Choice
  ) throws(CommandError) -> Choice where Choice.RawValue == String {
    guard let value = value(definition) else { return fallback }
    if let choice = Choice(rawValue: value) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw .badValue(
      option: definition.name, value: value,
      expected: words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1],
      suggestion: NearMiss.suggestion(for: value, among: words))
  }
}

/// How a result is written.
enum OutputFormat: String, CaseIterable { case text, json, jsonl }
