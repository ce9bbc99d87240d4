import MarkedTextUIKit
import Testing
import TextInputModel

@MainActor @Suite struct FocusTests {
  @Test func oneFieldTakesItFromAnother() {
    let (first, second) = (UITextField(), UITextField())
    let (one, two) = (RecordingDelegate(), RecordingDelegate())
    (first.delegate, second.delegate) = (one, two)
    var log: [String] = []
    first.addAction(UIAction { _ in log.append("first ends") }, for: .editingDidEnd)
    second.addAction(UIAction { _ in log.append("second begins") }, for: .editingDidBegin)
    first.becomeFirstResponder()
    first.simulatedField.mark("p\u{2006}g")
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(log == ["first ends", "second begins"])
    #expect(first.text == "pg")
    #expect(one.log.suffix(3) == ["shouldEnd", "selection", "didEnd"])
    #expect(two.log == ["shouldBegin", "didBegin"])
  }

  @Test func whoeverDoesNotGiveItUpKeepsIt() {
    let (first, second) = (UITextField(), UITextField())
    let (one, two) = (RecordingDelegate(), RecordingDelegate())
    (first.delegate, second.delegate) = (one, two)
    one.refused = ["shouldEnd"]
    first.becomeFirstResponder()
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder && !second.isFirstResponder)
    #expect(two.log == ["shouldBegin"])
    one.refused = []
    #expect(second.becomeFirstResponder())
  }

  /// A no to the beginning leaves the focus where it was.
  @Test func whoeverMayNotBeginTakesNothing() {
    let (first, second) = (UITextField(), UITextField())
    let (one, two) = (RecordingDelegate(), RecordingDelegate())
    (first.delegate, second.delegate) = (one, two)
    two.refused = ["shouldBegin"]
    first.becomeFirstResponder()
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(one.log == ["shouldBegin", "didBegin"])
  }

  /// A delegate that gives the focus back at the end of editing does not make two fields edit at once.
  @Test func oneFieldAtMostIsEditing() {
    let (first, second) = (UITextField(), UITextField())
    let delegate = ClingingDelegate()
    first.delegate = delegate
    first.becomeFirstResponder()
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder && !second.isFirstResponder)
    first.delegate = nil
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    second.resignFirstResponder()
  }

  @Test func harnessAndAppMeanTheSameFocus() {
    let (first, second) = (UITextField(), UITextField())
    #expect(first.simulatedField.beginEditing())
    #expect(first.isFirstResponder)
    #expect(second.simulatedField.beginEditing())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(second.simulatedField.endEditing())
    #expect(!second.isFirstResponder)
    #expect(first.becomeFirstResponder())
    first.resignFirstResponder()
  }

  @Test func rawHostHasOneFocusToo() {
    let (first, second) = SimulatedHost.with(.raw) { (UITextField(), UITextField()) }
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    second.resignFirstResponder()
  }

  @Test func eachWindowHasItsOwn() {
    let windows = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    let (first, second) = (UITextField(), UITextField())
    windows.0.addSubview(first)
    windows.1.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(first.isFirstResponder && second.isFirstResponder)
    #expect(windows.0.endEditing(false))
    #expect(!first.isFirstResponder && second.isFirstResponder)
  }

  /// Two lanes of a replay: each screen has its own focus, for fields too that come into it later.
  @Test func screensMadeApartShareNone() {
    func screen() -> (UIViewController, UITextField) {
      let (controller, field) = (UIViewController(), UITextField())
      controller.view.addSubview(field)
      return (controller, field)
    }
    let (one, two) = (SimulatedHost.with(.ios18, screen), SimulatedHost.with(.ios18, screen))
    #expect(one.1.becomeFirstResponder())
    #expect(two.1.becomeFirstResponder())
    #expect(one.1.isFirstResponder && two.1.isFirstResponder)
    let late = UITextField()
    one.0.view.addSubview(late)
    #expect(late.becomeFirstResponder())
    #expect(!one.1.isFirstResponder && two.1.isFirstResponder)
  }

  @Test func hostComesBack() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try SimulatedHost.with(.ios9) { throw Failure() } }
    #expect(SimulatedHost.current == .ios18)
    let (first, second) = (UITextField(), UITextField())
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(!first.isFirstResponder)
    second.resignFirstResponder()
  }

  /// Rule 174: forced, or out of its window, a field ends editing whatever its delegate says.
  @Test(arguments: ["asked", "forced", "removed"])
  func endEditing(way: String) {
    let window = UIWindow(frame: .zero)
    let (view, field) = (UIView(), UITextField())
    window.addSubview(view)
    view.addSubview(field)
    let delegate = RecordingDelegate()
    field.delegate = delegate
    delegate.refused = ["shouldEnd"]
    field.becomeFirstResponder()
    switch way {
    case "asked": #expect(!window.endEditing(false))
    case "forced": #expect(window.endEditing(true))
    default: view.removeFromSuperview()
    }
    #expect(field.isEditing == (way == "asked"))
    #expect(delegate.log.contains("shouldEnd"))
    #expect(delegate.log.contains("didEnd") == (way != "asked"))
  }

  @Test func onlyWhatIsInTheViewEndsEditing() {
    let window = UIWindow(frame: .zero)
    let (left, right, field) = (UIView(), UIView(), UITextField())
    window.addSubview(left)
    window.addSubview(right)
    left.addSubview(field)
    field.becomeFirstResponder()
    #expect(right.endEditing(true))
    #expect(field.isEditing)
    #expect(left.endEditing(true))
    #expect(!field.isEditing)
  }

  @Test func overriddenResignationIsCalled() {
    let (first, second) = (StubbornField(), UITextField())
    first.becomeFirstResponder()
    first.isStubborn = true
    #expect(!second.becomeFirstResponder())
    #expect(first.isEditing)
    #expect(first.attempts == 1)
    first.isStubborn = false
    #expect(second.becomeFirstResponder())
    #expect(first.attempts == 2)
    second.resignFirstResponder()
  }

  @Test func disabledFieldTakesNone() {
    let field = UITextField()
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing)
  }

  @Test func plainViewsTakeItIfTheyWant() {
    let (plain, willing, field) = (UIView(), WillingView(), UITextField())
    #expect(!plain.becomeFirstResponder())
    field.becomeFirstResponder()
    #expect(willing.becomeFirstResponder())
    #expect(!field.isEditing)
    #expect(field.becomeFirstResponder())
    #expect(!willing.isFirstResponder)
    field.resignFirstResponder()
  }

  /// Apple's documentation of `clearsOnBeginEditing` and `textFieldShouldClear`.
  @Test(arguments: [true, false])
  func clearsWhenEditingBegins(isAllowed: Bool) {
    let field = UITextField()
    let delegate = RecordingDelegate()
    field.delegate = delegate
    field.text = "old"
    field.clearsOnBeginEditing = true
    delegate.refused = isAllowed ? [] : ["shouldClear"]
    field.becomeFirstResponder()
    #expect(field.text == (isAllowed ? "" : "old"))
    #expect(delegate.log.prefix(3) == ["shouldBegin", "didBegin", "shouldClear"])
    field.resignFirstResponder()
  }

  @Test func oldFocusOrderEndsFirst() {
    var host = HostProfile.ios18
    host.focusOrder = .endsOldFirst
    let (first, second) = SimulatedHost.with(host) { (UITextField(), UITextField()) }
    let log = SharedLog()
    let (one, two) = (LoggingDelegate(log, "1"), LoggingDelegate(log, "2"))
    (first.delegate, second.delegate) = (one, two)
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(log.entries == ["1 begin?", "1 end?", "2 begin?"])
    second.resignFirstResponder()
  }
}

