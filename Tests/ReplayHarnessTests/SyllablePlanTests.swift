import CompositionScript
import Testing
import TextInputModel

@testable import ReplayHarness

/// Keyboards that mark nothing (semantics rules 128 to 131): each syllable is a composition.
@MainActor @Suite struct SyllablePlanTests {
  private func turn(_ key: String, _ calls: String...) -> String {
    (["{\"t\":1,\"key\":\"\(key)\"}"] + calls.map { "{\"t\":1,\"op\":\($0)}" }).joined(separator: "\n")
  }
  private let delete = "\"deleteBackward\""
  private func insert(_ text: String) -> String { "\"insertText\",\"text\":\"\(text)\"" }

  private func twin(_ turns: [String], keyboard: String = "ios-hangul", start: String = "") async -> [String] {
    await play(recording(turns.joined(separator: "\n"), keyboard: keyboard, start: start), silentSubject).twinStates
  }

  @Test func aSyllableComesWholeAtItsLastKey() async {
    let states = await twin([
      turn("ㅅ", insert("ㅅ")), turn("ㅓ", delete, insert("서")), turn("ㄴ", delete, insert("선")),
    ])
    #expect(states == ["|", "|", "선|"])
  }

  /// 값 + ㅣ: 갑 then, 시 at its own last key.
  @Test func aSplitSyllableComesAtTheKeyThatSplitsIt() async {
    let states = await twin([
      turn("ㅂ", insert("ㄱ")), turn("ㅅ", delete, insert("값")), turn("ㅣ", delete, insert("갑시")),
      turn("ㄴ", delete, insert("신")),
    ])
    #expect(states == ["|", "|", "갑|", "갑신|"])
  }

  @Test func aConsonantThatCannotJoinBeginsTheNext() async {
    let states = await twin([
      turn("ㄴ", insert("한")), turn("ㄱ", insert("ㄱ")), turn("ㅡ", delete, insert("그")),
    ])
    #expect(states == ["한|", "한|", "한그|"])
  }

  /// Hosts that delete and restore the character before (rule 129, N3).
  @Test func theCharacterBeforeMayGoAndComeBack() async {
    let states = await twin(
      [turn("ㅎ", insert("ㅎ")), turn("ㅏ", delete, delete, insert("1"), insert("하"))], start: "111")
    #expect(states == ["111|", "111하|"])
  }

  /// 가나다 and a backspace: 가낟 (N5).
  @Test func backspaceReopensTheSyllableBefore() async {
    let states = await twin([turn("{backspace}", delete, delete, insert("낟"))], start: "가나다")
    #expect(states == ["가낟|"])
  }

  @Test func underWayIsTheLastSyllableOfTheLastKey() async throws {
    let session = recording(
      [turn("ㅎ", insert("ㅎ")), turn("ㅏ", delete, insert("하")), turn("{x}", "\"blur\""), turn("a", insert("a"))]
        .joined(separator: "\n"), keyboard: "ios-hangul")
    let plan = try #require(SyllablePlan(session: session, host: .ios18))
    #expect(plan.turns.map(\.isUnderWay) == [true, true, false, false])
    #expect(plan.turns.map(\.isTwinCaughtUp) == [false, true, false, false])
  }

  @Test func onlyKeyboardsThatMarkNothingHaveOne() {
    for name in ["ios-hangul", "ios-hangul-10key", "macos-hangul-modeless"] {
      #expect(SyllablePlan.marksNothing(name))
    }
    for name in ["macos-hangul", "ios-pinyin", "ios-latin"] { #expect(!SyllablePlan.marksNothing(name)) }
  }

  /// An error that the twin shows too, by the end of the syllable, is no error too early; one that it never shows is.
  @Test(arguments: [("ㅎ", true), ("하", false)])
  func errorInTheMiddleOfASyllable(wrong: String, isFinding: Bool) async {
    let session = recording(
      [turn("ㅎ", insert("ㅎ")), turn("ㅏ", delete, insert("하"))].joined(separator: "\n"), keyboard: "ios-hangul")
    let played = await play(session) { context in
      var subject = silentSubject(context)
      subject.errors = {
        let text = context.field.state.text
        return text == "ㅎ" || text == wrong ? [.init(message: "wrong")] : []
      }
      return subject
    }
    #expect(played.rules == (isFinding ? ["error-while-composing"] : []))
  }
}
