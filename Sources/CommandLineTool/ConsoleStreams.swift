import Foundation

/// Takes what a command writes: a process's own streams, or a list in a test.
@MainActor package protocol ConsoleStreams: AnyObject {
  /// Writes a part of the result.
  func writeResult(_ text: String)
  /// Writes a part of the diagnostics.
  func writeDiagnostics(_ text: String)
  /// Whether the result goes where colours are seen and wanted.
  var takesColor: Bool { get }
  /// Whether a part of the result could not be written, other than for a reader that has read enough.
  var hasLostResult: Bool { get }
}

/// Standard output and standard error of this process.
@MainActor final class ProcessStreams: ConsoleStreams {
  private(set) var hasLostResult = false
  /// Whether nobody takes the result any more.
  private var isClosed = false

  /// From now on a reader that goes away (`| head -1`) does not end this process: the exit status must still tell what
  /// was found.
  init() { signal(SIGPIPE, SIG_IGN) }

  func writeResult(_ text: String) {
    guard !isClosed, let error = write(text, to: STDOUT_FILENO) else { return }
    isClosed = true
    hasLostResult = error != EPIPE
  }

  func writeDiagnostics(_ text: String) {
    // There is nowhere left to say that standard error can't be written.
    _ = write(text, to: STDERR_FILENO)
  }

  var takesColor: Bool {
    Self.takesColor(isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment)
  }

  /// Colour on a terminal only, never where NO_COLOR is set to anything (no-color.org) or the terminal can do nothing.
  static func takesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes all of `text`; the error's number if that fails. FileHandle's `write` would end the process instead.
  private func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count < 0 {
          if errno == EINTR || errno == EAGAIN { continue }
          return errno
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return nil
    }
  }
}
