import CompositionScript
import FormValidation
import ReplayHarness
import TextInputModel

/// Wrong with the text.
extension Fault {
  static let ofText: [Fault] = [
    Fault(
      rule: "composition-destroyed", name: "puts the caret at the end at every change",
      script: "mark n\nmark ni\nunmark",
      make: spoilt { subject, field, _ in
        let changed = subject.changed
        subject.changed = {
          field.select(.caret(field.state.units.count))
          changed?()
        }
      }),
    Fault(
      rule: "composition-destroyed", name: "refuses the fifth letter", script: "mark niha\nmark nihao\ninsert 你好",
      make: spoilt { subject, field, _ in
        subject.shouldChange = { question in
          field.state.units.count - question.range.length + question.units.count <= 4
        }
      }),
    Fault(
      rule: "composition-destroyed", name: "clears the field when it refuses a submit", script: "mark n\nsubmit button",
      make: spoilt { subject, field, _ in
        let submit = subject.submit
        subject.submit = { path in
          let submission = submit(path)
          if !submission.isAccepted { field.setText([]) }
          return submission
        }
      }),
    Fault(
      rule: "key-refused", name: "has no room for the letters of one more character",
      script: "start 王小|\nmark zh\ninsert 张",
      make: spoilt { subject, field, _ in
        subject.shouldChange = { question in
          field.state.units.count - question.range.length + question.units.count <= 3
        }
      }),
    Fault(
      rule: "key-refused", name: "refuses accents that stand alone", script: "mark ´\ninsert é",
      make: spoilt { subject, _, _ in subject.shouldChange = { $0.units != [0xB4] } }),
    Fault(
      rule: "text-lost", name: "a timer writes the text of the last letters' event, without them",
      script: "insert 王\nmark ni\ninsert 你\nwait 500ms",
      make: spoilt { subject, field, context in
        let changed = subject.changed
        subject.changed = {
          changed?()
          guard field.state.markedRange != nil else { return }
          let committed = field.state.unmarkedUnits
          context.clock.schedule(after: 150) { if field.state.markedRange == nil { field.setText(committed) } }
        }
      }),
    Fault(
      rule: "text-lost", name: "drops the letters at the end of editing", script: "insert 王\nmark ni\nblur",
      make: spoilt { subject, field, _ in
        let (changed, ended) = (subject.changed, subject.ended)
        var committed = field.state.units
        var hasLetters = false
        subject.changed = {
          hasLetters = hasLetters || field.state.markedRange != nil
          if field.state.markedRange != nil { committed = field.state.unmarkedUnits }
          changed?()
        }
        subject.ended = {
          if hasLetters { field.setText(committed) }
          ended?()
        }
      }),
    Fault(
      rule: "text-doubled", name: "appends what was committed once more", script: "mark ni\ninsert 你",
      make: spoilt { subject, field, _ in
        let changed = subject.changed
        var hasLetters = false
        subject.changed = {
          if field.state.markedRange != nil {
            hasLetters = true
          } else if hasLetters {
            hasLetters = false
            field.setText(field.state.units + field.state.units)
          }
          changed?()
        }
      }),
    Fault(
      rule: "text-doubled", name: "inserts the candidate itself, and lets the system do it too",
      script: "mark ni\ninsert 你",
      make: spoilt { subject, field, _ in
        subject.shouldChange = { question in
          guard field.state.markedRange != nil, HanName.problem(in: question.units) == nil else { return true }
          field.setText(question.units)
          return true
        }
      }),
    Fault(
      rule: "text-changed", name: "writes what was composed in capitals", script: "mark a\nmark ab\nunmark",
      make: spoilt { subject, field, _ in
        let changed = subject.changed
        var hasLetters = false
        subject.changed = {
          hasLetters = hasLetters || field.state.markedRange != nil
          if hasLetters, field.state.markedRange == nil { field.setText(Array(field.state.text.uppercased().utf16)) }
          changed?()
        }
      }),
    Fault(
      rule: "text-changed", name: "moves what was composed to the front", script: "insert 王\nmark li\ninsert 李",
      make: spoilt { subject, field, _ in
        let changed = subject.changed
        var hasLetters = false
        subject.changed = {
          hasLetters = hasLetters || field.state.markedRange != nil
          if hasLetters, field.state.markedRange == nil { field.setText(field.state.units.reversed()) }
          changed?()
        }
      }),
  ]
}
