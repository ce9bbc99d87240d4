import CompositionScript
import ReplayHarness
import Testing
import TextInputModel

/// Steps of the person and the system that are not single calls: what they do in the session, and what the twin gets.
@MainActor @Suite struct SystemStepsTests {
  @Test(arguments: [
    // A composition is one step of undo in the session and in the twin.
    ("insert 王\nmark n\nmark ni\ninsert 你\nundo\nundo\nredo", ["王|", "王[n|]", "王[ni|]", "王你|", "王|", "|", "王|"]),
    // Undo while text is marked takes the composition back (rule 57).
    ("start a<b>c\nmark n\nundo", ["a[n|]c", "ab|c"]),
    ("otp 12", ["12|"]),
    ("mark ni\notp 12", ["[ni|]", "ni12|"]),
    ("dictate ni nihao 你好", ["你好|"]),
    ("mark ni\ndictate 好", ["[ni|]", "ni好|"]),
    ("insert teh\nautocorrect 0,3 the", ["teh|", "the|"]),
    // A completion is marked text behind the caret (rule 150).
    ("insert th\npredict ank\npredict accept", ["th|", "th[|ank]", "thank|"]),
    ("insert th\npredict ank\npredict reject", ["th|", "th[|ank]", "th|"]),
    ("insert th\npredict ank\ninsert e", ["th|", "th[|ank]", "the|"]),
    ("mark ni\ntail return", ["[ni|]", "ni|"]),
    (#"mark ni\u{2006}hao\#ntail return"#, [#"[ni\u{2006}hao|]"#, "nihao|"]),
    ("mark ni\nhide keyboard commit", ["[ni|]", "ni|"]), ("mark ni\nhide keyboard discard", ["[ni|]", "|"]),
    ("mark ni\nsuspend\nresume\ninsert a", ["[ni|]", "ni|", "ni|", "nia|"]),
  ])
  func play(text: String, states: [String]) async {
    let played = await ReplayHarnessTests.play(script(text), silentSubject)
    #expect(played.states == states)
    #expect(played.twinStates.last == states.last)
    #expect(played.rules == [])
    #expect(played.replay.unplayed == nil)
  }

  /// What the twin holds while a composition is under way is what was there before it.
  @Test func theTwinGetsACompletionWhenItIsTaken() async {
    let played = await ReplayHarnessTests.play(script("insert th\npredict ank\npredict accept"), silentSubject)
    #expect(played.twinStates == ["th|", "th|", "thank|"])
  }

  /// A host without completions behind the caret leaves the text alone, in session and twin.
  @Test func systemsWithoutCompletions() async {
    let text = "insert th\npredict ank\npredict accept"
    let played = await ReplayHarnessTests.play(script(text), host: .ios12, silentSubject)
    #expect(played.states == ["th|", "th|", "th|"])
    #expect(played.twinStates == played.states && played.rules == [])
  }

  /// Rule 168: under iOS no keyboard marks text in a secure field, and a script that does so is in error at that line.
  @Test func markedTextInASecureField() async {
    let text = "insert a\nmark ni\ninsert b"
    let factory: SubjectFactory = { context in
      context.field.isSecure = true
      return silentSubject(context)
    }
    let played = await ReplayHarnessTests.play(script(text), factory)
    #expect(played.replay.unplayed?.line == 2)
    #expect(
      played.replay.unplayed?.message
        == "mark ni: the field is secure: ios18 offers only Latin keyboards there, and nothing is ever marked (rule 168)"
    )
    #expect(played.replay.steps == 1 && !played.replay.passed)
    let plain = await ReplayHarnessTests.play(script(text), host: .raw, factory)
    #expect(plain.replay.unplayed == nil && plain.states == ["a|", "a[ni|]", "ab|"])
  }

  /// Rule 56: an app that shortens the text leaves undo with a range outside it; a notice says whose fault that is.
  @Test func staleUndoIsNoticed() async {
    var asked: [ChangeQuestion] = []
    let factory: SubjectFactory = { context in
      var subject = silentSubject(context)
      subject.shouldChange = { question in
        asked.append(question)
        return true
      }
      return subject
    }
    let played = await ReplayHarnessTests.play(script("paste xxxxxx\nset xx\nundo"), factory)
    #expect(asked.last?.range == UTF16Range(location: 0, length: 6))
    let notices = played.replay.notices.filter { $0.kind == .hostUndo }
    #expect(notices.map(\.line) == [3])
    #expect(notices.map(\.message) == ["undo asked about [0, 6] of a text of 2 units"])
    let fitting = await ReplayHarnessTests.play(script("paste xxxxxx\nundo"), factory)
    #expect(fitting.replay.notices.filter { $0.kind == .hostUndo } == [])
  }

  /// Undo in a keyboard that marks nothing takes back what each key did; the twin has whole syllables, so nothing is
  /// compared then.
  @Test func undoOfSyllablesIsNotCompared() async {
    let lines = """
      {"t":0,"key":"g"}
      {"t":0,"op":"insertText","text":"ㅎ"}
      {"t":100,"key":"k"}
      {"t":100,"op":"deleteBackward"}
      {"t":100,"op":"insertText","text":"하"}
      {"t":200,"op":"undo"}
      """
    let played = await ReplayHarnessTests.play(recording(lines, keyboard: "ios-hangul"), silentSubject)
    #expect(played.rules == [])
  }

  /// A Return that reaches the app asks the subject (rule 173).
  @Test func returnReachesTheSubject() async {
    var returns = 0
    let factory: SubjectFactory = { context in
      var subject = silentSubject(context)
      subject.shouldReturn = {
        returns += 1
        return false
      }
      return subject
    }
    _ = await ReplayHarnessTests.play(script("mark ni\ntail return\ntail return"), factory)
    // Session and twin: the first Return ends the composition, the second reaches the app.
    #expect(returns == 2)
  }

  /// A Return is no keyboard's while nothing is marked; what it does to letters only a keyboard knows.
  @Test func returnKeyWithNothingMarked() async {
    var returns = 0
    let factory: SubjectFactory = { context in
      var subject = silentSubject(context)
      subject.shouldReturn = {
        returns += 1
        return true
      }
      return subject
    }
    let played = await ReplayHarnessTests.play(script("insert 王\nkey return\nmark n\nkey return"), factory)
    #expect(returns == 2)
    #expect(played.replay.unplayed?.line == 4)
  }

  /// A script's expectations are about the kind of system that it names.
  @Test(arguments: [(HostProfile.ios18, 1, 0), (.ios9, 1, 0), (.macos, 0, 1), (.raw, 0, 1)])
  func expectationsOfAnotherKindOfSystem(host: HostProfile, unmet: Int, skipped: Int) async {
    let played = await ReplayHarnessTests.play(script("host ios26\ninsert a => b|"), host: host, silentSubject)
    #expect(played.replay.unmet.count == unmet && played.replay.skippedForHost == skipped)
    let nowhere = await ReplayHarnessTests.play(script("insert a => b|"), host: host, silentSubject)
    #expect(nowhere.replay.unmet.count == 1)
  }
}
