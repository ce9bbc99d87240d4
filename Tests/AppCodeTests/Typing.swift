import Foundation
import TextInputModel
import UIKit

let systems: [HostProfile] = [.ios9, .ios12, .ios15, .ios18, .ios26]

/// A field on the system that a test is about.
@MainActor func field(on host: HostProfile) -> UITextField { make(on: host) { UITextField() } }

/// What `body` makes, with the fields in it on `host`.
@MainActor func make<Made>(on host: HostProfile, _ body: () -> Made) -> Made {
  let current = SimulatedHost.current
  defer { SimulatedHost.current = current }
  SimulatedHost.current = host
  return body()
}

/// Lets pass what waits in the main queue.
func mainQueueRuns() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}

/// What a person does with the keyboard.
extension UITextField {
  func type(_ text: String) { simulatedField.type(text) }
  func mark(_ steps: String...) { for step in steps { simulatedField.keyboard(.setMarkedText(Array(step.utf16))) } }
  func choose(_ text: String) { simulatedField.keyboard(.insertText(Array(text.utf16)), key: .candidate) }
  /// A candidate as the keyboard of iOS hands it over: marked, then unmarked (rule 19).
  func chooseMarked(_ text: String) {
    simulatedField.keyboard(.setMarkedText(Array(text.utf16)), key: .candidate)
    unmark()
  }
  func unmark() { simulatedField.keyboard(.unmarkText) }
  func delete() { simulatedField.keyboard(.deleteBackward) }

  var caret: Int {
    get { simulatedField.state.selectedRange.end }
    set { simulatedField.keyboard(.select(.caret(newValue))) }
  }
}

extension UITextView {
  func type(_ text: String) { simulatedField.type(text) }
  func mark(_ steps: String...) { for step in steps { simulatedField.keyboard(.setMarkedText(Array(step.utf16))) } }
  func choose(_ text: String) { simulatedField.keyboard(.insertText(Array(text.utf16)), key: .candidate) }
}

extension TextField {
  func type(_ text: String) { for character in text { keyboard(.insertText(Array(String(character).utf16))) } }
}
