import FormValidation
import Testing
import TextInputModel

/// The shell: wired to a field's events, and submit by the policies.
@Suite @MainActor struct ComposedFieldControllerTests {
  /// A field with a controller whose methods hear its events.
  private final class Form: TextFieldDelegate, TextFieldObserver {
    let field: TextField
    let controller: ComposedFieldController
    var acts: [ProgramAct] = []
    var callbacks = 0

    init(_ policies: Policies = Policies(), _ notation: String = "|") throws {
      field = TextField(host: .ios18, state: try state(notation))
      controller = ComposedFieldController(field: field, model: .hanName(policies: policies, state: field.state))
      field.editingChangedHandlers = [{ [controller] in controller.editingDidChange() }]
      field.delegate = self
      field.observer = self
    }

    var shown: Shown { Shown(controller.model) }

    func textFieldDidEndEditing(_ field: TextField, reason: EndReason) { controller.editingDidEnd() }
    func fieldDidChange() {}
    func delivered(_ callback: CallbackKind) { if !callback.isToldToKeyboard { callbacks += 1 } }
    func asked(_ question: ChangeQuestion, answer: Bool) {}
    func willPerform(_ act: ProgramAct) { acts.append(act) }
  }

  private func mark(_ text: String) -> TextInputCall { .setMarkedText(units(text)) }

  @Test(arguments: allPolicies)
  func followsACompositionOfTheKeyboard(policies: Policies) throws {
    let form = try Form(policies)
    for text in ["z", "zhong", "zhong\u{2006}wen", "中文"] {
      form.field.keyboard(mark(text))
      #expect(form.shown.error == nil, "\(text)")
      #expect(form.shown.confirmed == nil, "\(text)")
      #expect(form.shown.canSubmit == (policies.gate == .live && text == "中文"), "\(text)")
    }
    form.field.keyboard(.unmarkText)
    #expect(form.shown == Shown(error: nil, canSubmit: true, confirmed: "中文"))
    #expect(form.controller.submit() == units("中文"))
    #expect(form.acts.isEmpty, "it never touches the field")
  }

  /// Rule 48: what a loss of focus leaves behind is judged, without its separators.
  @Test(arguments: allPolicies)
  func judgesWhatALossOfFocusLeaves(policies: Policies) throws {
    let form = try Form(policies)
    form.field.beginEditing()
    form.field.keyboard(mark("p\u{2006}g"))
    form.field.endEditing()
    #expect(form.field.state.units == units("pg"))
    #expect(form.shown == Shown(error: Message.notHan, canSubmit: false, confirmed: nil))
  }

  @Test(arguments: allPolicies)
  func complainsOfAnEmptyFieldThatWasLeft(policies: Policies) throws {
    let form = try Form(policies)
    form.field.beginEditing()
    #expect(form.shown.error == nil)
    form.field.endEditing()
    #expect(form.shown.error == units(Message.empty))
  }

  /// What each form does with a submit while text is marked: refuses, or ends the composition and judges what is there.
  @Test(
    arguments: allPolicies,
    [
      ("[中文|]", "中文|", true), ("王[小|]", "王小|", true), ("[zhong|]", "zhong|", false),
      (#"[zhong\u{2006}wen|]"#, #"zhong\u{2006}wen|"#, false), ("王[·|]", "王·|", false), ("[n|i]", "n|i", false),
    ] as [(String, String, Bool)])
  func submitsWhileTextIsMarked(policies: Policies, row: (before: String, after: String, isGood: Bool)) throws {
    let form = try Form(policies, row.before)
    let accepted = form.controller.submit()
    #expect(form.callbacks == 0, "a program's act fires nothing")
    guard policies.pendingSubmit == .commitFirst else {
      #expect(accepted == nil)
      #expect(form.field.state == (try state(row.before)), "refused: the composition goes on")
      #expect(form.acts.isEmpty)
      #expect(form.shown.error == nil)
      return
    }
    let after = try state(row.after)
    #expect(form.field.state == after)
    #expect(form.acts == [.unmarkText])
    #expect(accepted == (row.isGood ? after.units : nil))
    #expect(form.shown.canSubmit == row.isGood)
    #expect((form.shown.error == nil) == row.isGood)
  }

  /// With nothing marked there is nothing to commit first.
  @Test(arguments: allPolicies, [("王|", true), ("a|", false), ("|", false)])
  func submitsPlainText(policies: Policies, row: (notation: String, isGood: Bool)) throws {
    let form = try Form(policies, row.notation)
    #expect(form.controller.submit() == (row.isGood ? form.field.state.units : nil))
    #expect(form.acts.isEmpty)
    #expect((form.shown.error == nil) == row.isGood)
  }

  /// The program's write fires no event (rule 92), so the controller evaluates it itself.
  @Test(arguments: allPolicies)
  func evaluatesItsOwnWrites(policies: Policies) throws {
    let form = try Form(policies, "王[x|]")
    form.controller.write(units("a"))
    #expect(form.acts == [.setText(units("a"))])
    #expect(form.field.state == (try state("a|")))
    #expect(form.shown == Shown(error: Message.notHan, canSubmit: false, confirmed: nil))
    form.controller.write(units("王"))
    #expect(form.shown == Shown(error: nil, canSubmit: true, confirmed: "王"))
    #expect(form.callbacks == 0)
  }

  /// However many events a commit fires, none included, a submit right after it is judged by the text that is there.
  @Test(arguments: allPolicies, [0, 1, 2])
  func submitsAfterACommitOfAnyNumberOfEvents(policies: Policies, events: Int) throws {
    let form = try Form(policies)
    form.field.changeEventsAtCommit = events
    form.field.keyboard(mark("wang"))
    form.field.keyboard(.insertText(units("王")))
    #expect(form.controller.submit() == units("王"))
    let shown = form.shown
    form.field.deliverPendingChangeEvent()
    #expect(form.shown == shown)
  }
}
