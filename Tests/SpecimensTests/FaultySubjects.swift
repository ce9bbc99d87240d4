import FormValidation
import ReplayHarness
import TextInputModel

@testable import Specimens

/// A faulty name field that is no specimen, with the rule that must catch it and a script that shows the fault.
struct Fault: Sendable, CustomStringConvertible {
  var rule: String
  var name: String
  var script: String
  var make: @MainActor @Sendable (SubjectContext) -> Subject
  var description: String { "\(rule): \(name)" }

  static let all: [Fault] = whileComposing + ofText + afterComposing

  /// A name field with its parts, to be spoilt.
  static func spoilt(
    _ policies: Policies = Policies(),
    _ spoil: @escaping @MainActor @Sendable (inout Subject, TextField, SubjectContext) -> Void
  ) -> @MainActor @Sendable (SubjectContext) -> Subject {
    { context in
      var subject = NameSubject(context, policies: policies).subject
      spoil(&subject, context.field, context)
      return subject
    }
  }
}
