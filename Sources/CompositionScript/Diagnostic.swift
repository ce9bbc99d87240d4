/// A place in a file and what is wrong there.
public struct Diagnostic: Hashable, Sendable {
  /// Whether the file can still be used.
  public enum Severity: Hashable, Sendable {
    /// The file is malformed; nothing of it is played.
    case error
    /// Worth knowing; the file is used.
    case warning
  }

  /// The file as it was given or found.
  public var file: String
  /// From 1.
  public var line: Int
  /// In UTF-16 units, from 1.
  public var column: Int
  /// Whether the file can still be used.
  public var severity: Severity
  /// What is wrong, as data.
  public var problem: MalformedInput
  /// What was probably meant.
  public var suggestion: Suggestion?
  /// The line in UTF-16 units; of a very long one the part round the place, with `…` where it is cut.
  public var sourceLine: [UInt16]
  /// Where the underlined part begins, in units of `sourceLine`.
  public var underlineStart: Int
  /// The length of the underlined part in units; at least 1, and it may reach past the end of the line.
  public var underlineLength: Int

  /// The wording, without place and suggestion.
  public var message: String { problem.message }

  /// A diagnostic of the line `sourceLine`, at `offset` of it. Of a line longer than 200 units only the part round the
  /// place is kept.
  /// - Parameters:
  ///   - offset: in UTF-16 units from the start of the line.
  ///   - length: in UTF-16 units.
  public init(
    file: String, line: Int, sourceLine: [UInt16], offset: Int, length: Int, severity: Severity = .error,
    problem: MalformedInput, suggestion: Suggestion? = nil
  ) {
    self.file = file
    self.line = line
    self.column = offset + 1
    self.severity = severity
    self.problem = problem
    self.suggestion = suggestion
    let excerpt = SourceExcerpt(of: sourceLine[...], offset: offset, length: length)
    self.sourceLine = excerpt.units
    self.underlineStart = excerpt.underlineStart
    self.underlineLength = excerpt.underlineLength
  }
}

/// What reading a file gives.
public struct SessionReading: Hashable, Sendable {
  /// The session; nil if the file is malformed.
  public var session: Session?
  /// Everything that is wrong, in the order of the lines.
  public var diagnostics: [Diagnostic]

  /// A reading.
  public init(session: Session?, diagnostics: [Diagnostic]) {
    self.session = session
    self.diagnostics = diagnostics
  }
}
