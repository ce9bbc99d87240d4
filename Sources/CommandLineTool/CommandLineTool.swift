import CompositionScript
import Foundation

/// The command line: picks a command, gives it its options, and tells the shell how it went.
public enum CommandLineTool {
  /// The version of the tool and of the package.
  public static let version = "0.1.0"

  /// Runs the words of a command line, without the program's own name, on this process's streams; gives the exit status
  /// (0 nothing to report, 1 findings, 2 malformed input or usage, 3 the environment).
  @MainActor public static func run(_ words: [String]) async -> Int32 { await run(words, streams: ProcessStreams()) }

  /// The same on other streams.
  @MainActor package static func run(_ words: [String], streams: any ConsoleStreams) async -> Int32 {
    var console = Console(streams)
    var status: ExitStatus
    do throws(CommandError) {
      status = try await run(commandFirst(words), &console)
    } catch {
      console.refuse(error)
      status = error.status
    }
    if streams.hasLostResult {
      console.refuse(.unwritable)
      status.raise(to: CommandError.unwritable.status)
    }
    return status.code
  }

  /// Runs this process's command line and ends it.
  @MainActor public static func main() async -> Never {
    exit(await run(Array(ProcessInfo.processInfo.arguments.dropFirst())))
  }

  @MainActor private static func run(
    _ words: [String], _ console: inout Console
  ) async throws(CommandError) -> ExitStatus {
    guard let name = words.first else {
      console.complain(Help.overview)
      return .malformed
    }
    switch name {
    case "--help", "-h", "help":
      console.write(words.count > 1 ? try command(named: words[1]).help : Help.overview)
      return .success
    case "--version":
      console.writeLine(versionLine)
      return .success
    default: break
    }
    let command = try command(named: name)
    let options = try Options(words.dropFirst(), command: command)
    if options.has(Options.help) {
      console.write(command.help)
      return .success
    }
    if options.has(Options.version) {
      console.writeLine(versionLine)
      return .success
    }
    console.isQuiet = options.has(Options.quiet)
    console.color = try options.choice(Options.color, Console.ColorChoice.auto)
    return try await command.run(options, console)
  }

  private static var versionLine: String { "markedtext \(version)" }

  /// The words with the options that stand before the command's name moved behind it.
  private static func commandFirst(_ words: [String]) -> [String] {
    var options: [String] = []
    var rest = words[...]
    while let word = rest.first, word.hasPrefix("-"), word != "-", word != "--" {
      options.append(rest.removeFirst())
      if Options.takesNextWord(word), let value = rest.popFirst() { options.append(value) }
    }
    guard let name = rest.popFirst() else { return words }
    return [name] + options + rest
  }

  private static func command(named name: String) throws(CommandError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if Command.later.contains(name) { throw .commandNotThereYet(name) }
    if name.hasPrefix("-") {
      let suggestion = NearMiss.suggestion(for: name, among: Options.common.map(\.name))
      throw .unknownOption(name, command: "markedtext", suggestion: suggestion)
    }
    throw .unknownCommand(name, suggestion: NearMiss.suggestion(for: name, among: Command.all.map(\.name)))
  }
}
