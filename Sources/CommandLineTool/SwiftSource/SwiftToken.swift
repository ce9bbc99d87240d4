/// A word or sign of Swift source.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    /// An identifier or keyword.
    case word
    /// An identifier in backticks, which is never a keyword.
    case escapedWord
    /// `#` and a word, such as `#selector`.
    case directive
    /// A number.
    case number
    /// A text or regular expression in quotes or slashes; what it interpolates follows as tokens in parentheses.
    case literal
    /// One other character, or a run of those that make up operators.
    case sign
  }

  var kind: Kind
  var text: String
  /// Where it lies, in UTF-16 units of the source.
  var range: Range<Int>
}

extension Unicode.Scalar {
  /// Whether the scalar can stand in an identifier of Swift source. Everything that is no ASCII counts: emoji may.
  var isOfSwiftWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
    default: !isASCII && !properties.isWhitespace
    }
  }
}
