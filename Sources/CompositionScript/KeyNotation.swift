/// Keys as text: graphemes, and named keys in braces: `zhongwen{space}{shift+right}{flick:か}`; `{{` is a brace.
///
/// The notation of `type`, of a recording's `key` lines and of `markedtext type`.
public enum KeyNotation {
  /// The keys that go by a name. `enter` is another word for `return`.
  static let names = [
    "space", "return", "backspace", "escape", "tab", "left", "right", "up", "down", "home", "end", "delete",
    "page-down", "page-up", "F6", "F7", "F8", "F9", "F10", "rewind",
  ]

  /// The modifiers, in the order in which a key's canonical name has them.
  static let modifiers = ["ctrl", "option", "shift"]

  /// Words that take a text behind a colon: a flick on the 12-key keyboard, a candidate of the bar.
  static let prefixes = ["flick", "candidate"]

  /// Reads keys.
  ///
  /// A space, a line feed, a carriage return and a tab are the keys that enter them: `.named("space")`, `"return"`,
  /// `"return"` and `"tab"`, so that a keyboard meets one spelling only. `{candidate:王}` chooses 王, as in recordings.
  /// - Throws: the first fault, its place in UTF-16 units of `notation`.
  public static func parse(_ notation: [UInt16]) throws(NotationFault) -> [KeyStroke] {
    var strokes: [KeyStroke] = []
    var run: [UInt16] = []
    var offset = 0
    while offset < notation.count {
      guard notation[offset] == Unit.openBrace else {
        run.append(notation[offset])
        offset += 1
        continue
      }
      if offset + 1 < notation.count, notation[offset + 1] == Unit.openBrace {
        run.append(Unit.openBrace)
        offset += 2
        continue
      }
      guard let close = notation[offset...].firstIndex(of: Unit.closeBrace) else {
        throw NotationFault(.unclosedBrace, at: offset)
      }
      strokes += characters(run)
      run = []
      do {
        strokes.append(.named(try name(Array(notation[offset + 1..<close]))))
      } catch {
        throw error.shifted(by: offset + 1)
      }
      offset = close + 1
    }
    return strokes + characters(run)
  }

  /// Reads keys.
  public static func parse(_ notation: String) throws(NotationFault) -> [KeyStroke] {
    try parse(Array(notation.utf16))
  }

  /// Reads the key of `key <name>`: a name without its braces, or a single grapheme.
  public static func parseName(_ units: [UInt16]) throws(NotationFault) -> KeyStroke {
    let strokes = characters(units)
    if strokes.count == 1 { return strokes[0] }
    return .named(try name(units))
  }

  /// The notation of keys; reading it gives the same keys where they came from reading.
  /// - Returns: UTF-16 units, as a key may be a lone surrogate.
  public static func print(_ strokes: [KeyStroke]) -> [UInt16] {
    strokes.reduce(into: []) { units, stroke in
      switch stroke {
      case .named(let name): units += Array("{\(name)}".utf16)
      case .character(let character):
        for unit in character {
          units.append(unit)
          if unit == Unit.openBrace { units.append(unit) }
        }
      }
    }
  }

  /// The keys of a text without braces, one for each grapheme.
  private static func characters(_ units: [UInt16]) -> [KeyStroke] {
    var offset = 0
    return UnicodeQueries.clusterLengths(of: units).map { length in
      defer { offset += length }
      let cluster = Array(units[offset..<offset + length])
      switch cluster {
      case [Unit.space]: return .named("space")
      case [Unit.tab]: return .named("tab")
      case [Unit.lineFeed], [Unit.carriageReturn], [Unit.carriageReturn, Unit.lineFeed]: return .named("return")
      default: return .character(cluster)
      }
    }
  }
}
