import CompositionScript
import Foundation

/// The command line: picks a command, gives it its options, and tells the shell how it went.
public enum CommandLineTool {
  /// The version of the tool and of the package.
  public static let version = "0.1.0"

  /// Runs the words of a command line, without the program's own name; gives the exit status (0 nothing to report, 1
  /// findings, 2 malformed input or usage, 3 the environment).
  @MainActor public static func run(_ words: [String]) async -> Int32 {
    var console = Console()
    guard let name = words.first else {
      console.complain(Help.overview)
      return ExitStatus.malformed.code
    }
    switch name {
    case "--help", "-h", "help":
      console.write(words.count > 1 ? help(for: words[1]) ?? Help.overview : Help.overview)
      return ExitStatus.success.code
    case "--version":
      console.writeLine("markedtext \(version)")
      return ExitStatus.success.code
    default: break
    }
    do throws(CommandError) {
      let command = try command(named: name)
      let options = try Options(words.dropFirst(), command: command)
      if options.has(Options.help) {
        console.write(command.help)
        return ExitStatus.success.code
      }
      console.isQuiet = options.has(Options.quiet)
      console.color = try options.choice(Options.color, Console.ColorChoice.auto)
      return try await command.run(options, console).code
    } catch {
      console.complain(error: error)
      return error.status.code
    }
  }

  /// Runs this process's command line and ends it.
  @MainActor public static func main() async -> Never {
    exit(await run(Array(ProcessInfo.processInfo.arguments.dropFirst())))
  }

  private static func command(named name: String) throws(CommandError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if Command.later.contains(name) { throw .commandNotThereYet(name) }
    let names = Command.all.map(\.name)
    throw .unknownCommand(name, suggestion: NearMiss.suggestion(for: name, among: names))
  }

  private static func help(for name: String) -> String? { Command.all.first { $0.name == name }?.help }
}

enum Help {
  /// The text of `markedtext --help`.
  static var overview: String {
    let width = Command.all.map { $0.name.count + 1 + $0.arguments.count }.max() ?? 0
    let lines = Command.all.map { command in
      let usage = "\(command.name) \(command.arguments)"
      return "  " + usage + String(repeating: " ", count: width - usage.count + 3) + command.summary
    }
    return """
      markedtext: replays how people enter text with an input method against the forms that react to it.

      \(lines.joined(separator: "\n"))

      `markedtext <command> --help` says what a command takes. `markedtext --version` prints the version.
      Exit status: 0 nothing to report; 1 a finding, an unmet expectation or a mismatch; 2 malformed input or usage, or
      nothing was there to run; 3 a file that can't be read. The highest that applies wins.

      """
  }
}
