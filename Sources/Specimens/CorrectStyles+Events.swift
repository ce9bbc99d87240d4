import CompositionScript
import FormValidation
import ReplayHarness
import TextInputModel

/// Correct styles that differ in what they listen to, and when they judge.
extension CorrectStyles {
  /// Waits 300 ms after the last change before it judges; letters shut the gate at once, an end of editing judges at once.
  @MainActor static func debounced(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    var timer: Int?
    let judgeNow: @MainActor () -> Void = {
      if let timer { context.clock.cancel(timer) }
      timer = nil
      name.controller.editingDidChange()
    }
    subject.changed = {
      if let timer { context.clock.cancel(timer) }
      timer = nil
      guard context.field.state.markedRange == nil else { return judgeNow() }
      timer = context.clock.schedule(after: 300) { judgeNow() }
    }
    subject.ended = {
      judgeNow()
      name.controller.editingDidEnd()
    }
    let submit = subject.submit
    subject.submit = { path in
      judgeNow()
      return submit(path)
    }
    subject.set = { units in
      name.controller.write(units)
      judgeNow()
    }
    return subject
  }

  /// Keeps nothing: what it shows is computed from the field whenever somebody looks.
  @MainActor static func computed(_ context: SubjectContext) -> Subject {
    let field = context.field
    var isAttempted = false
    let problem: @MainActor () -> HanName.Problem? = { HanName.problem(in: field.state.units) }
    var subject = Subject(
      changed: {},
      submit: { _ in
        isAttempted = true
        return field.state.markedRange == nil && problem() == nil ? .accepted(field.state.units) : .refused
      },
      error: {
        guard field.state.markedRange == nil, let problem = problem() else { return nil }
        return problem == .empty && !isAttempted ? nil : problem.message
      },
      canSubmit: { field.state.markedRange == nil && problem() == nil })
    subject.ended = { isAttempted = true }
    subject.isSynchronous = true
    return subject
  }

  /// Judges at every change and every move of the selection; marked text counts as not there for the value.
  @MainActor static func skipsMarkedText(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    let field = context.field
    var subject = name.subject
    subject.selectionChanged = { name.controller.editingDidChange() }
    subject.confirmedValue = {
      let units = field.state.unmarkedUnits
      return HanName.problem(in: units) == nil ? units : nil
    }
    return subject
  }

  /// A checklist computed from the committed text alone.
  @MainActor static func requirements(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    let field = context.field
    var subject = name.subject
    var committed = field.state.units
    let update: @MainActor () -> Void = {
      if field.state.markedRange == nil { committed = field.state.units }
    }
    subject.changed = {
      update()
      name.controller.editingDidChange()
    }
    subject.ended = {
      update()
      name.controller.editingDidEnd()
    }
    let submit = subject.submit
    subject.submit = { path in
      let submission = submit(path)
      update()
      return submission
    }
    subject.set = {
      name.controller.write($0)
      update()
    }
    subject.requirements = {
      let isHan = HanName.problem(in: committed) == nil
      return [
        Presentation.Requirement(id: "notEmpty", state: committed.isEmpty ? .unmet : .met),
        Presentation.Requirement(id: "han", state: isHan ? .met : .unmet),
      ]
    }
    return subject
  }

  /// Implements iOS 26's method with ranges, and allows everything.
  @MainActor static func rangesMethod(_ context: SubjectContext) -> Subject {
    var subject = NameSubject(context).subject
    subject.implementsRangesMethod = true
    subject.shouldChange = { question in question.range.end <= context.field.state.units.count }
    return subject
  }
}
