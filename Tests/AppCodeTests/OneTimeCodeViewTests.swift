import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct OneTimeCodeViewTests {
  func focus(in view: OneTimeCodeView) -> Int? { view.fields.first(where: \.isFirstResponder)?.tag }

  /// One key, to whichever box has the focus.
  func press(_ key: Character, in view: OneTimeCodeView) {
    guard let index = focus(in: view) else { return }
    if key == "<" { view.fields[index].delete() } else { view.fields[index].type(String(key)) }
  }

  @Test(arguments: systems) func theFocusMovesOn(host: HostProfile) {
    let view = make(on: host) { OneTimeCodeView() }
    var codes: [String] = []
    view.onComplete = { codes.append($0) }
    view.becomeFirstResponder()
    #expect(focus(in: view) == 0)
    for (offset, key) in "12x345".enumerated() {
      press(key, in: view)
      #expect(focus(in: view) == [1, 2, 2, 3, 4, 5][offset])
    }
    #expect(codes == [])
    press("6", in: view)
    #expect(focus(in: view) == nil)
    #expect(codes == ["123456"])
  }

  @Test(arguments: systems) func deletingGoesBack(host: HostProfile) {
    let view = make(on: host) { OneTimeCodeView(digitCount: 4) }
    view.becomeFirstResponder()
    for key in "12<" { press(key, in: view) }
    #expect(view.code == "1")
    #expect(focus(in: view) == 1)
    for key in "<<" { press(key, in: view) }
    #expect(view.code == "")
    #expect(focus(in: view) == 0)
    for key in "4321" { press(key, in: view) }
    #expect(view.code == "4321")
    view.fields[1].becomeFirstResponder()
    press("<", in: view)
    #expect(view.code == "421")
    #expect(focus(in: view) == 1)
  }

  @Test(arguments: systems) func aPastedCodeIsSpreadOut(host: HostProfile) {
    let view = make(on: host) { OneTimeCodeView(digitCount: 4) }
    view.becomeFirstResponder()
    view.fields[0].simulatedField.paste(Array("12 34 5".utf16))
    #expect(view.code == "1234")
    #expect(focus(in: view) == nil)
  }
}
