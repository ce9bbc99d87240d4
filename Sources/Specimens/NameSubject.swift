import FormValidation
import ReplayHarness
import TextInputModel

/// A composition-aware Han name field as a subject: what the correct forms are, and what a faulty one starts from.
@MainActor struct NameSubject {
  let controller: ComposedFieldController
  var subject: Subject

  init(_ context: SubjectContext, policies: Policies = Policies()) {
    let controller = ComposedFieldController(
      field: context.field, model: .hanName(policies: policies, state: context.field.state))
    self.controller = controller
    subject = Subject(
      changed: { controller.editingDidChange() },
      submit: { _ in controller.submit().map { .accepted($0) } ?? .refused },
      error: { controller.visibleError },
      canSubmit: { controller.canSubmit })
    subject.ended = { controller.editingDidEnd() }
    subject.set = { controller.write($0) }
    subject.confirmedValue = { controller.confirmedValue }
    subject.policies = policies
    subject.isSynchronous = true
  }
}
