import MarkedTextUIKit
import Testing
import TextInputModel

@MainActor @Suite struct UITextFieldDelegateTests {
  /// Rules 59 and 60: the question, the selection, the event, the notification.
  @Test func oneLifeInOrder() {
    let field = UITextField()
    let delegate = RecordingDelegate()
    field.delegate = delegate
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event change"), (.editingDidEnd, "event end"),
      (.editingDidEndOnExit, "event exit"),
    ]
    for (event, name) in events { field.addAction(UIAction { _ in delegate.log.append(name) }, for: event) }
    let names: [(NSNotification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "note begin"),
      (UITextField.textDidChangeNotification, "note change"),
      (UITextField.textDidEndEditingNotification, "note end"),
    ]
    let listener = NotificationListener(field, names) { delegate.log.append($0) }
    field.becomeFirstResponder()
    field.simulatedField.type("a")
    field.simulatedField.pressReturn()
    listener.stop()
    #expect(
      delegate.log == [
        "shouldBegin", "didBegin", "event begin", "note begin", "shouldChange{0,0}a", "selection", "event change",
        "note change", "shouldReturn", "event exit", "shouldEnd", "didEnd", "event end", "note end",
      ])
  }

  @Test(arguments: ["shouldBegin", "shouldChange", "shouldEnd", "shouldClear", "shouldReturn"])
  func noIsANo(question: String) {
    let field = UITextField()
    let delegate = RecordingDelegate()
    field.delegate = delegate
    var exits = 0
    field.addAction(UIAction { _ in exits += 1 }, for: .primaryActionTriggered)
    field.text = "ab"
    delegate.refused = [question]
    #expect(field.becomeFirstResponder() == (question != "shouldBegin"))
    field.simulatedField.type("c")
    #expect(field.text == (question == "shouldChange" ? "ab" : "abc"))
    field.simulatedField.pressReturn()
    #expect(exits == (question == "shouldReturn" ? 0 : 1))
    field.simulatedField.pressClear()
    #expect(field.text == (question == "shouldClear" ? "abc" : ""))
    if question != "shouldBegin" {
      #expect(field.resignFirstResponder() == (question != "shouldEnd"))
      #expect(field.isEditing == (question == "shouldEnd"))
    }
  }

  /// Rules 69 to 71: ㄨㄤ → 王. Whoever implements the method with ranges is asked that one alone on iOS 26, from the
  /// first question on.
  @Test(arguments: [
    (HostProfile.ios18, "both", ["{0,2}王"]), (.ios26, "both", ["ranges{2,0}王"]), (.ios18, "one", ["{0,2}王"]),
    (.ios26, "one", ["{0,2}王"]), (.ios26, "none", []),
  ])
  func commitIsAskedOnce(host: HostProfile, implemented: String, expected: [String]) {
    for _ in 0..<2 {
      let field = onHost(host) { UITextField() }
      let delegate: QuestionLog =
        switch implemented {
        case "both": BothMethods()
        case "one": OneMethod()
        default: NoMethod()
        }
      field.delegate = delegate as? any UITextFieldDelegate
      #expect(field.delegate != nil)
      field.simulatedField.mark("ㄨㄤ")
      field.simulatedField.keyboard(.insertText(Array("王".utf16)), key: .candidate)
      // The symbols are asked about as well, at the caret.
      #expect(delegate.log.filter { $0.hasSuffix("王") } == expected)
      #expect(delegate.log.count == 2 * expected.count)
      #expect(field.text == "王")
    }
  }

  /// The first question that a class is ever asked is right too.
  @Test func firstQuestionOfAClassIsACommit() {
    let field = onHost(.ios26) { UITextField() }
    let delegate = FirstQuestion()
    field.delegate = delegate
    let observer = QuestionObserver()
    field.simulatedField.observer = observer
    let marked = UTF16Range(location: 0, length: 2)
    for _ in 0..<2 {
      field.simulatedField.restore(TextInputState(units: Array("ㄨㄤ".utf16), markedRange: marked))
      field.simulatedField.keyboard(.insertText(Array("王".utf16)), key: .candidate)
      field.simulatedField.restore(TextInputState(units: Array("ㄨㄤ".utf16), markedRange: marked))
      field.simulatedField.keyboard(.deleteBackward)
    }
    #expect(delegate.log == ["ranges{2,0}王", "ranges{0,2}", "ranges{2,0}王", "ranges{0,2}"])
    #expect(observer.questions.map(\.range) == [.caret(2), marked, .caret(2), marked])
    #expect(observer.questions.allSatisfy { $0.method == .ranges })
  }

  @Test func rangesMethodCanRefuseAtOnce() {
    let field = onHost(.ios26) { UITextField() }
    let delegate = RefusingRanges()
    field.delegate = delegate
    field.simulatedField.type("a")
    #expect(field.text == "")
    #expect(delegate.log == ["ranges{0,0}a"])
  }

  /// Another delegate's default, run inside an implementation, says nothing about the implementation.
  @Test func forwardingIsAnImplementation() {
    let field = onHost(.ios26) { UITextField() }
    let delegate = ForwardingDelegate()
    field.delegate = delegate
    field.simulatedField.type("ab")
    #expect(delegate.log == ["ranges", "ranges"])
  }

  /// Rule 174: the method with a reason replaces the other, where the system has it.
  @Test(arguments: [(HostProfile.ios9, ["plain"]), (.ios18, ["reason 0"])])
  func reasonReplacesTheOther(host: HostProfile, expected: [String]) {
    let field = onHost(host) { UITextField() }
    let delegate = ReasonDelegate()
    field.delegate = delegate
    for _ in 0..<2 {
      delegate.log = []
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(delegate.log == expected)
    }
    field.becomeFirstResponder()
    field.simulatedField.endEditing(reason: .cancelled)
    #expect(delegate.log.last == (host == .ios9 ? "plain" : "reason 1"))
  }

  @Test(arguments: [HostProfile.ios9, .ios18, .ios26])
  func withoutReasonThePlainOneIsTold(host: HostProfile) {
    let field = onHost(host) { UITextField() }
    let delegate = RecordingDelegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(delegate.log.suffix(2) == ["shouldEnd", "didEnd"])
  }

  @Test func delegateIsHeldWeakly() {
    let field = UITextField()
    field.delegate = RecordingDelegate()
    #expect(field.delegate == nil)
    field.simulatedField.type("a")
    #expect(field.text == "a")
  }

  @Test func delegateWithNothingAllowsAll() {
    let field = UITextField()
    let delegate = NoMethod()
    field.delegate = delegate
    #expect(field.becomeFirstResponder())
    field.simulatedField.type("a")
    #expect(field.text == "a")
    #expect(field.simulatedField.pressReturn() == .asked(true))
    field.simulatedField.pressClear()
    #expect(field.text == "")
    #expect(field.resignFirstResponder())
  }
}

