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

  /// The verdict is that of the last change with nothing marked before it; submit trusts it.
  @MainActor static func submitsCachedVerdict(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context, policies: Policies(gate: .freeze))
    var subject = name.subject
    var wasComposing = false
    subject.changed = {
      let isComposing = name.controller.field.state.markedRange != nil
      defer { wasComposing = isComposing }
      if !isComposing, !wasComposing { name.controller.editingDidChange() }
    }
    subject.submit = { _ in
      name.controller.model.canSubmit ? .accepted(name.controller.field.state.units) : .refused
    }
    return subject
  }

  /// The second change event of a commit clears the verdict of the first.
  @MainActor static func togglesAtEveryEvent(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    var last: [UInt16]?
    var isCleared = false
    subject.changed = {
      let state = name.controller.field.state
      isCleared = state.markedRange == nil && state.units == last && !isCleared
      last = state.units
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
