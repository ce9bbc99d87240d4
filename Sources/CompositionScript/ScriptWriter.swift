import TextInputModel

/// Writes sessions as composition scripts, in one canonical form.
///
/// The header lines come in the order title, host, keyboard, form, field, start, tags, seed, idle, policy, allow; `title`
/// only if the name is not the file's, `idle` only if it is not the default. Then, behind an empty line, one line a
/// step with all its expectations. Texts are bare where they can be, else quoted, with the escapes of the state notation.
///
/// Reading what this writes gives the same session but for lines, columns and `source`, if it came from a script. Of a
/// recording the header's states, source and clock, the recorded states and callbacks, the keys and times of the turns
/// and the grouping of steps into turns are lost.
/// Limit: keys that one text can't hold side by side (a letter and a combining mark as two keys) are read as one.
public enum ScriptWriter {
  /// The script of a session.
  /// - Throws: the first step that scripts have no statement for: `observe`.
  public static func write(_ session: Session) throws(UnwritableStep) -> String {
    var lines = header(session)
    lines.append("")
    for turn in session.turns {
      for step in turn.steps { lines.append(try line(step)) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func header(_ session: Session) -> [String] {
    var lines: [String] = []
    func add(_ word: HeaderWord, _ value: String?) {
      if let value { lines.append("\(word.rawValue) \(value)") }
    }
    add(.title, session.name == FileName.withoutEnding(session.file) ? nil : text(session.name))
    add(.host, session.host.map(text))
    add(.keyboard, session.keyboard.map(text))
    add(.form, session.form.map(text))
    add(.field, session.field.map(text))
    add(.start, start(session.start))
    add(.tags, session.tags.isEmpty ? nil : session.tags.map(text).joined(separator: " "))
    add(.seed, session.seed.map { String($0) })
    add(.idle, session.idleMilliseconds == 1000 ? nil : "\(session.idleMilliseconds)ms")
    for policy in session.policies { add(.policy, "\(policy.name) \(policy.value)") }
    for allowance in session.allowances { add(.allow, "\(allowance.rule): \(text(allowance.reason))") }
    return lines
  }

  private static func line(_ step: Step) throws(UnwritableStep) -> String {
    guard let statement = statement(step.action) else {
      throw UnwritableStep(number: step.number, action: step.action)
    }
    guard !step.expectations.isEmpty else { return statement }
    return statement + " => " + step.expectations.map { expectation($0.check) }.joined(separator: "; ")
  }

  /// A text as one word: bare, or quoted if it must be.
  static func text(_ string: String) -> String { text(Array(string.utf16)) }

  /// A text as one word: bare, or quoted if it must be.
  static func text(_ units: [UInt16]) -> String {
    let escaped = TextEscapes.print(units)
    let isBare =
      !escaped.isEmpty && !escaped.utf16.contains(Unit.space) && ArgumentWord(rawValue: escaped) == nil
      && !(units.count == 1 && FullWidthSign(rawValue: units[0]) != nil)
    return isBare ? escaped : quoted(escaped)
  }

  /// A text in quotes.
  static func literal(_ units: [UInt16]) -> String { quoted(TextEscapes.print(units)) }

  /// A text whose escapes are done, in quotes.
  static func quoted(_ escaped: String) -> String { "\"\(escaped)\"" }

  /// A state as `start` takes it.
  private static func start(_ state: TextInputState) -> String { quotedIfMistakable(StateNotation.print(state)) }

  /// A state, quoted if a full-width sign in it would be taken for a slip.
  static func quotedIfMistakable(_ notation: String) -> String {
    let units = Array(notation.utf16)
    let isMistakable = units.isEmpty || ScriptCursor.fullWidthFault(in: units, 0..<units.count) != nil
    return isMistakable ? quoted(notation) : notation
  }
}
