public import Foundation
import TextInputModel

extension UITextField {
  /// Why editing ended (rule 174).
  public enum DidEndEditingReason: Int, Sendable {
    /// As usual.
    case committed = 0
    /// Given up.
    case cancelled = 1
  }

  /// A border.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A bevel.
    case bezel = 2
    /// Round corners.
    case roundedRect = 3
  }

  /// When a view in the field shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// Unless the text is edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Posted when editing has begun; its object is the field.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when the person or the keyboard has changed the text; its object is the field.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// Posted when editing has ended; its object is the field.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The key of the reason in the user information of `textDidEndEditingNotification`.
  public nonisolated class var didEndEditingReasonKey: String { "UITextFieldDidEndEditingReasonKey" }
}

extension UITextField {
  func forceEndEditing() -> Bool { core.forceEndEditing() }

  func writeOwnText() { text = text }

  func deliver(_ callback: CallbackKind) {
    switch callback {
    case .editingDidBegin:
      sendActions(for: .editingDidBegin)
      if clearsOnBeginEditing, hasText { core.field.pressClear() }
    case .editingChanged: sendActions(for: .editingChanged)
    case .editingDidEnd: sendActions(for: .editingDidEnd)
    case .editingDidEndOnExit: endOnExit()
    case .textDidBegin: post(Self.textDidBeginEditingNotification)
    case .textDidChange: post(Self.textDidChangeNotification)
    case .textDidEnd:
      let reason: DidEndEditingReason = core.field.endReason == .committed ? .committed : .cancelled
      let hasReason = core.field.host.endReasonMethod == .calledAlone
      post(Self.textDidEndEditingNotification, hasReason ? [Self.didEndEditingReasonKey: reason.rawValue] : nil)
    default: core.tellInputDelegate(callback, of: self)
    }
  }

  /// Return was allowed. A field that has an action for `.editingDidEndOnExit` gives up focus; many describe that, and
  /// no rule has it (inferred, as is the order of the two events).
  private func endOnExit() {
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if resigns { resignFirstResponder() }
  }

  private func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}

extension ContentType {
  /// What AutoFill makes of a type of UIKit's: it offers entries of the contacts, codes from messages, and the rest.
  init(_ type: UITextContentType) {
    let contact: Set<UITextContentType> = [
      .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle, .organizationName,
      .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity, .addressState,
      .addressCityAndState, .sublocality, .countryName, .postalCode, .telephoneNumber, .emailAddress,
    ]
    self = type == .oneTimeCode ? .oneTimeCode : contact.contains(type) ? .contact : .other
  }
}
