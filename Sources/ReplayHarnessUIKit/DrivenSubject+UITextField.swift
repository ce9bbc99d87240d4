public import ReplayHarness
import TextInputModel

#if canImport(UIKit)
  public import UIKit
#else
  public import MarkedTextUIKit
#endif

extension DrivenSubject {
  /// A factory for subjects on a UITextField: `make` gets a new field, attaches the app's own code to it, and says what
  /// the form shows.
  ///
  /// Here the field is the façade's, and its simulated keyboard types into it: delegate, control events and notifications
  /// are what the host gives. On Apple platforms the field is UIKit's, behind a `UITextFieldDriver`. Of the subject's own
  /// closures `changed`, `began` and `ended` are called for the control events of their names, beside what the app has
  /// attached by itself; `shouldChange`, `selectionChanged` and `shouldReturn` are for the app's delegate to answer.
  /// - Parameter make: called once for a session and once for its twin, with the time that debounces run on.
  public nonisolated static func onTextField(
    _ make: @escaping @MainActor (UITextField, VirtualClock) -> Subject
  ) -> DrivenSubjectFactory {
    { context in
      #if canImport(UIKit)
        return onDrivenTextField { driver, clock in make(driver.field, clock) }(context)
      #else
        return SimulatedHost.with(context.host) {
          let field = UITextField(frame: .zero)
          field.simulatedField.restore(context.start)
          let subject = make(field, context.clock)
          attach(subject, to: field)
          return DrivenSubject(field: field.simulatedField, subject: subject, attachment: field, isAttachedByApp: true)
        }
      #endif
    }
  }

  /// A factory for subjects on a UITextField behind a `UITextFieldDriver`, on every platform: what a replay in a simulator
  /// runs, and here a second way to the same result.
  public nonisolated static func onDrivenTextField(
    _ make: @escaping @MainActor (UITextFieldDriver, VirtualClock) -> Subject
  ) -> DrivenSubjectFactory {
    { context in
      let driver = UITextFieldDriver(UITextField(frame: .zero), host: context.host)
      driver.restore(context.start)
      let subject = make(driver, context.clock)
      attach(subject, to: driver.field)
      return DrivenSubject(
        field: driver, subject: subject, attachment: window(with: driver.field), isAttachedByApp: true)
    }
  }

  /// The session's field and its twin's have focus at the same time, so each is in a window of its own, unless the app has
  /// put it somewhere.
  @MainActor private static func window(with field: UITextField) -> UIWindow? {
    guard field.superview == nil else { return nil }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(field)
    return window
  }

  @MainActor private static func attach(_ subject: Subject, to field: UITextField) {
    let closures: [(UIControl.Event, (@MainActor () -> Void)?)] = [
      (.editingChanged, subject.changed), (.editingDidBegin, subject.began), (.editingDidEnd, subject.ended),
    ]
    for case (let event, let closure?) in closures { field.addAction(UIAction { _ in closure() }, for: event) }
  }
}
