extension MalformedInput {
  /// The wording, without place and suggestion.
  public var message: String {
    switch self {
    case .unknownEscape(let escape): "unknown escape `\(escape)`"
    case .malformedScalarEscape: "`\\u` takes one to eight hexadecimal digits in braces, at most `\\u{10FFFF}`"
    case .unpairedDelimiter(let delimiter): "`\(delimiter)` without its partner"
    case .repeatedDelimiter(let delimiter): "a second `\(delimiter)` in one state"
    case .caretAndSelection: "a caret and a selection in one state"
    case .emptyRange("[]"): "`[]` marks nothing; leave it out"
    case .emptyRange: "`<>` selects nothing; write `|` for a caret"
    case .unclosedBrace: "`{` without `}`; a brace itself is `{{`"
    case .unknownKey(let name): "unknown key `\(name)`"
    case .noKeys: "no key is named"
    case .invalidUTF8: "not UTF-8"
    case .unclosedQuote: "`\"` without its partner"
    case .textBehindQuote: "a closing quote ends a word; inside one write `\\\"`"
    case .fullWidth(let name): "full-width \(name)"
    case .unknownStep(let word): "unknown step `\(word)`"
    case .expectationWithoutStep(let word): "`\(word)` is an expectation: it stands behind `=>`, after a step"
    case .missing(let argument, let statement): "`\(statement)` needs a \(argument.rawValue)"
    case .missingChoice(let choices, let statement): "`\(statement)` needs \(Self.list(choices))"
    case .unexpectedWord(let word): "unexpected word `\(word)`; a text with spaces stands in quotes"
    case .notANumber(let word): "`\(word)` is not a whole number from 0"
    case .notARange(let word): "`\(word)` is not a range `location,length` of whole numbers from 0"
    case .notADuration(let word): "`\(word)` is not a number of milliseconds"
    case .numberTooLarge(let word): "`\(word)` is too large"
    case .countOfNothing: "a count begins at 1"
    case .notDigits(let word): "`\(word)` is not a row of digits"
    case .notOneOf(let word, let choices): "`\(word)` is not \(Self.list(choices))"
    case .loneSurrogateInName: "a name can't hold a lone surrogate"
    case .repeatedHeader(let word): "a second `\(word)`"
    case .headerBehindStep(let word): "`\(word)` stands before the first step"
    case .unknownPolicy(let name): "unknown policy `\(name)`"
    case .expectationsOfHeader: "a header line has no expectations"
    case .caretOutsideMarkedText: "the caret or selection is not inside the marked text; only `host raw` starts so"
    case .noStepAbove: "no step above to expect something of"
    case .continuationAtLineStart: "a line of expectations begins with white space"
    case .missingExpectation: "an expectation is missing"
    case .unknownExpectation(let word):
      "`\(word)` begins no expectation, and a state holds `|`, `<` or `[` or follows the word `state`"
    case .unexpectedCharacter(let character): "unexpected `\(character)`"
    case .unexpectedEnd: "the line ends too early"
    case .nestedTooDeep: "nested more than \(JSONScanner.depthLimit) deep"
    case .malformedString: "not an escape of a JSON string"
    case .malformedNumber: "not a JSON number"
    case .missingHeader: "no header; the first line of a recording is one"
    case .notAnObject: "a line of a recording is a JSON object"
    case .notARecording: "the first line is not the header of a recording: `format` is not \"markedtext-recording\""
    case .unsupportedVersion(let version): "version \(version) of the format; this reader knows version 1"
    case .missingKey(let key): "the key `\(key)` is missing"
    case .wrongValue(let key, let expected): "`\(key)` must be \(expected)"
    case .unknownOperation(let name): "unknown op `\(name)`"
    case .unknownCallback(let name): "unknown callback `\(name)`"
    case .timeGoesBack(let earlier, let later): "`t` goes back from \(earlier) to \(later)"
    case .keyAndOperation: "a line has a `key` or an `op`, not both"
    case .neitherKeyNorOperation: "neither `key` nor `op`"
    case .cutOffLine: "the file ends inside its last line; the lines before it are used"
    case .pastTheEnd: "a range past the end of the text"
    case .unknownFileType(let file): "`\(file)` is neither a script (`.ime`) nor a recording (`.jsonl`)"
    case .rangeClamped(let range): "`\(range)` lies past the end of the text; it is cut to the text"
    }
  }

  /// Units as a message can show them: `StateNotation`'s escapes for what does not show, and not more than 40.
  static func shown(_ units: some Collection<UInt16>) -> String {
    let cut = Array(units.prefix(40))
    let text = cut.repairedString.unicodeScalars.reduce(into: "") { text, scalar in
      if UnicodeQueries.isControl(scalar) || UnicodeQueries.isDefaultIgnorable(scalar) {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return units.count > cut.count ? text + "…" : text
  }

  private static func list(_ choices: [String]) -> String {
    guard choices.count > 1 else { return choices.joined() }
    return choices.dropLast().joined(separator: ", ") + " or " + choices[choices.count - 1]
  }
}
