import CompositionScript
import FormValidation
import ReplayHarness
import TextInputModel

/// Specimens whose verdict, gate or value is wrong while text is marked.
extension Specimens {
  /// The first fault that the product exists to catch: no look at the marked range.
  @MainActor static func validatesEveryChange(_ context: SubjectContext) -> Subject {
    let field = context.field
    var model = ComposedField.hanName(state: unaware(field.state))
    var subject = Subject(
      changed: { model.update(unaware(field.state)) },
      submit: { _ in model.submit(unaware(field.state)) ? .accepted(field.state.units) : .refused },
      error: { model.visibleError },
      canSubmit: { model.canSubmit })
    subject.ended = { model.endEditing(unaware(field.state)) }
    subject.isSynchronous = true
    return subject
  }

  @MainActor static func requirementsLive(_ context: SubjectContext) -> Subject {
    let field = context.field
    var subject = NameSubject(context).subject
    subject.requirements = {
      [Presentation.Requirement(id: "notEmpty", state: field.state.units.isEmpty ? .unmet : .met)]
    }
    return subject
  }

  @MainActor static func gateIgnoresMarkedText(_ context: SubjectContext) -> Subject {
    let field = context.field
    var subject = NameSubject(context).subject
    let canSubmit = subject.canSubmit
    subject.canSubmit = { canSubmit() || field.state.markedRange != nil }
    return subject
  }

  @MainActor static func submitIgnoresMarkedText(_ context: SubjectContext) -> Subject {
    let field = context.field
    var subject = NameSubject(context).subject
    let submit = subject.submit
    subject.submit = { path in field.state.markedRange == nil ? submit(path) : .accepted(field.state.units) }
    return subject
  }

  @MainActor static func bindsMarkedText(_ context: SubjectContext) -> Subject {
    let field = context.field
    var subject = NameSubject(context).subject
    subject.confirmedValue = { field.state.units }
    return subject
  }
}
