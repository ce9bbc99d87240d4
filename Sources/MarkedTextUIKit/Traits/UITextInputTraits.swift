public import Foundation

/// What a text asks of its keyboard. All of it is optional in UIKit; here each has a default, which can't be set.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard writes capital letters by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks are curled.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are put in and taken out around pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether a completion is shown behind the caret.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the Return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return needs a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  // UIKit declares it so, and code counts on the type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text is, for AutoFill.
  var textContentType: UITextContentType! { get set }
  /// What a password has to be like.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the system likes.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the system likes.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// As the system likes.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// As the system likes.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// As the system likes.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// As the system likes.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The person's own.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As the system likes.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Return.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// No.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// No.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  // As in the protocol.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// None.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// None.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// What a password has to be like. Kept only: no password is made up here.
@MainActor open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's notation.
  public let passwordRulesDescriptor: String
  /// Rules in Apple's notation, which is not read here.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// A language of a keyboard. No keyboard is modelled, so there is none.
@MainActor open class UITextInputMode: NSObject {
  /// None.
  open var primaryLanguage: String? { nil }
  /// None.
  public class var activeInputModes: [UITextInputMode] { [] }
  /// Never posted here.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}
