/// The escapes that states and arguments share: `\[ \] \| \< \> \\ \; \# \= \" \n \t \r` and `\u{2006}`.
enum TextEscapes {
  /// What the letter behind a backslash stands for.
  static let letters: [UInt16: UInt16] = {
    var letters: [UInt16: UInt16] = [0x6E: Unit.lineFeed, 0x74: Unit.tab, 0x72: Unit.carriageReturn]
    for unit in "[]|<>\\;#=\"".utf16 { letters[unit] = unit }
    return letters
  }()

  private static let escapesOfUnits: [UInt16: UInt16] = Dictionary(
    letters.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

  /// Reads the escape whose backslash stands at `offset` and appends what it stands for.
  /// - Returns: the offset behind the escape, not past `end`.
  static func read(
    _ text: [UInt16], at offset: Int, upTo end: Int, into units: inout [UInt16]
  ) throws(NotationFault) -> Int {
    guard offset + 1 < end else { throw NotationFault(.unknownEscape("\\"), at: offset) }
    let letter = text[offset + 1]
    if let unit = letters[letter] {
      units.append(unit)
      return offset + 2
    }
    guard letter == 0x75 else {
      let length = text.scalar(at: offset + 1, upTo: end).map { UTF16.width($0) } ?? 1
      let escape = MalformedInput.shown(text[offset..<offset + 1 + length])
      throw NotationFault(.unknownEscape(escape), at: offset, length: 1 + length)
    }
    return try readScalar(text, at: offset, upTo: end, into: &units)
  }

  private static func readScalar(
    _ text: [UInt16], at offset: Int, upTo end: Int, into units: inout [UInt16]
  ) throws(NotationFault) -> Int {
    var index = offset + 2
    guard index < end, text[index] == Unit.openBrace else {
      throw NotationFault(.malformedScalarEscape, at: offset, length: 2)
    }
    index += 1
    let digits = index
    var value: UInt32 = 0
    while index < end, index < digits + 8, let digit = text[index].hexDigitValue {
      value = value << 4 | digit
      index += 1
    }
    guard index > digits, index < end, text[index] == Unit.closeBrace, value <= 0x10FFFF else {
      throw NotationFault(.malformedScalarEscape, at: offset, length: index - offset)
    }
    units.append(codePoint: value)
    return index + 1
  }

  /// The text with `delimiters(offset)` before the unit at each offset and behind the last, and everything escaped that
  /// the page says: the characters of the table, controls, default-ignorable characters, White_Space but U+0020,
  /// U+0020 as the first or last unit of the text, lone surrogates, and a combining mark or joiner at the start of the
  /// text or behind a delimiter.
  ///
  /// A surrogate pair with a delimiter between its halves is two lone surrogates.
  static func print(_ units: [UInt16], delimiters: (Int) -> String = { _ in "" }) -> String {
    var text = ""
    var offset = 0
    var isDelimited = true
    while offset < units.count {
      let here = delimiters(offset)
      if !here.isEmpty {
        text += here
        isDelimited = true
      }
      let isPairCut = offset + 1 < units.count && !delimiters(offset + 1).isEmpty
      let end = isPairCut ? offset + 1 : units.count
      let isAtEdge = offset == 0 || offset == units.count - 1
      if let scalar = units.scalar(at: offset, upTo: end) {
        append(scalar, isAtEdge: isAtEdge, isDelimited: isDelimited, to: &text)
        offset += UTF16.width(scalar)
      } else {
        appendNumber(UInt32(units[offset]), to: &text)
        offset += 1
      }
      isDelimited = false
    }
    return text + delimiters(units.count)
  }

  private static func append(
    _ scalar: Unicode.Scalar, isAtEdge: Bool, isDelimited: Bool, to text: inout String
  ) {
    if scalar == " " {
      text += isAtEdge ? "\\u{20}" : " "
    } else if scalar.value <= 0xFFFF, let letter = escapesOfUnits[UInt16(scalar.value)] {
      text += "\\"
      text.unicodeScalars.append(Unicode.Scalar(UInt8(letter)))
    } else if scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F {
      text.unicodeScalars.append(scalar)
    } else if UnicodeQueries.isControl(scalar) || UnicodeQueries.isDefaultIgnorable(scalar)
      || UnicodeQueries.isWhiteSpace(scalar) || isDelimited && UnicodeQueries.isCombiningMarkOrJoiner(scalar)
    {
      appendNumber(scalar.value, to: &text)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  private static func appendNumber(_ value: UInt32, to text: inout String) {
    text += "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }
}
