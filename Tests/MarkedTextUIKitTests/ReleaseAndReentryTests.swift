import MarkedTextUIKit
import Testing
import TextInputModel

/// What lives how long, and callbacks that act on the field that calls them.
@MainActor @Suite struct ReleaseAndReentryTests {
  private final class Form: NSObject, UITextFieldDelegate {
    let field = UITextField()
    var texts: [String] = []
    override init() {
      super.init()
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.read() }, for: .editingChanged)
    }
    func read() { texts.append(field.text ?? "") }
  }

  /// UIKit's undo manager does not retain the targets of its steps (Apple's documentation of registerUndo).
  @Test func undoStepKeepsNoTarget() {
    weak var form: Form?
    do {
      let strong = Form()
      form = strong
      strong.field.undoManager?.registerUndo(withTarget: strong) { $0.read() }
    }
    #expect(form == nil)
  }

  @Test func nothingKeepsAField() {
    weak var form: Form?
    weak var field: UITextField?
    weak var model: TextField?
    do {
      let strong = Form()
      (form, field, model) = (strong, strong.field, strong.field.simulatedField)
      _ = strong.field.tokenizer
      _ = strong.field.undoManager
      let window = UIWindow(frame: .zero)
      window.addSubview(strong.field)
      strong.field.becomeFirstResponder()
      strong.field.simulatedField.mark("ni")
      strong.field.simulatedField.keyboard(.insertText(Array("你".utf16)))
      strong.field.undoManager?.undo()
      strong.field.resignFirstResponder()
    }
    #expect(form == nil)
    #expect(field == nil)
    #expect(model == nil)
  }

  @Test func nothingKeepsAFieldWithFocus() {
    weak var field: UITextField?
    weak var view: UITextView?
    do {
      let strong = UITextField()
      let text = UITextView()
      (field, view) = (strong, text)
      strong.becomeFirstResponder()
      text.becomeFirstResponder()
      text.simulatedField.mark("ni")
    }
    #expect(field == nil)
    #expect(view == nil)
    let other = UITextField()
    #expect(other.becomeFirstResponder())
    other.resignFirstResponder()
  }

  /// An undo manager that outlives its field has nothing to undo.
  @Test func undoManagerOutlivesItsField() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var field: UITextField? = UITextField()
        let manager = field?.undoManager
        field = nil
        _ = manager?.canUndo
        manager?.undo()
      }
    }
  }

  /// Rule 59: editing ends once, also where the change event of rule 48 makes the app end it itself.
  @Test(arguments: HostProfile.played, ["resign", "next", "remove", "force"])
  func endsOnceThoughTheCommitEndsEditing(host: HostProfile, act: String) {
    let (field, next, window) = SimulatedHost.with(host) { (UITextField(), UITextField(), UIWindow(frame: .zero)) }
    window.addSubview(field)
    window.addSubview(next)
    let delegate = RecordingDelegate()
    field.delegate = delegate
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    field.becomeFirstResponder()
    field.simulatedField.mark("ni")
    field.addAction(
      UIAction { [weak field, weak next, weak window] _ in
        switch act {
        case "next": next?.becomeFirstResponder()
        case "remove": field?.removeFromSuperview()
        case "force": window?.endEditing(true)
        default: field?.resignFirstResponder()
        }
      }, for: .editingChanged)
    field.resignFirstResponder()
    #expect(!field.isEditing)
    #expect(next.isFirstResponder == (act == "next"))
    #expect(delegate.log.count { $0 == "didEnd" } == 1)
    #expect(ends == 1)
  }

  private final class Counting: UITextField {
    var calls: [String] = []
    override func insertText(_ text: String) {
      calls.append("insert")
      super.insertText(text)
    }
    override func deleteBackward() {
      calls.append("delete")
      super.deleteBackward()
    }
    override func unmarkText() {
      calls.append("unmark")
      super.unmarkText()
    }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      calls.append("mark")
      super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func replace(_ range: UITextRange, withText text: String) {
      calls.append("replace")
      super.replace(range, withText: text)
    }
    override var text: String? {
      get { super.text }
      set {
        calls.append("text")
        super.text = newValue
      }
    }
  }

  /// Rule 16: each call reaches the method of its name, once.
  @Test func overridesAreCalledOnce() {
    let field = Counting()
    field.becomeFirstResponder()
    let model = field.simulatedField
    let acts: [(String, [String], () -> Void)] = [
      ("insert", ["insert"], { model.type("a") }),
      ("delete", ["delete"], { model.keyboard(.deleteBackward) }),
      ("delete in an empty field", ["delete"], { model.keyboard(.deleteBackward) }),
      ("mark", ["mark"], { model.mark("ni") }),
      ("unmark", ["unmark"], { model.keyboard(.unmarkText) }),
      ("paste", ["insert"], { model.paste(Array("x".utf16)) }),
      ("autocorrect", ["replace"], { model.autocorrect(UTF16Range(location: 0, length: 1), to: [0x61]) }),
      (
        "return", ["mark", "unmark"],
        {
          model.mark("b"); model.pressReturn()
        }
      ),
      (
        "blur", ["mark", "unmark"],
        {
          model.mark("b"); field.resignFirstResponder()
        }
      ),
    ]
    for (name, expected, act) in acts {
      field.calls = []
      act()
      #expect(field.calls == expected, "\(name)")
    }
  }

  /// Handlers that leave nothing as it was.
  @Test(arguments: HostProfile.played)
  func survivesWildHandlers(host: HostProfile) {
    for seed in 0..<14 {
      let (field, other) = SimulatedHost.with(host) { (UITextField(), UITextField()) }
      var depth = 0
      let wild: @MainActor () -> Void = { [weak field, weak other] in
        guard let field, let other, depth < 3 else { return }
        depth += 1
        defer { depth -= 1 }
        switch seed {
        case 0: field.text = ""
        case 1: field.text = field.text
        case 2: field.unmarkText()
        case 3: field.isSecureTextEntry.toggle()
        case 4: field.undoManager?.undo()
        case 5: field.undoManager?.removeAllActions()
        case 6: other.becomeFirstResponder()
        case 7: field.resignFirstResponder()
        case 8: field.removeAction(identifiedBy: .init("wild"), for: .allEvents)
        case 9: field.delegate = nil
        case 10: field.isUserInteractionEnabled = false
        case 11: field.simulatedField.mark("x")
        case 12: field.simulatedField.keyboard(.insertText(Array("你".utf16)), key: .candidate)
        default: field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.beginningOfDocument)
        }
      }
      let delegate = WildDelegate()
      delegate.wild = wild
      field.delegate = delegate
      field.addAction(UIAction(identifier: .init("wild")) { _ in wild() }, for: .allEvents)
      for _ in 0..<2 {
        field.becomeFirstResponder()
        field.simulatedField.type("ab")
        field.simulatedField.mark("ni\u{2006}hao")
        field.simulatedField.keyboard(.setMarkedText(Array("你好".utf16)), key: .candidate)
        field.simulatedField.keyboard(.unmarkText)
        field.simulatedField.mark("か")
        field.undoManager?.undo()
        field.undoManager?.redo()
        field.simulatedField.dictate([Array("hello".utf16), Array("hello world".utf16)])
        field.simulatedField.fillOneTimeCode(Array("123".utf16))
        field.simulatedField.acceptSuggestion(Array("word".utf16), over: UTF16Range(location: 0, length: 9))
        field.simulatedField.predict(Array("tail".utf16))
        field.simulatedField.acceptPrediction()
        field.simulatedField.pressClear()
        field.simulatedField.mark("か")
        field.simulatedField.suspend()
        field.simulatedField.pressReturn()
        field.resignFirstResponder()
      }
      #expect(field.simulatedField.selectedRange.end <= field.simulatedField.unitCount)
      other.resignFirstResponder()
      field.removeFromSuperview()
      _ = field.resignFirstResponder()
    }
  }

  /// Positions at the ends of all numbers.
  @Test func positionsOfAnyDistance() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let field = UITextField()
        field.text = "a\u{1F600}"
        for offset in [Int.min, Int.max, -1, NSNotFound] {
          for direction in [UITextLayoutDirection.left, .right, .up, .down] {
            _ = field.position(from: field.endOfDocument, in: direction, offset: offset)
          }
          _ = field.position(from: field.endOfDocument, offset: offset)
        }
        field.setMarkedText("ni", selectedRange: NSRange(location: -5, length: .max))
        field.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: -1))
        let view = UITextView()
        view.text = "abc"
        view.selectedRange = NSRange(location: NSNotFound, length: 0)
        view.selectedRange = NSRange(location: 1, length: .max)
      }
    }
  }
}

private final class WildDelegate: NSObject, UITextFieldDelegate {
  var wild: @MainActor () -> Void = {}
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    wild()
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { wild() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    wild()
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { wild() }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    wild()
    return true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { wild() }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    wild()
    return true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    wild()
    return true
  }
}
