import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct BioTextViewTests {
  func view(on host: HostProfile, _ limit: BioTextView.Limit = .whenNothingIsMarked) -> BioTextView {
    let view = make(on: host) { BioTextView(maxLength: 4, limit: limit) }
    view.becomeFirstResponder()
    return view
  }

  @Test(arguments: systems) func theLimitWaits(host: HostProfile) {
    let view = view(on: host)
    #expect(!view.placeholderLabel.isHidden)
    view.mark("z", "zh", "zho", "zhon", "zhong")
    #expect(view.text == "zhong")
    #expect(view.placeholderLabel.isHidden)
    #expect(view.counterLabel.text == "0/4")
    view.choose("中")
    #expect(view.text == "中")
    #expect(view.counterLabel.text == "1/4")
    view.type("文中文中文")
    #expect(view.text == "中文中文")
    #expect(view.counterLabel.text == "4/4")
    #expect(view.counterLabel.textColor == .systemRed)
    for _ in 0..<4 { view.simulatedField.keyboard(.deleteBackward) }
    #expect(!view.placeholderLabel.isHidden)
  }

  @Test(arguments: systems) func theFaultStopsTheComposition(host: HostProfile) {
    let view = view(on: host, .always)
    view.mark("z", "zh", "zho", "zhon", "zhong")
    #expect(view.text == "zhon")
  }

  @Test(arguments: systems) func returnEndsEditing(host: HostProfile) {
    let view = view(on: host)
    view.mark("ni")
    view.simulatedField.pressReturn()
    #expect(view.isFirstResponder)
    #expect(view.text == "ni")
    view.simulatedField.pressReturn()
    #expect(!view.isFirstResponder)
    #expect(view.text == "ni")
  }

  @Test func byCode() {
    let view = view(on: .ios18)
    view.text = "中文"
    #expect(view.counterLabel.text == "2/4")
    #expect(view.placeholderLabel.isHidden)
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.markedTextRange != nil)
    #expect(view.text == "中文ni")
    view.unmarkText()
    view.insertText("x")
    #expect(view.text == "中文nix")
    #expect(view.counterLabel.text == "2/4")
    view.selectedRange = NSRange(location: 0, length: 2)
    view.insertText("")
    #expect(view.text == "nix")
  }
}
