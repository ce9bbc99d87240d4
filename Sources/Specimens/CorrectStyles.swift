import FormValidation
import ReplayHarness
import TextInputModel

/// Correct name fields of other styles: subjects on which every rule must stay silent.
public enum CorrectStyles {
  /// All of them, in a fixed order.
  public static let all: [Forms.Entry] = [
    entry("freeze", "submit stays as the last committed text had it") {
      NameSubject($0, policies: Policies(gate: .freeze)).subject
    },
    entry("live", "submit follows what is shown, letters included") {
      NameSubject($0, policies: Policies(gate: .live)).subject
    },
    entry("keep", "an old error that is still true stays while text is marked") {
      NameSubject($0, policies: Policies(errorsWhileComposing: .keep)).subject
    },
    entry("commit-first", "a submit ends the composition, then judges") {
      NameSubject($0, policies: Policies(gate: .live, pendingSubmit: .commitFirst)).subject
    },
    entry("errors-at-blur", "errors show only when editing ends", make: errorsAtBlur),
    entry("told-at-end", "hears nothing until editing ends", make: toldAtEnd),
    entry("next-turn", "updates on the next turn of the main queue", make: nextTurn),
    entry("formats-committed", "writes dots as U+00B7 once nothing is marked", make: formatsCommitted),
    entry("debounced", "judges 300 ms after the last change", make: debounced),
    entry("computed", "keeps nothing and computes what it shows from the field", make: computed),
    entry("skips-marked-text", "hands on the text without its marked part", make: skipsMarkedText),
    entry("requirements", "shows a checklist of the committed text", make: requirements),
    entry("ranges-method", "answers iOS 26's method with ranges", make: rangesMethod),
    entry("trims", "takes white space away at both ends when editing ends", make: trims),
    entry("clears-after-submit", "clears itself after a submit that was accepted", make: clearsAfterSubmit),
    entry("renders-anew", "writes its text again when asked, unless text is marked", make: rendersAnew),
  ]

  private static func entry(
    _ name: String, _ summary: String, make: @escaping @MainActor @Sendable (SubjectContext) -> Subject
  ) -> Forms.Entry {
    Forms.Entry(id: "correct:\(name)", summary: summary, caughtBy: [], make: make)
  }

  /// Errors are those of the last end of editing or submit; an edit takes them away.
  @MainActor private static func errorsAtBlur(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    var shown: String?
    subject.changed = {
      name.controller.editingDidChange()
      shown = nil
    }
    subject.ended = {
      name.controller.editingDidEnd()
      shown = name.controller.model.visibleError
    }
    let submit = subject.submit
    subject.submit = { path in
      let submission = submit(path)
      shown = name.controller.model.visibleError
      return submission
    }
    subject.set = {
      name.controller.write($0)
      shown = nil
    }
    subject.errors = { shown.map { [Presentation.VisibleError(message: $0)] } ?? [] }
    return subject
  }

  /// Listens to the end of editing alone; submit stays as it was till then, and judges by itself.
  @MainActor private static func toldAtEnd(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context, policies: Policies(gate: .freeze, errorsWhileComposing: .keep))
    var subject = name.subject
    subject.changed = nil
    return subject
  }

  /// Does its work in a task of its own: what is shown changes when the main queue has run.
  @MainActor private static func nextTurn(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    subject.isSynchronous = false
    subject.changed = { Task { @MainActor in name.controller.editingDidChange() } }
    subject.ended = { Task { @MainActor in name.controller.editingDidEnd() } }
    return subject
  }

  /// A formatter that waits: it folds other dots to the right one, keeping the caret, when nothing is marked.
  @MainActor private static func formatsCommitted(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    let format: @MainActor () -> Void = {
      let state = name.controller.field.state
      let folded = HanName.folded(state.units)
      guard state.markedRange == nil, folded != state.units else { return }
      name.controller.field.setText(folded)
      name.controller.field.select(state.selectedRange)
    }
    subject.changed = {
      format()
      name.controller.editingDidChange()
    }
    subject.ended = {
      format()
      name.controller.editingDidEnd()
    }
    let submit = subject.submit
    subject.submit = { path in
      format()
      return submit(path)
    }
    subject.set = {
      name.controller.field.setText($0)
      format()
      name.controller.editingDidChange()
    }
    return subject
  }
}
