import CompositionScript
import ReplayHarness
import Testing
import TextInputModel

/// The recordings of Corpora/keyboards: rows P1 to P38 of the evidence, against the model.
@MainActor @Suite struct KeyboardRowsTests {
  private static let sessions = Corpora.sessions.filter { $0.file.hasPrefix("keyboards/") }
  private static let rows = Corpora.rows(of: "keyboards/README.md").filter { $0.count == 5 && $0[0].hasPrefix("P") }

  private func session(_ name: String) throws -> Session {
    try #require(Self.sessions.first { $0.name == name }, "\(name)")
  }

  /// The page lists all rows, and each recording with its host; what it lists is there, and nothing else is.
  @Test func thePageListsEveryRow() {
    #expect(Self.sessions.count == 54)
    #expect(Set(Self.rows.map { $0[0] }) == Set((1...38).map { "P\($0)" }))
    let listed = Self.rows.filter { $0[1] != "-" }
    #expect(listed.map { [$0[1], $0[2]] } == Self.sessions.map { [$0.name, $0.host ?? ""] })
    #expect(Self.rows.filter { $0[1] == "-" }.map { $0[0] } == ["P37"])
    for row in listed {
      let number = String(row[0].dropFirst())
      #expect(row[1].hasPrefix(number.count == 1 ? "p0\(number)" : "p\(number)"), "\(row)")
    }
  }

  @Test func everyRecordingSaysWhereItComesFrom() throws {
    for session in Self.sessions {
      let row = try #require(Self.rows.first { $0[1] == session.name })[0]
      #expect(session.kind == .recording(states: .derived, source: .init(kind: "hand", name: "\(row) of the evidence")))
      #expect(session.file == "keyboards/\(session.name).jsonl")
      #expect(HostProfile.named(session.host ?? "")?.isApproximated == false, "\(session.name)")
    }
  }

  /// Nothing is left that can't be compared, and each recording has something that is.
  @Test func theModelAgreesWithEveryRow() {
    for session in Self.sessions {
      let verified = Verifier.verify(session)
      #expect(verified.mismatches.isEmpty, "\(session.name): \(verified.mismatches.map(\.line))")
      #expect(verified.unexplained.isEmpty && verified.unlogged.isEmpty && verified.uncompared.isEmpty)
      #expect(verified.derived > 0, "\(session.name)")
    }
  }

  /// A row that holds for one system contradicts another: these recordings fail where they don't belong.
  @Test(arguments: [
    ("p01a-pinyin-nihao-unasked", "ios18"), ("p01b-pinyin-nihao-marked-range", "ios9"),
    ("p01b-pinyin-nihao-marked-range", "ios12/commit-question=not-asked"),
    ("p01c-pinyin-nihao-behind", "ios18"), ("p02-pinyin-blur", "macos"),
    ("p02-pinyin-blur", "ios18/blur-events=one"), ("p03a-pinyin-write-dropped", "macos"),
    ("p04b-pinyin-raw-word-refused", "ios12/commit-refusal=drops-call"),
    ("p05-pinyin-10key-zhi", "ios15/key-question=not-asked"), ("p06-association", "ios18"),
    ("p07a-zhuyin-wang-marked-range", "ios9"), ("p07b-zhuyin-wang-behind", "ios18"),
    ("p08-zhuyin-refused", "ios18/key-question=not-asked"), ("p09-cangjie-ni", "ios12/commit-events=plain"),
    ("p10-handwriting-xiu", "ios9/handwriting-question=per-character"), ("p11-romaji-ninja", "macos"),
    ("p12-flick-kaga", "ios9/key-question=marked-range"), ("p13b-toggle-allowed", "ios9/key-question=marked-range"),
    ("p25-quicktype-hello", "ios15/autocorrection-question=silent"), ("p26a-contact-fill-space", "ios15"),
    ("p26b-contact-fill-empty", "ios12"), ("p27-one-time-code", "ios9"),
    ("p28b-dictation-unasked", "ios9/dictation-question=asked"), ("p29b-inline-prediction", "macos"),
    ("p30a-extension-deletes-emoji", "ios18"), ("p32a-secure-type", "ios12/secure-first-edit=plain"),
    ("p32b-secure-backspace", "ios12/secure-first-edit=plain"),
    ("p33-undo-past-the-end", "ios12/undo-range=clamped"), ("p38-ranges-method-alone", "ios18"),
  ])
  func rowsTellSystemsApart(name: String, host: String) throws {
    var session = try session(name)
    session.host = host
    #expect(!Verifier.verify(session).passed)
  }
}
