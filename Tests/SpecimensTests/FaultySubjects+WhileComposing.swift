import CompositionScript
import FormValidation
import ReplayHarness
import TextInputModel

/// Wrong while text is marked.
extension Fault {
  static let whileComposing: [Fault] = [
    Fault(
      rule: "error-while-composing", name: "complains of the key in shouldChange", script: "mark n\nmark ni\ninsert 你",
      make: spoilt { subject, _, _ in
        var message: String?
        subject.shouldChange = { question in
          message = HanName.problem(in: question.units)?.message
          return true
        }
        subject.errors = { message.map { [.init(message: $0)] } ?? [] }
      }),
    Fault(
      rule: "error-while-composing", name: "its timer looks at whatever the field holds",
      script: "mark n\nwait 500ms\ninsert 你",
      make: spoilt { subject, field, context in
        var message: String?
        subject.changed = {
          context.clock.schedule(after: 200) { message = HanName.problem(in: field.state.units)?.message }
        }
        subject.errors = { message.map { [.init(message: $0)] } ?? [] }
      }),
    Fault(
      rule: "requirement-while-composing", name: "counts letters as length", script: "mark ni\nmark nihao\ninsert 你好",
      make: spoilt { subject, field, _ in
        subject.requirements = { [.init(id: "length", state: field.state.units.count < 4 ? .unmet : .met)] }
      }),
    Fault(
      rule: "requirement-while-composing", name: "is pending while text is marked", script: "mark n\ninsert 你",
      make: spoilt { subject, field, _ in
        subject.requirements = { [.init(id: "han", state: field.state.markedRange == nil ? .met : .pending)] }
      }),
    Fault(
      rule: "submit-enabled-while-composing", name: "shuts a frozen gate", script: "insert 王\nmark n\ninsert 你",
      make: spoilt(Policies(gate: .freeze)) { subject, field, _ in
        let canSubmit = subject.canSubmit
        subject.canSubmit = { canSubmit() && field.state.markedRange == nil }
      }),
    Fault(
      rule: "submit-enabled-while-composing", name: "opens the gate by length", script: "mark n\nmark ni\ninsert 你",
      make: spoilt { subject, field, _ in subject.canSubmit = { field.state.units.count > 1 } }),
    Fault(
      rule: "submit-accepted-while-composing", name: "guards the button, not Return",
      script: "mark 王\nsubmit button\nsubmit return",
      make: spoilt { subject, field, _ in
        let submit = subject.submit
        subject.submit = { path in path == .returnKey ? .accepted(field.state.units) : submit(path) }
      }),
    Fault(
      rule: "submit-accepted-while-composing", name: "commits first, and sends the text from before",
      script: "insert 王\nmark 李\nsubmit button",
      make: spoilt(Policies(gate: .live, pendingSubmit: .commitFirst)) { subject, field, _ in
        let submit = subject.submit
        subject.submit = { path in
          let before = field.state.unmarkedUnits
          return submit(path).isAccepted ? .accepted(before) : .refused
        }
      }),
    Fault(
      rule: "provisional-value", name: "hands on the marked part alone", script: "insert 王\nmark n\ninsert 你",
      make: spoilt { subject, field, _ in
        let value = subject.confirmedValue
        subject.confirmedValue = { field.state.markedRange == nil ? value?() : Array(field.state.markedUnits) }
      }),
    Fault(
      rule: "provisional-value", name: "hands on the text of the event before", script: "mark n\nmark ni\ninsert 你",
      make: spoilt { subject, field, _ in
        let changed = subject.changed
        var last: [UInt16] = []
        var value: [UInt16] = []
        subject.changed = {
          value = last
          last = field.state.units
          changed?()
        }
        subject.confirmedValue = { field.state.markedRange == nil ? nil : value }
      }),
  ]
}
