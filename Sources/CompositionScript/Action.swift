public import TextInputModel

/// What a step does. One case for each statement and op of the formats page.
public enum Action: Hashable, Sendable {
  /// `mark`, `unmark`, `insert`, `replace`, `select`, and `delete` of one: a call on the field.
  case call(TextInputCall)
  /// `delete <count>` of a script: so many turns of one `deleteBackward`.
  case delete(count: Int)
  /// A system change that the delegate is never asked about: inserted like `insert`.
  case silent([UInt16])
  /// Keys on the keyboard, each a turn.
  case type([KeyStroke])
  /// One key, so many times, each a turn.
  case key(KeyStroke, count: Int)
  /// A candidate by its text.
  case choose([UInt16])
  /// A candidate by its number, from 1.
  case chooseNumber(Int)
  /// Focus goes to the field of that name.
  case focus(String)
  /// Focus goes away.
  case blur
  /// A submit, straight to the app's handler, past the keyboard.
  case submit(SubmitPath)
  /// The Return that ended a composition delivered once more.
  case tailReturn
  /// The person pastes.
  case paste([UInt16])
  /// The person cuts the selection.
  case cut
  /// The person takes the last edit back.
  case undo
  /// The person makes it again.
  case redo
  /// The system fills the field in.
  case autofill([UInt16])
  /// The system fills a one-time code in.
  case oneTimeCode([UInt16])
  /// Dictation, each hypothesis in place of the one before.
  case dictate([[UInt16]])
  /// The system corrects what was typed.
  case autocorrect(UTF16Range, [UInt16])
  /// The system offers a completion behind the caret.
  case predict([UInt16])
  /// The person takes the completion.
  case predictAccept
  /// The person types on without it.
  case predictReject
  /// The app is asked to write a text.
  case set([UInt16], field: String?)
  /// The app is asked to write its last bound value back.
  case rerender
  /// The keyboard goes away.
  case hideKeyboard(KeyboardDismissal)
  /// Another app comes to the front.
  case suspend
  /// This app comes back.
  case resume
  /// Virtual time passes.
  case wait(milliseconds: Int)
  /// An asynchronous check answers.
  case resolve(check: String, valid: Bool, message: String?)
  /// Only the state was logged.
  case observe
}

/// By what way a submit comes.
public enum SubmitPath: String, Hashable, Sendable, CaseIterable {
  /// The form's button.
  case button
  /// The Return key, when it reached the app.
  case returnKey = "return"
  /// The app's own code.
  case program
}

/// What a hidden keyboard does with the text it is composing.
public enum KeyboardDismissal: String, Hashable, Sendable, CaseIterable {
  /// The text stays, no longer marked.
  case commit
  /// The text goes.
  case discard
}

/// One key: a grapheme, or a name in braces without its braces (`return`, `shift+right`, `flick:か`).
public enum KeyStroke: Hashable, Sendable {
  /// A key that types one grapheme.
  case character([UInt16])
  /// A key with a name.
  case named(String)
}