private class QuestionLog: NSObject {
  var log: [String] = []
}

private class OneMethod: QuestionLog, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("{\(range.location),\(range.length)}\(string)")
    return true
  }
}

private class BothMethods: QuestionLog, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("{\(range.location),\(range.length)}\(string)")
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    log.append("ranges" + ranges.map { "{\($0.rangeValue.location),\($0.rangeValue.length)}" }.joined() + string)
    return true
  }
}

private class FirstQuestion: BothMethods {}

private final class QuestionObserver: TextFieldObserver {
  var questions: [ChangeQuestion] = []
  func fieldDidChange() {}
  func delivered(_ callback: CallbackKind) {}
  func asked(_ question: ChangeQuestion, answer: Bool) { questions.append(question) }
  func willPerform(_ act: ProgramAct) {}
}

private class NoMethod: QuestionLog, UITextFieldDelegate {}

private class RefusingRanges: QuestionLog, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    log.append("ranges" + ranges.map { "{\($0.rangeValue.location),\($0.rangeValue.length)}" }.joined() + string)
    return false
  }
}

private class ForwardingDelegate: QuestionLog, UITextFieldDelegate {
  private let other = NoMethod()
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    log.append("ranges")
    return other.textField(textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("range")
    return true
  }
}

private class ReasonDelegate: QuestionLog, UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("plain") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    log.append("reason \(reason.rawValue)")
  }
}

/// Writes down which notifications an object posts.
@MainActor final class NotificationListener {
  private var tokens: [any NSObjectProtocol] = []

  init(_ object: AnyObject, _ names: [(NSNotification.Name, String)], _ heard: @escaping @MainActor (String) -> Void) {
    tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated { heard(text) }
      }
    }
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
