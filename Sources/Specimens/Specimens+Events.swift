import FormValidation
import ReplayHarness
import TextInputModel

/// Specimens that depend on which events come, and how many.
extension Specimens {
  /// A guard that is taken back too late: the event that ends a composition is skipped like those before it.
  @MainActor static func skipsCommit(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    var wasComposing = false
    subject.changed = {
      let isComposing = name.controller.field.state.markedRange != nil
      defer { wasComposing = isComposing }
      if isComposing || !wasComposing { name.controller.editingDidChange() }
    }
    return subject
  }

  /// What is shown is right; submit trusts a verdict that skipped the event that ends a composition.
  @MainActor static func submitsCachedVerdict(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    let field = name.controller.field
    var subject = name.subject
    var wasComposing = false
    var accepts = name.controller.model.canSubmit
    subject.changed = {
      let isComposing = field.state.markedRange != nil
      defer { wasComposing = isComposing }
      name.controller.editingDidChange()
      if !isComposing, !wasComposing { accepts = name.controller.model.canSubmit }
    }
    let submit = subject.submit
    subject.submit = { path in
      let submission = submit(path)
      return accepts && field.state.markedRange == nil ? .accepted(field.state.units) : submission
    }
    return subject
  }

  /// The second change event after letters clears the verdict of the first, and a timer brings it back.
  @MainActor static func clearsAfterComposing(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    var eventsSinceLetters: Int?
    var isCleared = false
    subject.changed = {
      if name.controller.field.state.markedRange != nil {
        eventsSinceLetters = 0
      } else if let events = eventsSinceLetters {
        eventsSinceLetters = events == 0 ? 1 : nil
        if events == 1 {
          isCleared = true
          context.clock.schedule(after: 50) { isCleared = false }
        }
      }
      name.controller.editingDidChange()
    }
    let canSubmit = subject.canSubmit
    subject.canSubmit = { canSubmit() && !isCleared }
    return subject
  }

  @MainActor static func countsEvents(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    var unmarkedEvents = 0
    subject.changed = {
      unmarkedEvents = name.controller.field.state.markedRange == nil ? unmarkedEvents + 1 : 0
      name.controller.editingDidChange()
    }
    let canSubmit = subject.canSubmit
    subject.canSubmit = { canSubmit() && unmarkedEvents < 2 }
    return subject
  }
}
