import Testing
import TextInputModel

/// Focus among several fields: in which order it goes from one to the other, and who can keep it.
@Suite @MainActor struct FocusScopeTests {
  /// Two fields of one window, and all that happens at them in one list.
  @MainActor final class Pair {
    let first: Stage
    let second: Stage
    private(set) var heard: [String] = []

    init(_ host: HostProfile) throws {
      first = try Stage(host, "[p\u{2006}g|]")
      second = try Stage(host, "|")
      let scope = FocusScope()
      first.field.focusScope = scope
      second.field.focusScope = scope
      first.field.beginEditing()
      first.recorder.whenTold = { [unowned self] _, kind in heard.append("1 \(kind.rawValue)") }
      second.recorder.whenTold = { [unowned self] _, kind in heard.append("2 \(kind.rawValue)") }
    }
  }

  @Test(
    .rule(59),
    arguments: [
      ("ios18", ["2 shouldBegin", "1 shouldEnd"], [String]()),
      ("ios18/focus-order=ends-old-first", ["1 shouldEnd"], ["2 shouldBegin"]),
    ])
  func focusGoesFromOneToTheOther(host: String, before: [String], behind: [String]) throws {
    let pair = try Pair(try #require(HostProfile.named(host)?.profile))
    #expect(pair.second.field.beginEditing())
    let commit =
      ["1 didChangeSelection"] + Array(repeating: ["1 editingChanged", "1 textDidChange"], count: 2).joined()
    #expect(
      pair.heard == before + commit + ["1 didEnd", "1 editingDidEnd", "1 textDidEnd"] + behind
        + ["2 didBegin", "2 editingDidBegin", "2 textDidBegin"])
    #expect(!pair.first.field.isEditing && pair.second.field.isEditing)
    #expect(pair.first.field.state == TextInputState(text: "pg"))
    #expect(pair.second.field.focusScope?.focused === pair.second.field)
  }

  @Test(arguments: HostProfile.played) func aFieldThatWontEndKeepsTheFocus(host: HostProfile) throws {
    let pair = try Pair(host)
    pair.first.recorder.mayEnd = false
    #expect(!pair.second.field.beginEditing())
    #expect(pair.first.field.isEditing && !pair.second.field.isEditing)
    #expect(pair.first.field.focusScope?.focused === pair.first.field)
  }

  @Test(arguments: HostProfile.played) func aFieldThatWontBeginGetsNone(host: HostProfile) throws {
    let pair = try Pair(host)
    pair.second.recorder.mayBegin = false
    #expect(!pair.second.field.beginEditing())
    #expect(pair.first.field.isEditing == (host.focusOrder == .asksNewFirst))
    #expect(!pair.second.field.isEditing)
  }

  /// A delegate may give the focus on while it is being asked or told.
  @Test(arguments: [CallbackKind.shouldBegin, .shouldEnd, .didBegin, .didEnd, .editingDidEnd, .editingChanged])
  func focusMovedInsideACallback(kind: CallbackKind) throws {
    let pair = try Pair(.ios18)
    let third = try Stage(.ios18, "|")
    third.field.focusScope = pair.first.field.focusScope
    pair.first.recorder.whenTold = { _, told in if told == kind { third.field.beginEditing() } }
    pair.first.field.endEditing()
    pair.first.recorder.whenTold = { _, _ in }
    #expect([pair.first, pair.second, third].filter(\.field.isEditing).count <= 1)
    #expect(pair.first.field.focusScope?.focused.map { $0.isEditing } ?? true)
  }

  /// Two fields that give it to each other while they are asked come to an end. (That they do so whenever they are told
  /// is the app's own endless loop.)
  @Test(arguments: [CallbackKind.shouldBegin, .shouldEnd])
  func fieldsThatGiveEachOtherTheFocus(kind: CallbackKind) throws {
    let pair = try Pair(.ios18)
    pair.first.recorder.whenTold = { _, told in if told == kind { pair.second.field.beginEditing() } }
    pair.second.recorder.whenTold = { _, told in if told == kind { pair.first.field.beginEditing() } }
    pair.first.field.beginEditing()
    pair.second.field.beginEditing()
    pair.first.recorder.whenTold = { _, _ in }
    pair.second.recorder.whenTold = { _, _ in }
    #expect([pair.first, pair.second].filter(\.field.isEditing).count <= 1)
  }

  /// Rule 174: editing ends although the delegate says no, and it is told why.
  @Test(.rule(174)) func endsByForce() throws {
    let stage = try Stage(.ios18, "a|")
    stage.field.beginEditing()
    stage.recorder.mayEnd = false
    #expect(!stage.field.endEditing())
    #expect(stage.field.endEditing(force: true, reason: .cancelled))
    #expect(!stage.field.isEditing && stage.field.endReason == .cancelled)
  }
}
