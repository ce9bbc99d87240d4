import FormValidation
import MarkedTextUIKit
import ReplayHarness

/// A name field of Han, as an app attaches one to a UITextField.
@MainActor final class NameForm {
  private weak var field: UITextField?
  private let waits: Bool
  private(set) var message: String?

  /// A form that waits for the end of a composition, or one with the fault of checking every change.
  init(_ field: UITextField, waits: Bool) {
    self.field = field
    self.waits = waits
  }

  func changed() {
    guard let field else { return }
    if waits, field.markedTextRange != nil { return message = nil }
    message = Self.problem(field.text ?? "")
  }

  func submit() -> Submission {
    guard let field, field.markedTextRange == nil else { return .refused }
    message = Self.problem(field.text ?? "")
    return canSubmit ? .accepted(Array((field.text ?? "").utf16)) : .refused
  }

  var canSubmit: Bool {
    guard let field, let text = field.text else { return false }
    return field.markedTextRange == nil && !text.isEmpty && Self.problem(text) == nil
  }

  private static func problem(_ text: String) -> String? {
    HanName.problem(in: Array(text.utf16)) == nil ? nil : "请填写中文姓名"
  }

  /// The subject that it is.
  var subject: Subject {
    var subject = Subject(
      changed: changed, submit: { _ in self.submit() }, error: { self.message }, canSubmit: { self.canSubmit })
    subject.isSynchronous = true
    subject.ended = changed
    return subject
  }
}
