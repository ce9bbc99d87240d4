import CompositionScript
import ReplayHarness
import Testing
import TextInputModel

/// Notices: never findings.
@MainActor @Suite struct NoticeTests {
  @Test func sessionThatNeverComposes() async {
    let plain = "{\"t\":1,\"key\":\"a\"}\n{\"t\":1,\"op\":\"insertText\",\"text\":\"a\"}"
    let marking = "{\"t\":1,\"key\":\"a\"}\n{\"t\":1,\"op\":\"setMarkedText\",\"text\":\"a\"}"
    for (lines, keyboard, count) in [(plain, "ios-pinyin", 1), (plain, nil, 0), (marking, "ios-pinyin", 0)] {
      let replay = await play(recording(lines, keyboard: keyboard), silentSubject).replay
      #expect(replay.notices.filter { $0.kind == .neverComposed }.count == count)
      #expect(replay.findings == [])
    }
  }

  @Test func noFormMeansOnlyStates() async {
    let replays = await SessionRunner().run(script("insert a => b|"), form: nil)
    #expect(replays.flatMap(\.notices).map(\.kind) == [.noForm])
    #expect(replays.flatMap(\.unmet).count == 1)
  }

  /// An error that the first callback of a turn brings and the second takes away again: nobody sees it.
  @Test(arguments: [true, false]) func verdictWithinATurn(isAsked: Bool) async {
    let player = Player(
      session: script("insert a"), host: .ios18, notesIntermediateVerdicts: isAsked
    ) { context in
      var subject = silentSubject(context)
      var error: String?
      subject.selectionChanged = { error = "empty" }
      subject.changed = { error = nil }
      subject.errors = { error.map { [.init(message: $0)] } ?? [] }
      return subject
    }
    let replay = await player.run()
    #expect(replay.notices.map(\.kind) == (isAsked ? [.intermediateVerdict] : []))
    #expect(replay.notices.compactMap(\.line) == (isAsked ? [1] : []))
    #expect(replay.findings == [])
  }
}
