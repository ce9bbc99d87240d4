import ReplayReports

/// `markedtext doctor <file.swift>...`
@MainActor struct SwiftFilesCheck {
  let console: Console
  let format: OutputFormat
  let isStrict: Bool

  /// Checks each file that can be read, and says what to change in it.
  func run(_ paths: [String]) -> ExitStatus {
    var status = ExitStatus.success
    var files: [SwiftSourceFile] = []
    for path in paths {
      do throws(CommandError) {
        files.append(try read(path))
      } catch {
        console.complain(error: error)
        status.raise(to: error.status)
      }
    }
    let uses = files.flatMap(\.uses)
    if uses.contains(where: { isStrict || !$0.construct.compiles }) { status.raise(to: .findings) }
    switch format {
    case .text: writeText(files)
    case .json:
      console.writeLine(JSONValue.object(["version": .int(1), "findings": .array(files.flatMap(json))]).line)
    case .jsonl: for line in files.flatMap(json) { console.writeLine(line.line) }
    }
    return status
  }

  private func read(_ path: String) throws(CommandError) -> SwiftSourceFile {
    guard path.hasSuffix(".swift"), FileKind(path) != .folder else { throw .notSwift(path) }
    guard FileKind(path) != nil else { throw .noSuchFile(path) }
    return SwiftSourceFile(path: path, bytes: try FileKind.bytes(of: path))
  }

  private func writeText(_ files: [SwiftSourceFile]) {
    guard !files.isEmpty else { return }
    for file in files {
      for use in file.uses { console.write(file.rendered(use)) }
    }
    let places = files.flatMap(\.uses).count
    let affected = files.count { !$0.uses.isEmpty }
    if places == 0 {
      console.writeLine(console.style.good("✓") + " nothing that needs Objective-C in \(counted(files.count, "file"))")
    } else {
      console.writeLine("\(counted(places, "place")) to change in \(affected) of \(counted(files.count, "file"))")
    }
  }

  private func json(_ file: SwiftSourceFile) -> [JSONValue] {
    file.uses.map { use in
      let (line, column) = file.place(of: use)
      return .object([
        "file": .string(file.path), "line": .int(line), "column": .int(column),
        "construct": .string(use.construct.rawValue), "instead": .string(use.construct.instead),
        "severity": .string(use.construct.compiles ? "warning" : "error"),
      ])
    }
  }
}
