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

  /// A form that never comes to rest is judged all the same, and said to be so.
  @Test func formThatNeverComesToRest() async {
    let replay = await play(script("insert a")) { context in
      var subject = silentSubject(context)
      subject.isSynchronous = false
      var asked = 0
      subject.errors = {
        asked += 1
        return context.field.state.units.isEmpty ? [] : [.init(message: "\(asked)")]
      }
      return subject
    }.replay
    #expect(replay.notices.map(\.kind) == [.mainQueueBusy])
  }

  /// A form that says itself when a turn is over is waited for.
  @Test func formThatSaysWhenATurnIsOver() async {
    var ended = 0
    let played = await play(script("insert a\ninsert b")) { context in
      var subject = silentSubject(context)
      subject.isSynchronous = false
      subject.turnEnded = { ended += 1 }
      return subject
    }
    // The turn that gives focus and two more, in the session and in its twin.
    #expect(ended == 6)
    #expect(played.replay.notices == [])
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
