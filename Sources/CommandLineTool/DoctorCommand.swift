import Foundation
import ReplayReports
import UnicodeText

extension Command {
  static let doctor = Command(
    name: "doctor", arguments: "", summary: "say whether all that the tool needs is there, and in which versions",
    details: "", options: common,
    run: { options, console throws(CommandError) in
      if let surplus = options.arguments.first { throw .surplusArgument(surplus, command: "doctor") }
      var rows = [
        ["markedtext", CommandLineTool.version],
        ["ICU", UnicodeLibrary.icuVersion],
        ["Unicode", UnicodeLibrary.unicodeVersion],
      ]
      do throws(UnicodeTextError) {
        rows.append(["clusters", "\(try GraphemeClusters.count(in: Array("👨‍👩‍👧한".utf16))) of 2"])
      } catch {
        throw .library("ICU can't find cluster boundaries: \(error)")
      }
      rows.append(["corpora", FileManager.default.fileExists(atPath: "Corpora") ? "Corpora" : "no folder Corpora here"])
      console.write(TextTable.aligned(rows))
      return .success
    })
}
