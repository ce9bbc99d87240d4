// What code may ask of a keyboard. No keyboard is drawn here: the values are kept, and only those that change a text
// (`isSecureTextEntry`, `textContentType`, `smartInsertDeleteType`) change anything.

/// When the keyboard writes capital letters by itself; kept only.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the start of a word.
  case words = 1
  /// At the start of a sentence.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}

/// Whether the keyboard corrects; kept only.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked; kept only.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotation marks are curled; kept only.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether hyphens become dashes; kept only.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are put in and taken out around pasted text (rule 58).
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether a completion is shown behind the caret (rule 150); kept only.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// A kind of keyboard; kept only.
public enum UIKeyboardType: Int, Sendable {
  /// The person's own.
  case `default` = 0
  /// One that has ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// With @ and #.
  case twitter = 9
  /// For searches.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11
  /// As `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How the keyboard looks; kept only.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// As `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the Return key says; kept only.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
