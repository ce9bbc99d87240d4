import MarkedTextUIKit
import Testing
import TextInputModel

@MainActor @Suite struct UITextViewTests {
  @Test func oneLifeInOrder() {
    let view = UITextView()
    let delegate = ViewDelegate()
    view.delegate = delegate
    let names: [(NSNotification.Name, String)] = [
      (UITextView.textDidBeginEditingNotification, "note begin"), (UITextView.textDidChangeNotification, "note change"),
      (UITextView.textDidEndEditingNotification, "note end"),
    ]
    let listener = NotificationListener(view, names) { delegate.log.append($0) }
    #expect(view.becomeFirstResponder())
    view.simulatedField.type("a")
    #expect(view.resignFirstResponder())
    listener.stop()
    #expect(
      delegate.log == [
        "shouldBegin", "didBegin", "note begin", "shouldChange{0,0}a", "selection", "change", "note change",
        "shouldEnd", "didEnd", "note end",
      ])
  }

  /// Rule 173: the question about a line feed is the only hook for Return.
  @Test(arguments: [true, false]) func returnIsALineFeed(isAllowed: Bool) {
    let view = UITextView()
    let delegate = ViewDelegate()
    view.delegate = delegate
    view.simulatedField.type("a")
    delegate.refusesLineFeeds = !isAllowed
    delegate.log = []
    view.simulatedField.pressReturn()
    #expect(view.text == (isAllowed ? "a\n" : "a"))
    #expect(delegate.log.first == "shouldChange{1,0}\n")
    #expect(delegate.log.contains("change") == isAllowed)
  }

  /// Rule 171: while text is marked, Return commits and nothing else.
  @Test func returnCommitsFirst() {
    let view = UITextView()
    view.simulatedField.mark("ni")
    view.simulatedField.pressReturn()
    #expect(view.text == "ni")
    #expect(view.markedTextRange == nil)
  }

  @Test(arguments: [(HostProfile.ios18, "{0,2}王"), (.ios26, "ranges{2,0}王")])
  func rangesMethodIsAskedAlone(host: HostProfile, expected: String) {
    let view = onHost(host) { UITextView() }
    let delegate = RangesViewDelegate()
    view.delegate = delegate
    view.simulatedField.mark("ㄨㄤ")
    view.simulatedField.keyboard(.insertText(Array("王".utf16)), key: .candidate)
    #expect(delegate.log.last == expected)
  }

  @Test func withoutRangesMethodTheOtherIsAsked() {
    let view = onHost(.ios26) { UITextView() }
    let delegate = ViewDelegate()
    view.delegate = delegate
    view.simulatedField.type("ab")
    #expect(delegate.log.filter { $0.hasPrefix("should") } == ["shouldChange{0,0}a", "shouldChange{1,0}b"])
  }

  @Test func programWritesInSilence() {
    let view = UITextView()
    let delegate = ViewDelegate()
    view.delegate = delegate
    view.simulatedField.mark("ni")
    delegate.log = []
    view.text = "ni"
    view.attributedText = NSAttributedString(string: "x")
    view.text = nil
    #expect(view.text == "")
    #expect(view.markedTextRange == nil)
    #expect(delegate.log == [])
  }

  @Test func keyboardCallsOverrides() {
    let view = CountingView()
    view.simulatedField.type("ab")
    view.simulatedField.keyboard(.deleteBackward)
    view.simulatedField.mark("ni")
    #expect(view.calls == ["insert", "insert", "delete", "mark"])
    #expect(view.text == "ani")
  }

  @Test func notEditableTakesNoFocus() {
    let view = UITextView()
    view.isEditable = false
    #expect(!view.becomeFirstResponder())
  }
}

private class ViewDelegate: NSObject, UITextViewDelegate {
  var log: [String] = []
  var refusesLineFeeds = false
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.append("shouldBegin")
    return true
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.append("shouldEnd")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    log.append("shouldChange{\(range.location),\(range.length)}\(text)")
    return !(refusesLineFeeds && text == "\n")
  }
  func textViewDidChange(_ textView: UITextView) { log.append("change") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
}

private class RangesViewDelegate: NSObject, UITextViewDelegate {
  var log: [String] = []
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    log.append("{\(range.location),\(range.length)}\(text)")
    return true
  }
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    log.append("ranges" + ranges.map { "{\($0.rangeValue.location),\($0.rangeValue.length)}" }.joined() + text)
    return true
  }
}

private class CountingView: UITextView {
  var calls: [String] = []
  override func insertText(_ text: String) {
    calls.append("insert")
    super.insertText(text)
  }
  override func deleteBackward() {
    calls.append("delete")
    super.deleteBackward()
  }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    calls.append("mark")
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }
}
