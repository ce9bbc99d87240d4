/// What is wrong with a place in a script, a recording or a notation.
///
/// A case's meaning is its wording, which is `message`, and only that. Strings are what was written there, as messages
/// can show it.
public enum MalformedInput: Hashable, Sendable {
  /// What an argument is, for messages.
  public enum Argument: String, Hashable, Sendable {
    case text, keys, range, number, field, name, state, value
    case keyName = "key name"
    case callback
    case duration = "time in ms"
    case rule = "rule and a reason"
  }

  // MARK: Notation
  case unknownEscape(String)
  case malformedScalarEscape
  /// A delimiter that another must follow (`[`, `<`) or go before (`]`, `>`).
  case unpairedDelimiter(String)
  case repeatedDelimiter(String)
  case caretAndSelection
  /// `[]` or `<>`
  case emptyRange(String)
  case unclosedBrace
  case unknownKey(String)
  case noKeys

  // MARK: Scripts
  case invalidUTF8
  case unclosedQuote
  case textBehindQuote
  /// A full-width sign, by its name (`semicolon`).
  case fullWidth(String)
  case unknownStep(String)
  case expectationWithoutStep(String)
  case missing(Argument, of: String)
  /// A word of few that must stand here.
  case missingChoice([String], of: String)
  case unexpectedWord(String)
  /// A sign of the language, or in JSON any character, where it can't stand.
  case unexpectedCharacter(String)
  case notANumber(String)
  case notARange(String)
  case notADuration(String)
  case numberTooLarge(String)
  case countOfNothing
  case notDigits(String)
  case notOneOf(String, choices: [String])
  case loneSurrogateInName
  case repeatedHeader(String)
  case headerBehindStep(String)
  case unknownPolicy(String)
  case expectationsOfHeader
  case caretOutsideMarkedText
  case noStepAbove
  case continuationAtLineStart
  case missingExpectation
  /// Neither an expectation's word nor a state with `|`, `<` or `[` in it.
  case unknownExpectation(String)

  // MARK: Recordings
  case unexpectedEnd
  case nestedTooDeep
  case malformedString
  case malformedNumber
  case missingHeader
  case notAnObject
  case notARecording
  case unsupportedVersion(Int)
  case missingKey(String)
  /// A key with a value of the wrong kind.
  case wrongValue(key: String, expected: String)
  case unknownOperation(String)
  case unknownCallback(String)
  case timeGoesBack(from: Int, to: Int)
  case keyAndOperation
  case neitherKeyNorOperation
  /// The file ends inside its last line; the rest is used.
  case cutOffLine
  /// A range of the start state that the text is too short for.
  case pastTheEnd

  // MARK: Files
  case unknownFileType(String)
  /// `select` or `replace` past the end of the text; found by the player, where the text is known.
  case rangeClamped(String)
}

/// What was probably meant.
public enum Suggestion: Hashable, Sendable {
  /// A word that looks like the one that was written.
  case word(String)
  /// What has to be written instead.
  case write(String)
}

/// A place in a notation or in a line of a script, and what is wrong there.
public struct NotationFault: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: MalformedInput
  /// The offset of the place, in UTF-16 units of the text that was read.
  public var offset: Int
  /// The length of the place, in UTF-16 units; at least 1, even at the end of the text.
  public var length: Int
  /// What was probably meant.
  public var suggestion: Suggestion?

  /// A fault at `offset`.
  public init(_ problem: MalformedInput, at offset: Int, length: Int = 1, suggestion: Suggestion? = nil) {
    self.problem = problem
    self.offset = offset
    self.length = max(1, length)
    self.suggestion = suggestion
  }

  /// The same fault in a longer text that holds this one `distance` units behind its start.
  func shifted(by distance: Int) -> NotationFault {
    NotationFault(problem, at: offset + distance, length: length, suggestion: suggestion)
  }
}
