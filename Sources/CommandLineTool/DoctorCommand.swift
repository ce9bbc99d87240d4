import Foundation
import ReplayReports
import UnicodeText

extension Command {
  static let doctor = Command(
    name: "doctor", arguments: "[<file.swift>...]",
    summary: "say whether all that the tool needs is there; of Swift files, what Linux can't compile in them",
    details: """
      Of Swift files it names each line that needs the Objective-C runtime, which Linux doesn't have, and what to write \
      instead. Branches that Linux doesn't compile, such as `#if canImport(ObjectiveC)`, are skipped. A warning is about \
      what compiles and does nothing.
      """,
    options: [Options.format, Options.strict],
    run: { options, console throws(CommandError) in
      let format = try options.choice(Options.format, OutputFormat.text)
      guard options.arguments.isEmpty else {
        return SwiftFilesCheck(console: console, format: format, isStrict: options.has(Options.strict))
          .run(options.arguments)
      }
      try checkClusters()
      let hasCorpora = FileManager.default.fileExists(atPath: "Corpora")
      guard format == .text else {
        console.writeLine(
          JSONValue.object([
            "version": .int(1), "markedtext": .string(CommandLineTool.version),
            "icu": .string(UnicodeLibrary.icuVersion), "unicode": .string(UnicodeLibrary.unicodeVersion),
            "corpora": .bool(hasCorpora),
          ]).line)
        return .success
      }
      let rows = [
        ["markedtext", CommandLineTool.version],
        ["ICU", "\(UnicodeLibrary.icuVersion), cuts text into characters as it should"],
        ["Unicode", UnicodeLibrary.unicodeVersion],
        [
          "Corpora",
          hasCorpora ? "a folder of that name is here" : "no such folder here; `markedtext demo <folder>` wants one",
        ],
      ]
      console.write(console.style.good("✓") + " all that markedtext needs is there\n\n")
      console.write(TextTable.aligned(rows, indent: "  "))
      return .success
    })
}

/// ICU finds the boundaries of its own data: a family and a syllable are two characters.
private func checkClusters() throws(CommandError) {
  let count: Int
  do throws(UnicodeTextError) {
    count = try GraphemeClusters.count(in: Array("👨‍👩‍👧한".utf16))
  } catch {
    throw .library("ICU can't find cluster boundaries: \(error)")
  }
  guard count == 2 else { throw .library("ICU finds \(count) clusters in a text of 2") }
}
