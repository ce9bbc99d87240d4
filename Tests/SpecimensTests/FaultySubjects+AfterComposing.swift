import CompositionScript
import FormValidation
import ReplayHarness
import TextInputModel

/// Wrong when the composition is over.
extension Fault {
  static let afterComposing: [Fault] = [
    Fault(
      rule: "not-revalidated", name: "sets its composing flag and takes it back only at the end of editing",
      script: "mark n\ninsert a",
      make: spoilt { subject, field, _ in
        let (changed, ended) = (subject.changed, subject.ended)
        var isComposing = false
        subject.changed = {
          isComposing = isComposing || field.state.markedRange != nil
          if !isComposing { changed?() }
        }
        subject.ended = {
          isComposing = false
          ended?()
        }
      }),
    Fault(
      rule: "not-revalidated", name: "shows the verdict of the last question to the delegate",
      script: "mark n\nmark 你\nunmark",
      make: spoilt { subject, field, _ in
        var message: String?
        subject.shouldChange = { question in
          message = field.state.markedRange == nil ? HanName.problem(in: question.units)?.message : message
          return true
        }
        subject.errors = { field.state.markedRange != nil ? [] : message.map { [.init(message: $0)] } ?? [] }
      }),
    Fault(
      rule: "gate-stuck", name: "shuts the gate at letters and opens it at a plain key", script: "mark n\ninsert 你",
      make: spoilt { subject, field, _ in
        let (changed, canSubmit) = (subject.changed, subject.canSubmit)
        var isShut = false
        var wasMarked = false
        subject.changed = {
          let isMarked = field.state.markedRange != nil
          if isMarked { isShut = true } else if !wasMarked { isShut = false }
          wasMarked = isMarked
          changed?()
        }
        subject.canSubmit = { canSubmit() && !isShut }
      }),
    Fault(
      rule: "gate-stuck", name: "refuses the submit after a composition that looked open",
      script: "mark n\ninsert 你\nsubmit return",
      make: spoilt { subject, field, _ in
        let (changed, submit) = (subject.changed, subject.submit)
        var hasLetters = false
        subject.changed = {
          hasLetters = hasLetters || field.state.markedRange != nil
          changed?()
        }
        subject.submit = { path in hasLetters ? .refused : submit(path) }
      }),
    Fault(
      rule: "submit-unchecked", name: "accepts by the verdict on the marked Han",
      script: "mark 王\ninsert a\nsubmit button",
      make: spoilt { subject, field, _ in
        let (changed, submit) = (subject.changed, subject.submit)
        var isGood = false
        subject.changed = {
          if field.state.markedRange != nil { isGood = HanName.problem(in: field.state.units) == nil }
          changed?()
        }
        subject.submit = { path in
          isGood && field.state.markedRange == nil ? .accepted(field.state.units) : submit(path)
        }
      }),
    Fault(
      rule: "submit-unchecked", name: "says itself that it judged an older text",
      script: "insert 王\nmark li\ninsert 李\nsubmit program",
      make: spoilt { subject, field, _ in
        let changed = subject.changed
        var judged = field.state.units
        var wasMarked = false
        subject.changed = {
          changed?()
          let isMarked = field.state.markedRange != nil
          if !isMarked, !wasMarked { judged = field.state.units }
          wasMarked = isMarked
        }
        subject.judged = { judged }
      }),
    Fault(
      rule: "flicker", name: "complains at the commit and takes it back by a timer",
      script: "mark n\ninsert 你\nwait 1000ms",
      make: spoilt { subject, field, context in
        let (changed, errors) = (subject.changed, subject.errors)
        var (hasLetters, complains) = (false, false)
        subject.changed = {
          changed?()
          if field.state.markedRange != nil {
            hasLetters = true
          } else if hasLetters {
            (hasLetters, complains) = (false, true)
            context.clock.schedule(after: 100) { complains = false }
          }
        }
        subject.errors = { complains ? [.init(message: "!")] : errors() }
      }),
    Fault(
      rule: "flicker", name: "shuts the gate for 200 ms a while after the commit",
      script: "mark n\ninsert 你\nwait 1000ms",
      make: spoilt { subject, field, context in
        let (changed, canSubmit) = (subject.changed, subject.canSubmit)
        var (hasLetters, isShut) = (false, false)
        subject.changed = {
          changed?()
          if field.state.markedRange != nil {
            hasLetters = true
          } else if hasLetters {
            hasLetters = false
            context.clock.schedule(after: 100) { isShut = true }
            context.clock.schedule(after: 300) { isShut = false }
          }
        }
        subject.canSubmit = { canSubmit() && !isShut }
      }),
    Fault(
      rule: "event-dependent", name: "turns its error on and off at each event", script: "mark n\ninsert a",
      make: spoilt { subject, field, _ in
        let (changed, errors) = (subject.changed, subject.errors)
        var isOdd = false
        subject.changed = {
          isOdd = field.state.markedRange == nil && !isOdd
          changed?()
        }
        subject.errors = { isOdd ? errors() : [] }
      }),
    Fault(
      rule: "event-dependent", name: "waits for the second event", script: "mark n\ninsert a",
      make: spoilt { subject, field, _ in
        let changed = subject.changed
        var hasSkipped = false
        subject.changed = {
          if field.state.markedRange == nil, !hasSkipped { return hasSkipped = true }
          hasSkipped = false
          changed?()
        }
      }),
  ]
}
