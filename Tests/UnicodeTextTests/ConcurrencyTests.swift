import TestSupport
import Testing
import UnicodeText

/// Every thread has its own break iterator, and nothing else is shared.
@Suite struct ConcurrencyTests {
  @Test func manyTasksGetTheSameAnswers() async throws {
    let texts = (UInt64(1)...64).map { seed in
      var generator = SeededGenerator(seed: seed)
      return HostileText.units(longest: 60, surrogates: .lone, using: &generator)
    }
    let expected = try texts.map(Answers.init(about:))
    let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<200 {
        group.addTask {
          var wrong = 0
          for round in 0..<40 {
            let index = (task * 7 + round * 13) % texts.count
            if try Answers(about: texts[index]) != expected[index] { wrong += 1 }
            // Let the next piece run on another thread, which has another iterator.
            if round.isMultiple(of: 8) { await Task.yield() }
          }
          return wrong
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  private struct Answers: Equatable {
    let clusters: GraphemeClusters
    let boundaries: [TextBoundaries]
    let matches: [Range<Int>?]
    let normalized: [[UInt16]]
    let scripts: TextScripts
    let columns: Int
    let deletions: [Int]

    init(about units: [UInt16]) throws {
      clusters = try GraphemeClusters(of: units)
      boundaries = try TextBoundaries.Kind.allCases.map { kind in try TextBoundaries(kind: kind, of: units) }
      // More expressions than a thread keeps.
      matches = try (0..<12).map { digit in
        try RegularExpression(Array("[^\\p{L}]+|x{\(digit)}\\p{L}".utf16)).firstMatch(in: units)
      }
      normalized = try NormalizationForm.allCases.map { form in try form.normalize(units) }
      scripts = TextScripts(of: units)
      columns = DisplayWidth.columns(of: units)
      deletions = (0...units.count).map { BackwardDeletion.length(in: units, endingAt: $0) }
    }
  }
}
