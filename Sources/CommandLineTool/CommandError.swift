/// What a command can't go on with; the payload is data, the wording is in `message`.
enum CommandError: Error, Hashable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String, suggestion: String?)
  case optionNotThereYet(String)
  case commandNotThereYet(String)
  case missingValue(option: String)
  case badValue(option: String, value: String, expected: String, suggestion: String?)
  case missingArgument(command: String, what: String)
  case surplusArgument(String, command: String)
  case noSuchFile(String)
  case unreadable(String)
  case unknownFileKind(String)
  case notARecording(String)
  case emptyFolder(String)
  case nothingToRun
  case unknownForm(String, suggestion: String?)
  case unknownRule(String, suggestion: String?)
  case unknownHost(String)
  case library(String)

  var status: ExitStatus {
    switch self {
    case .noSuchFile, .unreadable, .library: .environment
    default: .malformed
    }
  }

  var message: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "unknown command `\(name)`\(Self.didYouMean(suggestion)); `markedtext --help` lists the commands"
    case .unknownOption(let name, let command, let suggestion):
      "`\(command)` has no option `\(name)`\(Self.didYouMean(suggestion))"
    case .optionNotThereYet(let name): "`\(name)` is not there yet"
    case .commandNotThereYet(let name): "`\(name)` is not there yet"
    case .missingValue(let option): "`\(option)` wants a value"
    case .badValue(let option, let value, let expected, let suggestion):
      "`\(option) \(value)`: expected \(expected)\(Self.didYouMean(suggestion))"
    case .missingArgument(let command, let what): "`\(command)` wants \(what)"
    case .surplusArgument(let argument, let command): "`\(command)` takes no argument `\(argument)`"
    case .noSuchFile(let path): "\(path): no such file or folder"
    case .unreadable(let path): "\(path): can't be read"
    case .unknownFileKind(let path): "\(path): neither a script (.ime) nor a recording (.jsonl)"
    case .notARecording(let path): "\(path): a script has no recorded states; `verify` wants recordings (.jsonl)"
    case .emptyFolder(let path): "\(path): no sessions (.ime, .jsonl) in this folder"
    case .nothingToRun: "nothing was there to run"
    case .unknownForm(let id, let suggestion):
      "unknown form `\(id)`\(Self.didYouMean(suggestion)); `markedtext forms` lists them"
    case .unknownRule(let id, let suggestion):
      "unknown rule `\(id)`\(Self.didYouMean(suggestion)); `markedtext rules` lists them"
    case .unknownHost(let id): "unknown host `\(id)`; there are raw, ios18, ios26, and all"
    case .library(let what): what
    }
  }

  private static func didYouMean(_ word: String?) -> String { word.map { "; did you mean `\($0)`?" } ?? "" }
}
