import CompositionScript
import TextInputModel

extension Player {
  /// Checks what a script expects after `step`.
  ///
  /// A script that names a host says what holds there: on another kind of system (`isRelated`) nothing it expects counts.
  ///
  /// What it expects of the form is not judged while the form has not been told of a commit, in the variant where a
  /// commit fires no event: until the next loss of focus or submit.
  func check(_ step: Step) {
    for expectation in step.expectations {
      guard !isForeignHost else {
        replay.skippedForHost += 1
        continue
      }
      guard checksPresentation || !expectation.concernsPresentation else {
        replay.skipped += 1
        continue
      }
      if expectation.concernsPresentation, hasUntoldCommit { continue }
      guard let actual = mismatch(expectation) else { continue }
      replay.unmet.append(
        UnmetExpectation(step: step.number, line: expectation.line, expected: expectation.source, actual: actual))
    }
  }

  /// What is there instead; nil where the expectation is met.
  private func mismatch(_ expectation: Expectation) -> String? {
    let shown = main.presentation
    switch expectation.check {
    case .state(let expected): return mismatch(expected)
    case .error(_, let expected): return mismatch(expected, shown.errors.map(\.message))
    case .errorCount(_, let count): return shown.errors.count == count ? nil : "errors \(shown.errors.count)"
    case .submit(let isOn): return shown.canSubmit == isOn ? nil : "submit \(shown.canSubmit ? "on" : "off")"
    case .value(_, let units): return mismatch(units, shown.value)
    case .accepted(_, let units): return mismatch(accepted: units)
    case .refused:
      guard case .refused? = lastSubmission else { return lastSubmission == nil ? "nothing was submitted" : "accepted" }
      return nil
    case .composing(let expected):
      let isComposing = main.markedRange != nil || isUnderWay
      return isComposing == expected ? nil : "composing \(isComposing ? "yes" : "no")"
    case .requirement(let id, _, let expected):
      guard let actual = shown.requirements.first(where: { $0.id == id }) else { return "no requirement \(id)" }
      return actual.state == expected ? nil : "requirement \(id) \(actual.state.rawValue)"
    case .focus(let expected):
      let name = main.isEditing ? session.field ?? "" : nil
      let isMet = expected == nil ? name == nil : name != nil && (session.field == nil || name == expected)
      return isMet ? nil : name.map { "focus \($0)" } ?? "focus none"
    case .calls(let callback, let count):
      let counts = main.callbackCounts ?? [:]
      let actual = counts[callback] ?? 0
      return actual == count ? nil : "calls \(callback.rawValue) \(actual)"
    }
  }

  private func mismatch(_ expected: ExpectedState) -> String? {
    let state = main.state
    let isMet =
      state.units == expected.units && state.markedRange == expected.markedRange
      && (expected.selectedRange == nil || state.selectedRange == expected.selectedRange)
    return isMet ? nil : notation(state)
  }

  private func mismatch(_ expected: Expectation.ErrorExpectation, _ messages: [String]) -> String? {
    let actual = messages.isEmpty ? "error none" : messages.map { "error \"\($0)\"" }.joined(separator: ", ")
    switch expected {
    case .none: return messages.isEmpty ? nil : actual
    case .any: return messages.isEmpty ? actual : nil
    case .text(let units): return messages.contains { $0.utf16.elementsEqual(units) } ? nil : actual
    }
  }

  private func mismatch(_ expected: [UInt16]?, _ value: Presentation.ConfirmedValue) -> String? {
    switch value {
    case .undeclared: "the form declares no value"
    case .none: expected == nil ? nil : "value none"
    case .text(let units): units == expected ? nil : "value \(quoted(units))"
    }
  }

  private func mismatch(accepted expected: [UInt16]?) -> String? {
    switch lastSubmission {
    case nil: "nothing was submitted"
    case .refused: "refused"
    case .accepted(let units):
      expected == nil || units == expected
        ? nil : units.map { "accepted \(quoted($0))" } ?? "accepted, but not said what"
    }
  }

  /// A range past the end of the text is cut to it, and said.
  func warnOfClampedRange(_ action: Action) {
    let count = main.unitCount
    let range: UTF16Range
    switch action {
    case .call(.select(let selected)): range = selected
    case .call(.replace(let replaced, _)): range = replaced
    default: return
    }
    guard range.clamped(to: count) != range else { return }
    replay.warnings.append(
      PlayWarning(
        line: place.line,
        message: "range \(range.location),\(range.length) is past the end of the text (\(count)); cut"))
  }
}

extension Expectation {
  /// Whether it is about what the form shows, not about the state of the field.
  var concernsPresentation: Bool {
    switch check {
    case .error, .errorCount, .submit, .value, .accepted, .refused, .requirement: true
    case .state, .composing, .focus, .calls: false
    }
  }

  /// Whether callbacks must be counted for it.
  var countsCallbacks: Bool {
    if case .calls = check { true } else { false }
  }
}
