import MarkedTextUIKit
import TextInputModel

/// What `body` makes on `host`.
@MainActor func onHost<Made>(_ host: HostProfile, _ body: () -> Made) -> Made {
  let current = SimulatedHost.current
  defer { SimulatedHost.current = current }
  SimulatedHost.current = host
  return body()
}

extension TextField {
  /// Keys of a keyboard, one after the other.
  func type(_ text: String) {
    for character in text { keyboard(.insertText(Array(String(character).utf16))) }
  }

  /// A composition that is not committed.
  func mark(_ text: String) { keyboard(.setMarkedText(Array(text.utf16))) }
}

/// A delegate that writes down what it is asked and told, and gives the answers that it was told to give.
class RecordingDelegate: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var refused: Set<String> = []

  func ask(_ question: String, _ detail: String = "") -> Bool {
    log.append(question + detail)
    return !refused.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask("shouldChange", "{\(range.location),\(range.length)}\(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}
