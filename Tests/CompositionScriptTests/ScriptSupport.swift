import Testing

@testable import CompositionScript

/// Reads a script that must be well-formed.
func script(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Session {
  let reading = SessionReader.read(Array(text.utf8), file: "folder/name.ime")
  #expect(
    reading.diagnostics.isEmpty, "\(DiagnosticRenderer.render(reading.diagnostics))", sourceLocation: sourceLocation)
  return try #require(reading.session, sourceLocation: sourceLocation)
}

/// The diagnostics of a script as `line:column+length: message; suggestion`.
func complaints(_ text: String) -> [String] { complaints(Array(text.utf8), file: "name.ime") }

/// The diagnostics of a file as `line:column+length: message; suggestion`.
func complaints(_ bytes: [UInt8], file: String) -> [String] {
  SessionReader.read(bytes, file: file).diagnostics.map { diagnostic in
    let suggestion =
      switch diagnostic.suggestion {
      case .word(let word): "; did you mean `\(word)`?"
      case .write(let text): "; write `\(text)`"
      case nil: ""
      }
    let severity = diagnostic.severity == .warning ? "warning: " : ""
    return
      "\(diagnostic.line):\(diagnostic.column)+\(diagnostic.underlineLength): \(severity)\(diagnostic.message)\(suggestion)"
  }
}
