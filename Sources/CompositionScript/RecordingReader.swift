import TextInputModel

/// Reads recordings (`*.jsonl`): bytes in, a session or every malformed line out.
///
/// A `key` line begins a turn. Lines before the first `key` line, and so all lines where there is none, make a turn as
/// long as their `t` is the same. `note` and every key that the format does not know are ignored, whatever they hold;
/// they are kept in the file, not in the session. Blank lines are skipped.
/// Limit: of a `key` line, which is free text, a lone surrogate becomes U+FFFD, as `Turn.key` is a String.
public struct RecordingReader {
  private var session: Session?
  private var diagnostics: [Diagnostic] = []
  private var stepCount = 0
  private let file: String

  private init(file: String) {
    self.file = file
  }

  /// Reads a recording.
  ///
  /// A line that the end of the file cuts off is a warning, and the rest is used; any other malformed line is an error,
  /// and all are reported. Where the first line is no header of a version that this reader knows, the rest is not
  /// looked at. O(n) in the length of the file, and in the length of each line.
  /// - Parameter file: the file as it was given or found, for diagnostics.
  public static func read(_ bytes: [UInt8], file: String) -> SessionReading {
    var reader = RecordingReader(file: file)
    reader.read(bytes)
    let isMalformed = reader.diagnostics.contains { $0.severity == .error }
    return SessionReading(session: isMalformed ? nil : reader.session, diagnostics: reader.diagnostics)
  }

  private mutating func read(_ bytes: [UInt8]) {
    var lines = RecordingLineReader(file: file)
    for line in LineSplitter(bytes) {
      let isHeader = !lines.hasHeader
      do {
        switch try lines.read(line, of: bytes) {
        case .header(let session): self.session = session
        case .key(let key, let time, let number):
          session?.turns.append(Turn(key: key, line: number, time: time))
        case .step(let step, let time): append(step, time: time)
        case nil: break
        }
      } catch {
        report(error, in: line, of: bytes, isHeader: isHeader)
        if isHeader, error.problem.isOfAnotherFormat { return }
      }
    }
    if !lines.hasHeader {
      diagnostics.append(
        Diagnostic(file: file, line: 1, sourceLine: [], offset: 0, length: 1, problem: .missingHeader))
    }
  }

  private mutating func append(_ step: Step, time: Int) {
    guard session != nil else { return }
    stepCount += 1
    var step = step
    step.number = stepCount
    if beginsTurn(at: time) { session?.turns.append(Turn(key: nil, line: step.line, time: time)) }
    let last = (session?.turns.count ?? 1) - 1
    session?.turns[last].steps.append(step)
  }

  private func beginsTurn(at time: Int) -> Bool {
    guard let last = session?.turns.last else { return true }
    return last.key == nil && last.time != time
  }

  private mutating func report(
    _ fault: JSONFault, in line: LineSplitter.Line, of bytes: [UInt8], isHeader: Bool
  ) {
    let isCutOff = !line.isTerminated && !isHeader && fault.problem == .unexpectedEnd
    let start = line.range.lowerBound
    let place = min(max(fault.offset, start), line.range.upperBound)
    let behind = min(place + fault.length, line.range.upperBound)
    diagnostics.append(
      Diagnostic(
        file: file, line: line.number, sourceLine: UTF8Text.decode(bytes, line.range).units,
        offset: UTF8Text.unitCount(bytes, start..<place), length: UTF8Text.unitCount(bytes, place..<behind),
        severity: isCutOff ? .warning : .error, problem: isCutOff ? .cutOffLine : fault.problem,
        suggestion: fault.suggestion))
  }
}

extension MalformedInput {
  /// Whether the file is none that this reader knows, so that its lines say nothing to it.
  fileprivate var isOfAnotherFormat: Bool {
    switch self {
    case .notARecording, .unsupportedVersion: true
    default: false
    }
  }
}
