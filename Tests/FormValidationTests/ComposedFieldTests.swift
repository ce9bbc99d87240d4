import FormValidation
import Testing
import TextInputModel

/// The verdict step by step, under every combination of policies.
@Suite struct ComposedFieldTests {
  /// What is shown of a text with nothing marked depends on no policy and on nothing that came before.
  static let settled: [(notation: String, error: String?, canSubmit: Bool, confirmed: String?)] = [
    ("|", nil, false, nil), ("王|", nil, true, "王"), ("<王>小明", nil, true, "王小明"), ("a|", Message.notHan, false, nil),
    ("王·|", Message.misplacedSeparator, false, nil), ("王.艾|", Message.otherSeparator, false, nil),
    ("zhong|", Message.notHan, false, nil), (#"\u{D842}|"#, Message.notHan, false, nil),
  ]

  @Test(arguments: allPolicies)
  func judgesTextWithNothingMarked(policies: Policies) throws {
    var field = ComposedField.hanName(policies: policies)
    #expect(field.policies == policies)
    for row in Self.settled {
      let expected = Shown(error: row.error, canSubmit: row.canSubmit, confirmed: row.confirmed)
      let state = try state(row.notation)
      field.update(state)
      #expect(Shown(field) == expected, "\(row.notation)")
      #expect(Shown(.hanName(policies: policies, state: state)) == expected, "\(row.notation) at the start")
    }
  }

  /// A text, then a state in which something is marked: the error under `clear` and `keep`, submit under the gates.
  struct Composing: Sendable {
    let before: String
    let now: String
    let kept: String?
    let frozen: Bool
    let live: Bool
    let confirmed: String?
  }

  static let composing = [
    Composing(before: "|", now: "[z|]", kept: nil, frozen: false, live: false, confirmed: nil),
    Composing(before: "|", now: "[王|]", kept: nil, frozen: false, live: true, confirmed: nil),
    Composing(before: "王|", now: "王[x|]", kept: nil, frozen: true, live: false, confirmed: "王"),
    Composing(before: "王|", now: "王[小|]", kept: nil, frozen: true, live: true, confirmed: "王"),
    Composing(before: "<王>", now: "[x|]", kept: nil, frozen: true, live: false, confirmed: "王"),
    Composing(before: "a|", now: "a[小|]", kept: Message.notHan, frozen: false, live: false, confirmed: nil),
    Composing(before: "<a>", now: "[小|]", kept: nil, frozen: false, live: true, confirmed: nil),
    Composing(before: "a<王>", now: "a[x|]", kept: Message.notHan, frozen: false, live: false, confirmed: nil),
    Composing(
      before: "王·|", now: "王·[a|]", kept: Message.misplacedSeparator, frozen: false, live: false, confirmed: nil),
    Composing(
      before: "王·|", now: "王·[艾|]", kept: Message.misplacedSeparator, frozen: false, live: true, confirmed: nil),
    Composing(before: "a·<王>", now: "a·[x|]", kept: Message.notHan, frozen: false, live: false, confirmed: nil),
    Composing(
      before: "·<a>", now: "·[x|]", kept: Message.misplacedSeparator, frozen: false, live: false, confirmed: nil),
    // Another problem is not the old error that is still true.
    Composing(before: "<a>·", now: "[x|]·", kept: nil, frozen: false, live: false, confirmed: nil),
  ]

  @Test(arguments: composing.indices, allPolicies)
  func restsWhileTextIsMarked(row: Int, policies: Policies) throws {
    let row = Self.composing[row]
    var field = ComposedField.hanName(policies: policies, state: try state(row.before))
    field.update(try state(row.now))
    let canSubmit =
      switch policies.gate {
      case .strict: false
      case .freeze: row.frozen
      case .live: row.live
      }
    let error = policies.errorsWhileComposing == .keep ? row.kept : nil
    #expect(Shown(field) == Shown(error: error, canSubmit: canSubmit, confirmed: row.confirmed), "\(row)")
  }

  /// A composition that was there from the start: nothing has been judged yet.
  @Test(arguments: allPolicies)
  func startsWhileTextIsMarked(policies: Policies) throws {
    let field = ComposedField.hanName(policies: policies, state: try state("a[王|]"))
    #expect(Shown(field) == Shown(error: nil, canSubmit: false, confirmed: nil))
  }

  /// An error that rested comes back when the composition ends, if it is still true; a hidden one never stays hidden.
  @Test(arguments: allPolicies)
  func judgesAgainWhenTheCompositionEnds(policies: Policies) throws {
    for (end, error, confirmed) in [("a|", Message.notHan, nil), ("王|", nil, "王"), ("a王|", Message.notHan, nil)] {
      var field = ComposedField.hanName(policies: policies, state: try state("a|"))
      for notation in ["a[w|]", "a[wang|]", "a[王|]"] { field.update(try state(notation)) }
      field.update(try state(end))
      #expect(Shown(field) == Shown(error: error, canSubmit: error == nil, confirmed: confirmed), "\(end)")
    }
  }

  /// An empty field is complained of only once the person has left it or tried to submit.
  @Test(arguments: allPolicies, [true, false])
  func complainsOfAnEmptyFieldAfterAnAttempt(policies: Policies, bySubmit: Bool) throws {
    var field = ComposedField.hanName(policies: policies)
    #expect(field.visibleError == nil)
    if bySubmit {
      let isAccepted = field.submit(try state("|"))
      #expect(!isAccepted)
    } else {
      field.endEditing(try state("|"))
    }
    #expect(Shown(field) == Shown(error: Message.empty, canSubmit: false, confirmed: nil))
    // While the first letters are marked the committed text is still empty: `keep` may say so, `clear` may not.
    field.update(try state("[n|]"))
    #expect(field.visibleError.map(units) == (policies.errorsWhileComposing == .keep ? units(Message.empty) : nil))
    field.update(try state("你|"))
    #expect(field.visibleError == nil)
    field.update(try state("|"))
    #expect(field.visibleError.map(units) == units(Message.empty), "it was attempted once, for good")
  }

  /// Marked text is never accepted here, whatever the gate shows: the shell commits first or refuses.
  @Test(arguments: allPolicies, ["[王|]", "王[小|]", "王[x|]", "[x|]"])
  func acceptsNothingWhileTextIsMarked(policies: Policies, notation: String) throws {
    var field = ComposedField.hanName(policies: policies, state: try state("王|"))
    let isAccepted = field.submit(try state(notation))
    #expect(!isAccepted)
    #expect(field.visibleError == nil)
    field.update(try state("|"))
    #expect(field.visibleError.map(units) == units(Message.empty), "the attempt counts")
  }

  @Test(arguments: allPolicies, settled.indices)
  func acceptsWhatIsAcceptable(policies: Policies, row: Int) throws {
    let row = Self.settled[row]
    var field = ComposedField.hanName(policies: policies)
    let isAccepted = field.submit(try state(row.notation))
    #expect(isAccepted == row.canSubmit)
    #expect(field.confirmedValue == row.confirmed.map(units))
  }

  /// Submit judges the text that is there, even if no event told of it.
  @Test func submitTrustsNoEarlierVerdict() throws {
    var field = ComposedField.hanName(state: try state("王|"))
    let isAccepted = field.submit(try state("a|"))
    #expect(!isAccepted)
    #expect(field.visibleError.map(units) == units(Message.notHan))
    let isAcceptedNow = field.submit(try state("王|"))
    #expect(isAcceptedNow)
  }

  /// The judge gets the units as they are, and learns of an attempt.
  @Test func takesAnyJudge() throws {
    var field = ComposedField(state: try state("e\u{301}|")) { units, isAttempted in
      .init(isAcceptable: units == [0x65, 0x301], message: isAttempted ? "\(units.count)" : nil)
    }
    #expect(Shown(field) == Shown(error: nil, canSubmit: true, confirmed: "e\u{301}"))
    field.endEditing(try state("\u{E9}|"))
    #expect(Shown(field) == Shown(error: "1", canSubmit: false, confirmed: nil))
  }
}
