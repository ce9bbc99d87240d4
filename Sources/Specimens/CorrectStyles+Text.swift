import FormValidation
import ReplayHarness
import TextInputModel

/// Correct styles that write to the field, never while text is marked.
extension CorrectStyles {
  /// Takes white space away at both ends when editing ends.
  @MainActor static func trims(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    let field = context.field
    var subject = name.subject
    subject.ended = {
      let units = field.state.units
      let trimmed = Array(units.trimmed())
      if field.state.markedRange == nil, trimmed != units { field.setText(trimmed) }
      name.controller.editingDidEnd()
    }
    return subject
  }

  /// Clears itself after a submit that was accepted, as a chat field does.
  @MainActor static func clearsAfterSubmit(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    let submit = subject.submit
    subject.submit = { path in
      let submission = submit(path)
      if submission.isAccepted { name.controller.write([]) }
      return submission
    }
    return subject
  }

  /// Writes its text again when it is rendered anew, keeping the selection, unless text is marked.
  @MainActor static func rendersAnew(_ context: SubjectContext) -> Subject {
    let name = NameSubject(context)
    let field = context.field
    var subject = name.subject
    subject.rerender = {
      let state = field.state
      guard state.markedRange == nil else { return }
      name.controller.write(state.units)
      field.select(state.selectedRange)
    }
    return subject
  }
}

extension [UInt16] {
  /// Without U+0020 and U+2006 at both ends.
  fileprivate func trimmed() -> ArraySlice<UInt16> {
    let isSpace: (UInt16) -> Bool = { $0 == 0x20 || $0 == 0x2006 }
    let rest = drop(while: isSpace)
    return rest.prefix(upTo: rest.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? rest.startIndex)
  }
}
