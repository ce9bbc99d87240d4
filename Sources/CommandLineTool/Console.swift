import Foundation
import ReplayReports

/// Standard output for the result, standard error for everything else.
struct Console {
  var isQuiet = false
  var color = ColorChoice.auto

  enum ColorChoice: String, CaseIterable { case auto, always, never }

  /// Writes a part of the result.
  func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Writes a line of the result.
  func writeLine(_ text: String) { write(text + "\n") }

  /// Writes a diagnostic, which ends its own line.
  func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  /// Writes an error of usage or of the environment.
  func complain(error: CommandError) { complain("markedtext: \(error.message)\n") }

  /// Colour on a terminal only, and never where NO_COLOR is set to anything.
  var style: TextStyle {
    switch color {
    case .always: return TextStyle(hasColor: true)
    case .never: return .plain
    case .auto:
      let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
      return TextStyle(hasColor: noColor.isEmpty && isatty(STDOUT_FILENO) == 1)
    }
  }
}
