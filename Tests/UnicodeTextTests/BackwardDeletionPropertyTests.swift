import TestSupport
import Testing
import UnicodeText

/// What holds of every text and caret. The seed of a failing case is its argument.
@Suite struct BackwardDeletionPropertyTests {
  @Test(arguments: UInt64(1)...300)
  func staysInsideTheTextAndKeepsPairsWhole(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let units = HostileText.units(longest: 24, surrogates: .lone, using: &generator)
    if let complaint = Self.complaint(about: units) {
      let shrunk = HostileText.shrunk(units) { Self.complaint(about: $0) != nil }
      Issue.record("seed \(seed): \(complaint); shrunk: \(hexadecimal(shrunk))")
    }
  }

  /// Deleting until nothing is left ends, and takes exactly the text.
  @Test(arguments: UInt64(1)...100)
  func emptiesEveryText(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var units = HostileText.units(longest: 60, surrogates: .lone, using: &generator)
    var deletions = 0
    let most = units.count
    while !units.isEmpty, deletions <= most {
      units.removeLast(BackwardDeletion.length(in: units, endingAt: units.count))
      deletions += 1
    }
    #expect(units.isEmpty, "seed \(seed)")
  }

  private static func complaint(about units: [UInt16]) -> String? {
    for offset in -2...(units.count + 2) {
      let length = BackwardDeletion.length(in: units, endingAt: offset)
      let caret = min(max(offset, 0), units.count)
      guard (0...caret).contains(length) else { return "offset \(offset): \(length) is not in 0...\(caret)" }
      if caret > 0, length == 0 { return "offset \(offset): nothing goes" }
      if cutsPair(at: caret - length, in: units) { return "offset \(offset): \(length) cuts a pair" }
    }
    return nil
  }

  private static func cutsPair(at offset: Int, in units: [UInt16]) -> Bool {
    guard offset > 0, offset < units.count else { return false }
    return UTF16.isLeadSurrogate(units[offset - 1]) && UTF16.isTrailSurrogate(units[offset])
  }
}
