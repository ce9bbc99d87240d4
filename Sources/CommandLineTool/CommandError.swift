import CompositionScript
import ReplayReports
import TextInputModel

/// What a command can't go on with; the payload is data, the wording is in `message`.
indirect enum CommandError: Error, Hashable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String, suggestion: String?)
  case optionNotThereYet(String)
  case commandNotThereYet(String)
  case missingValue(option: String)
  case surplusValue(option: String, value: String)
  case badValue(option: String, value: String, expected: String, suggestion: String?)
  case missingArgument(command: String, what: String)
  case surplusArgument(String, command: String)
  case noSuchFile(String)
  case unreadable(String)
  case notAFile(String)
  case unknownFileKind(String)
  case notARecording(String)
  case notSwift(String)
  case emptyFolder(String, endings: String)
  case nothingToRun
  case formFileNotThereYet(String)
  case unknownForm(String, suggestion: String?)
  case unknownRule(String, suggestion: String?)
  case unknownHost(String, HostProfile.NameError, suggestion: String?)
  case unknownSwitch(String, suggestion: String?)
  case library(String)
  case unwritable
  /// The same, in what a file says.
  case inFile(String, CommandError)

  var status: ExitStatus {
    switch self {
    case .noSuchFile, .unreadable, .notAFile, .library, .unwritable: .environment
    case .inFile(_, let error): error.status
    default: .malformed
    }
  }

  /// The wording, with the file that it is about.
  var message: String { file.map { "\(Printable.path($0)): \(reason)" } ?? reason }

  /// The file or folder that it is about.
  private var file: String? {
    switch self {
    case .noSuchFile(let path), .unreadable(let path), .notAFile(let path), .unknownFileKind(let path),
      .notARecording(let path), .notSwift(let path), .emptyFolder(let path, _), .inFile(let path, _):
      path
    default: nil
    }
  }

  /// The wording, without the file.
  var reason: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "unknown command `\(Printable.text(name))`; "
        + Self.hint(suggestion, else: "`markedtext --help` lists the commands")
    case .unknownOption(let name, let command, let suggestion):
      "`\(command)` has no option `\(Printable.text(name))`; "
        + Self.hint(suggestion, else: "what is no option but begins with `-` stands behind `--`")
    case .optionNotThereYet(let name), .commandNotThereYet(let name): "`\(name)` is not there yet"
    case .missingValue(let option): "`\(option)` wants a value"
    case .surplusValue(let option, let value): "`\(option)` takes no value, and got `\(Printable.text(value))`"
    case .badValue(let option, let value, let expected, let suggestion):
      "`\(option) \(Printable.text(value))`: expected \(expected)"
        + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
    case .missingArgument(let command, let what): "`\(command)` wants \(what)"
    case .surplusArgument(let argument, let command):
      "`\(command)` has no use for `\(Printable.text(argument))`; a text with spaces stands in quotes"
    case .noSuchFile: "no such file or folder"
    case .unreadable: "can't be read"
    case .notAFile: "neither a file nor a folder"
    case .unknownFileKind: "neither a script (.ime) nor a recording (.jsonl)"
    case .notARecording: "a script has no recorded states; `verify` wants recordings (.jsonl)"
    case .notSwift: "not a Swift file (.swift)"
    case .emptyFolder(_, let endings): "nothing to run (\(endings)) in this folder"
    case .nothingToRun: "nothing was there to run"
    case .formFileNotThereYet(let path):
      "\(Printable.path(path)): form files are not there yet; `markedtext forms` lists forms"
    case .unknownForm(let id, let suggestion):
      "unknown form `\(Printable.text(id))`; " + Self.hint(suggestion, else: "`markedtext forms` lists them")
    case .unknownRule(let id, let suggestion):
      "unknown rule `\(Printable.text(id))`; " + Self.hint(suggestion, else: "`markedtext rules` lists them")
    case .unknownHost(let name, let error, let suggestion): Self.hostReason(name, error, suggestion)
    case .unknownSwitch(let id, let suggestion):
      "unknown switch `\(Printable.text(id))`; " + Self.hint(suggestion, else: "`markedtext hosts ios18` lists them")
    case .library(let what): what
    case .unwritable: "standard output can't be written; the result is not complete"
    case .inFile(_, let error): error.reason
    }
  }

  private static func hostReason(_ name: String, _ error: HostProfile.NameError, _ suggestion: String?) -> String {
    switch error {
    case .unknownHost:
      "unknown host `\(Printable.text(name))`; " + hint(suggestion, else: "there are \(HostLookup.names)")
    case .noSetting(""): "host `\(Printable.text(name))`: <switch>=<value> is missing behind the slash"
    case .noSetting("disputed"): "host `\(Printable.text(name))`: `disputed` stands alone, or leave it out"
    case .noSetting(let text):
      "host `\(Printable.text(name))`: `\(Printable.text(text))` is not <switch>=<value>"
    case .unknownSwitch(let id, _):
      "host `\(Printable.text(name))`: unknown switch `\(Printable.text(id))`; "
        + hint(suggestion, else: "`markedtext hosts ios18` lists them")
    case .unknownValue(let value, let id, let known):
      "host `\(Printable.text(name))`: `\(id)` can't be `\(Printable.text(value))`; "
        + hint(suggestion, else: "it can be " + known.joined(separator: ", "))
    case .nothingDisputed: "host `\(Printable.text(name))`: nothing is in doubt there"
    }
  }

  private static func hint(_ word: String?, else hint: String) -> String {
    word.map { "did you mean `\($0)`?" } ?? hint
  }
}
