public import TextInputModel

#if canImport(UIKit)
  public import UIKit
#else
  public import MarkedTextUIKit
#endif

/// Drives a UITextField by the methods that UIKit and the façade both have, so that the same replay runs in an Apple
/// simulator and here.
///
/// A UITextField that code calls asks nobody and fires nothing (rule 92, N11 of the observed traces). So what a keyboard's
/// call asks and fires is the host profile's, and what it does to the text is the field's: a call goes to
/// `setMarkedText(_:selectedRange:)`, `insertText(_:)`, ... of the real field, and what that then holds is what counts.
/// Where it is not what the model would have made of the call, `differences` has an entry: that is how a replay in a
/// simulator tests the model.
///
/// - The delegate's question about characters is asked through `asks`, since a delegate's optional method is called in
///   other words in UIKit than here. Control events and the notification are sent by hand.
/// - Focus, and what comes with it, is the field's own: in UIKit it has to be in a window.
/// - A String holds no lone surrogate: such units reach the field as U+FFFD.
@MainActor public final class UITextFieldDriver {
  /// The field that is driven.
  public let field: UITextField
  /// What the app's delegate answers: `{ delegate.textField(field, shouldChangeCharactersIn: $0, replacementString: $1) }`.
  public var asks: (@MainActor (NSRange, String) -> Bool)? {
    didSet { model.delegate = self }
  }
  /// Where the field held something else than the model after a call of the keyboard.
  public private(set) var differences: [Difference] = []

  /// A call after which the field holds something else than the model.
  public struct Difference: Hashable, Sendable {
    /// The call.
    public var call: TextInputCall
    /// What the field held before.
    public var before: TextInputState
    /// What it holds now.
    public var field: TextInputState
    /// What the model makes of the call.
    public var model: TextInputState
  }

  /// Asks and fires as the host does; its state follows the field's.
  let model: TextField
  /// Whether an event that the field fires now comes from here.
  private var isSending = false
  /// Whether an act of the app is being told: whoever hears of it may read the state as it was.
  private var isNoticing = false
  /// Whether the field is taking or giving up focus.
  private var isMovingFocus = false

  /// Drives `field`, with the questions and events of `host`.
  public init(_ field: UITextField, host: HostProfile) {
    self.field = field
    model = TextField(host: host)
    model.adopt(field.inputState)
    model.client = self
    model.delegate = self
    model.eventHandler = { [weak self] in self?.send($0) }
    field.addAction(UIAction { [weak self] _ in self?.fieldFired() }, for: .editingChanged)
  }

  /// What the app does to the field by itself is seen when control comes back from it.
  func noticeProgramActs() {
    guard !isNoticing else { return }
    isNoticing = true
    defer { isNoticing = false }
    let now = field.inputState
    if now != model.state { model.programLeft(now) }
  }

  private func send(_ callback: CallbackKind) {
    // What a keyboard is told the field tells by itself.
    guard !callback.isToldToKeyboard else { return }
    isSending = true
    switch callback {
    case .editingChanged: field.sendActions(for: .editingChanged)
    case .editingDidEndOnExit: field.sendActions(for: .editingDidEndOnExit)
    case .textDidChange:
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    default: break
    }
    isSending = false
    noticeProgramActs()
  }

  /// The field fired an event by itself: when it lost focus, or because UIKit does so where we thought it did not.
  private func fieldFired() {
    guard !isSending else { return }
    if isMovingFocus { model.adopt(field.inputState) }
    model.observer?.fieldDidChange()
    model.observer?.delivered(.editingChanged)
  }

  /// Takes or gives up focus; the callbacks are the field's own, and so is what becomes of marked text.
  func moveFocus(_ move: () -> Bool) -> Bool {
    isMovingFocus = true
    let moved = move()
    isMovingFocus = false
    if field.inputState != model.state {
      model.adopt(field.inputState)
      model.observer?.fieldDidChange()
    }
    return moved
  }
}

extension UITextFieldDriver: TextFieldClient {
  /// The keyboard makes a call: the field's method of that name is called.
  public func textField(_ model: TextField, perform call: TextInputCall) {
    let before = model.state
    var expected = before
    expected.apply(call)
    field.perform(call, marked: before.markedRange)
    let now = field.inputState
    model.adopt(now)
    if now != expected { differences.append(Difference(call: call, before: before, field: now, model: expected)) }
  }

  /// The field itself does that.
  public func textFieldWritesOwnText(_ model: TextField) {}
}

extension UITextFieldDriver: TextFieldDelegate {
  /// Whether anybody is asked.
  public var implementsShouldChange: Bool { asks != nil }

  /// Asks the app.
  public func textField(_ model: TextField, shouldChange question: ChangeQuestion) -> Bool {
    let range = NSRange(location: question.range.location, length: question.range.length)
    let answer = asks?(range, String(decoding: question.units, as: UTF16.self)) ?? true
    noticeProgramActs()
    return answer
  }
}
