/// What the command says to the shell; of several the highest wins.
struct ExitStatus: Hashable, Comparable {
  var code: Int32
  /// Nothing to report.
  static let success = ExitStatus(code: 0)
  /// A finding of severity error, an unmet expectation, a mismatch.
  static let findings = ExitStatus(code: 1)
  /// Malformed input or usage, or nothing was there to run.
  static let malformed = ExitStatus(code: 2)
  /// A file that can't be read, a library that is missing.
  static let environment = ExitStatus(code: 3)

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.code < right.code }
  mutating func raise(to other: ExitStatus) { self = max(self, other) }
}
