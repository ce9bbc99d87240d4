import CompositionScript
import ReplayHarness
import Testing
import TextInputModel

@MainActor @Suite struct PlayerTests {
  /// What a subject is told, in order.
  private final class Log {
    var lines: [String] = []
  }

  private func told(_ session: Session, host: HostProfile = .ios18, variant: Variant = .plain) async -> [String] {
    let log = Log()
    var isTwin = false
    _ = await play(session, host: host, variant: variant) { context in
      var subject = silentSubject(context)
      guard !isTwin else { return subject }
      isTwin = true
      let state = { StateNotation.print(context.field.state) }
      subject.shouldChange = { question in
        log.lines.append("should \(question.range) \(String(decoding: question.units, as: UTF16.self))")
        return true
      }
      subject.changed = { log.lines.append("changed \(state())") }
      subject.selectionChanged = { log.lines.append("selection \(state())") }
      subject.began = { log.lines.append("began") }
      subject.ended = { log.lines.append("ended \(state())") }
      return subject
    }
    return log.lines
  }

  @Test func letterThenCandidate() async {
    let lines = await told(script("mark n\ninsert 你"))
    #expect(
      lines == [
        "began", "should [0, 0] n", "selection [n|]", "changed [n|]", "should [0, 1] 你", "selection 你|", "changed 你|",
      ])
  }

  @Test(arguments: [0, 1, 2, 3]) func commitFiresSoManyEvents(count: Int) async {
    let lines = await told(script("mark n\ninsert 你"), variant: .events(count))
    #expect(lines.filter { $0 == "changed 你|" }.count == count)
    #expect(lines.filter { $0 == "changed [n|]" }.count == 1)
  }

  /// The second event has a turn of its own, at the same time, before the next act.
  @Test func secondEventIsATurnOfItsOwn() async {
    let played = await play(script("form x\nmark n\ninsert 你\nsubmit button"), variant: .events(2), silentSubject)
    let causes = played.turns.compactMap { moment -> String? in
      guard case .turnEnded(let cause, _) = moment.event else { return nil }
      return "\(cause) \(moment.place.time)"
    }
    #expect(causes == ["act 0", "act 100", "pendingEvent 100", "act 200"])
  }

  @Test func blurTellsOfTheCommitBeforeTheEnd() async {
    let lines = await told(script("mark ni\\u{2006}h\nblur"))
    #expect(lines.suffix(4) == ["selection nih|", "changed nih|", "changed nih|", "ended nih|"])
  }

  @Test func programWritesTellNobody() async {
    let lines = await told(script("set 王"))
    #expect(lines == ["began"])
  }

  @Test func ios26AsksTheMethodWithRanges() async {
    let log = Log()
    _ = await play(script("mark n\ninsert 你"), host: .ios26) { context in
      var subject = silentSubject(context)
      subject.implementsRangesMethod = true
      subject.shouldChange = { question in
        log.lines.append("\(question.method) \(question.range)")
        return true
      }
      return subject
    }
    // The twin is asked for the selection: nothing is marked there.
    #expect(log.lines.prefix(2) == ["ranges [0, 0]", "ranges [1, 0]"])
  }

  @Test func timeIsCountedWhereNobodyMeasuredIt() async {
    let played = await play(script("form x\ninsert a\nwait 250ms\ninsert b\ndelete 2"), silentSubject)
    #expect(played.turns.map(\.place.time) == [0, 350, 450, 550, 650])
  }

  @Test func recordedTimeIsKept() async {
    var session = recording(
      "{\"t\":30,\"key\":\"a\"}\n{\"t\":31,\"op\":\"insertText\",\"text\":\"a\"}\n{\"t\":900,\"key\":\"b\"}\n")
    session.hasClock = true
    let played = await play(session, silentSubject)
    #expect(played.turns.map(\.place.time) == [30, 900])
  }

  @Test func timersFireInTurnsOfTheirOwn() async {
    let played = await play(script("form x\ninsert a\nwait 1000ms\ninsert b")) { context in
      var subject = silentSubject(context)
      var fired = 0
      subject.changed = { context.clock.schedule(after: 300) { fired += 1 } }
      subject.errors = { fired > 0 ? [.init(message: "\(fired)")] : [] }
      return subject
    }
    let errors = played.turns.map { "\($0.place.time) \($0.main.presentation.errors.first?.message ?? "-")" }
    #expect(errors == ["0 -", "300 1", "1100 1", "1200 1", "1500 2"])
  }

  @Test func mainQueueWorkBelongsToTheTurn() async {
    let played = await play(script("form x\ninsert a\ninsert b")) { context in
      var subject = silentSubject(context)
      subject.isSynchronous = false
      var shown: String?
      subject.changed = { Task { @MainActor in Task { @MainActor in shown = context.field.state.text } } }
      subject.errors = { shown.map { [.init(message: $0)] } ?? [] }
      return subject
    }
    #expect(played.turns.map { $0.main.presentation.errors.first?.message } == ["a", "ab"])
  }

  @Test func stepsThatAreNotModelledStopTheSession() async {
    let played = await play(script("form x\ninsert a\ntype b\ninsert c"), silentSubject)
    #expect(played.replay.unplayed?.line == 3)
    #expect(played.replay.steps == 1)
    #expect(!played.replay.passed)
  }

  @Test func rangesPastTheEndAreCutAndSaid() async {
    let played = await play(script("form x\nstart ab|\nselect 5,1\nreplace 1,9 X"), silentSubject)
    #expect(played.replay.warnings.map(\.line) == [3, 4])
    #expect(played.states == ["ab|", "aX|"])
  }

  @Test func typingWithoutFocusTakesIt() async {
    let lines = await told(script("blur\ninsert a"))
    #expect(lines.filter { $0 == "began" }.count == 2)
  }

  @Test func sessionThatEndsWhileComposingNeverSettles() async {
    #expect(await play(script("form x\nmark n"), silentSubject).replay.settles == false)
    #expect(await play(script("form x\nmark n\nunmark"), silentSubject).replay.settles == true)
  }
}