private class StubbornField: UITextField {
  var isStubborn = false
  var attempts = 0
  override func resignFirstResponder() -> Bool {
    attempts += 1
    return !isStubborn && super.resignFirstResponder()
  }
}

private class ClingingDelegate: NSObject, UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) { textField.becomeFirstResponder() }
}

private class WillingView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor private final class SharedLog {
  var entries: [String] = []
}

private class LoggingDelegate: NSObject, UITextFieldDelegate {
  private let log: SharedLog
  private let name: String
  init(_ log: SharedLog, _ name: String) { (self.log, self.name) = (log, name) }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.entries.append("\(name) begin?")
    return true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.entries.append("\(name) end?")
    return true
  }
}

/// A window that goes takes the focus along, as a view that leaves its window does (rule 174).
@MainActor @Suite struct LostWindowTests {
  @Test func aWindowThatIsGoneLeavesNoFocusBehind() {
    let (first, second) = (UITextField(), UITextField())
    var window: UIWindow? = UIWindow(frame: .zero)
    window?.addSubview(first)
    window?.makeKeyAndVisible()
    #expect(first.becomeFirstResponder())
    first.simulatedField.keyboard(.setMarkedText(Array("ni".utf16)))
    window = nil
    #expect(first.window == nil && !first.isFirstResponder)
    #expect(first.markedTextRange == nil && first.text == "ni")
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    second.resignFirstResponder()
  }
}
