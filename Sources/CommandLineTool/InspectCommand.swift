import ReplayReports
import UnicodeText

extension Command {
  static let inspect = Command(
    name: "inspect", arguments: "<text>", summary: "show a text's characters, scripts, offsets and deletions",
    details: """
      All offsets are UTF-16 units. A deletion is what one press of backspace (deleteBackward) takes away, counted from \
      the end. A text that begins with a hyphen stands behind `--`.
      """,
    options: [Options.format],
    run: { options, console throws(CommandError) in
      guard let text = options.arguments.first else {
        throw .missingArgument(command: "inspect", what: "a text")
      }
      guard options.arguments.count == 1 else {
        throw .surplusArgument(options.arguments[1], command: "inspect")
      }
      let format = try options.choice(Options.format, OutputFormat.text)
      do throws(UnicodeTextError) {
        let inspection = try TextInspection(Array(text.utf16))
        console.write(format == .text ? inspection.text : inspection.json.line + "\n")
      } catch {
        throw .library("ICU: \(error)")
      }
      return .success
    })
}
