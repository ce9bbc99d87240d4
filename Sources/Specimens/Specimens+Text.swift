import FormValidation
import ReplayHarness
import TextInputModel

/// Specimens that write to the field, or refuse keys, at the wrong moment.
extension Specimens {
  @MainActor static func formatsEveryChange(_ context: SubjectContext) -> Subject {
    writer(context) { units in
      Array(String(decoding: units, as: UTF16.self).uppercased().utf16)
    }
  }

  @MainActor static func writesBackEveryChange(_ context: SubjectContext) -> Subject { writer(context) { $0 } }

  @MainActor static func refusesLetters(_ context: SubjectContext) -> Subject {
    var subject = NameSubject(context).subject
    subject.shouldChange = { question in !question.units.contains { (0x61...0x7A).contains($0) } }
    return subject
  }

  /// An echo of the last bound value, as a form rendered anew gives it, when the composition has just ended.
  @MainActor static func revertsAtCommit(_ context: SubjectContext) -> Subject {
    afterComposition(context) { field, bound, _ in field.setText(bound) }
  }

  @MainActor static func restoresStaleMirror(_ context: SubjectContext) -> Subject {
    afterComposition(context) { field, _, mirror in field.setText(mirror) }
  }

  /// A field that writes what `rewrite` makes of its text at every change event.
  @MainActor private static func writer(
    _ context: SubjectContext, rewrite: @escaping @MainActor ([UInt16]) -> [UInt16]
  ) -> Subject {
    let name = NameSubject(context)
    var subject = name.subject
    subject.changed = {
      name.controller.field.setText(rewrite(name.controller.field.state.units))
      name.controller.editingDidChange()
    }
    return subject
  }

  /// A field that acts at the first change event after letters: with the last committed text and the last letters.
  @MainActor private static func afterComposition(
    _ context: SubjectContext, act: @escaping @MainActor (TextField, [UInt16], [UInt16]) -> Void
  ) -> Subject {
    let name = NameSubject(context)
    let field = name.controller.field
    var subject = name.subject
    var bound = field.state.units
    var mirror: [UInt16]?
    subject.changed = {
      if field.state.markedRange != nil {
        mirror = field.state.units
      } else {
        if let letters = mirror { act(field, bound, letters) }
        mirror = nil
        bound = field.state.units
      }
      name.controller.editingDidChange()
    }
    return subject
  }
}
