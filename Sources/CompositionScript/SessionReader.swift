/// Reads a session from a file's bytes, by what the file's name ends with.
public enum SessionReader {
  /// What a file holds.
  public enum Format: Hashable, Sendable, CaseIterable {
    /// A composition script, `*.ime`.
    case script
    /// A recording, `*.jsonl`.
    case recording

    /// The format that the file's ending says; nil if it is another. Case does not matter.
    public init?(file: String) {
      switch FileName.ending(file) {
      case "ime": self = .script
      case "jsonl": self = .recording
      default: return nil
      }
    }
  }

  /// Reads a file of the format that its name says; a diagnostic at its start if it says none.
  /// - Parameter file: the file as it was given or found, for diagnostics and the session's name.
  public static func read(_ bytes: [UInt8], file: String) -> SessionReading {
    guard let format = Format(file: file) else {
      let problem = MalformedInput.unknownFileType(file)
      let diagnostic = Diagnostic(file: file, line: 1, sourceLine: [], offset: 0, length: 1, problem: problem)
      return SessionReading(session: nil, diagnostics: [diagnostic])
    }
    return read(bytes, file: file, as: format)
  }

  /// Reads bytes of a known format, whatever the name.
  public static func read(_ bytes: [UInt8], file: String, as format: Format) -> SessionReading {
    switch format {
    case .script: ScriptReader.read(bytes, file: file)
    case .recording: RecordingReader.read(bytes, file: file)
    }
  }
}
