import CompositionScript
import FormValidation
import Foundation
import TestSupport
import Testing
import TextInputModel

/// What holds of every session: how often a field is told of a state counts for nothing, nor does what it was told in
/// the middle of a composition.
///
/// `MARKEDTEXT_SEED=<n> swift test --filter ComposedFieldPropertyTests` plays other sessions.
@Suite struct ComposedFieldPropertyTests {
  static let seed = ProcessInfo.processInfo.environment["MARKEDTEXT_SEED"].flatMap(UInt64.init) ?? 20_262
  static let sessions = 100
  static let steps = 12

  enum Moment: Sendable {
    case update, endEditing, submit
  }

  @Test(arguments: allPolicies)
  func updatesAreIdempotent(policies: Policies) {
    var compared = 0
    for number in 0..<Self.sessions {
      let seed = Self.seed &+ UInt64(number)
      var generator = SeededGenerator(seed: seed)
      var once = ComposedField.hanName(policies: policies)
      var often = once
      for (moment, state) in Self.session(&generator) {
        Self.tell(&once, moment, state)
        for _ in 0..<1 + generator.below(3) { Self.tell(&often, moment, state) }
        for _ in 0..<generator.below(3) { often.update(state) }
        compared += 1
        #expect(Shown(once) == Shown(often), "MARKEDTEXT_SEED=\(seed) at \(StateNotation.print(state))")
      }
    }
    #expect(compared == Self.sessions * Self.steps)
  }

  @Test(arguments: allPolicies)
  func settledVerdictsDependOnTheTextAlone(policies: Policies) {
    var compared = 0
    for number in 0..<Self.sessions {
      let seed = Self.seed &+ UInt64(number)
      var generator = SeededGenerator(seed: seed)
      var field = ComposedField.hanName(policies: policies)
      var isAttempted = false
      for (moment, state) in Self.session(&generator) {
        Self.tell(&field, moment, state)
        isAttempted = isAttempted || moment != .update
        guard state.markedRange == nil else { continue }
        var fresh = ComposedField.hanName(policies: policies)
        if isAttempted { fresh.endEditing(state) } else { fresh.update(state) }
        compared += 1
        #expect(Shown(field) == Shown(fresh), "MARKEDTEXT_SEED=\(seed) at \(StateNotation.print(state))")
      }
    }
    #expect(compared > Self.sessions)
  }

  /// Acceptance: no new error while text is marked, a strict gate is shut, a frozen one stays, nothing gets confirmed.
  @Test(arguments: allPolicies)
  func keepsItsPromisesWhileTextIsMarked(policies: Policies) {
    var compared = 0
    for number in 0..<Self.sessions {
      let seed = Self.seed &+ UInt64(number)
      var generator = SeededGenerator(seed: seed)
      var field = ComposedField.hanName(policies: policies)
      for (moment, state) in Self.session(&generator) {
        let before = Shown(field)
        Self.tell(&field, moment, state)
        guard state.markedRange != nil else { continue }
        compared += 1
        let now = Shown(field)
        let place: Comment = "MARKEDTEXT_SEED=\(seed) at \(StateNotation.print(state))"
        #expect(now.error == nil || policies.errorsWhileComposing == .keep && now.error == before.error, place)
        #expect(now.confirmed == before.confirmed, place)
        switch policies.gate {
        case .strict: #expect(!now.canSubmit, place)
        case .freeze: #expect(now.canSubmit == before.canSubmit, place)
        case .live: #expect(now.canSubmit == (HanName.problem(in: state.units) == nil), place)
        }
      }
    }
    #expect(compared > Self.sessions)
  }

  private static func tell(_ field: inout ComposedField, _ moment: Moment, _ state: TextInputState) {
    switch moment {
    case .update: field.update(state)
    case .endEditing: field.endEditing(state)
    case .submit: _ = field.submit(state)
    }
  }

  /// States that a field may show one after the other: calls of a keyboard on it, and writes of the program.
  private static func session(_ generator: inout SeededGenerator) -> [(Moment, TextInputState)] {
    let texts = ["n", "ni", "你", "·", ".", "", "葛\u{E0100}", "𠮷", "zh\u{2006}w"]
    var state = TextInputState()
    return (0..<steps).map { _ in
      let text = units(texts[generator.below(texts.count)])
      switch generator.below(10) {
      case 0...4: state.setMarkedText(text, selectedRange: nil)
      case 5: state.insertText(text)
      case 6: state.unmarkText()
      case 7: state.deleteBackward()
      case 8: state.select(UTF16Range(location: generator.below(3), length: generator.below(4)))
      default: state.setText(text)
      }
      let moment: Moment = [.update, .update, .update, .update, .endEditing, .submit][generator.below(6)]
      return (moment, state)
    }
  }
}
