import Testing

@testable import MarkedTextUIKit

@Suite struct PredicateFormatTests {
  /// A format without arguments, an object, and the answer.
  static let answered: [(format: String, object: String?, answer: Bool)] = [
    ("SELF MATCHES 'a+'", "aaa", true),
    ("SELF MATCHES 'a+'", "aab", false),
    ("SELF MATCHES 'a+'", nil, false),
    ("self matches '\\\\p{Han}+'", "山田", true),
    ("SELF MATCHES[c] 'A+'", "aaa", true),
    ("SELF MATCHES 'A+'", "aaa", false),
    ("SELF MATCHES[d] 'e+'", "e\u{301}é", true),
    ("SELF MATCHES[cd] 'É'", "e", true),
    ("SELF MATCHES ''", "", true),
    ("SELF BEGINSWITH 'ab'", "abc", true),
    ("SELF BEGINSWITH 'bc'", "abc", false),
    ("SELF BEGINSWITH ''", "abc", true),
    ("SELF BEGINSWITH[c] 'AB'", "abc", true),
    ("SELF BEGINSWITH[cd] 'É'", "eclair", true),
    ("SELF BEGINSWITH[c] 'É'", "eclair", false),
    ("SELF ENDSWITH 'bc'", "abc", true),
    ("SELF ENDSWITH 'ab'", "abcab", true),
    ("SELF ENDSWITH 'ab'", "ab abc", false),
    ("SELF ENDSWITH[d] 'e'", "café", true),
    ("SELF CONTAINS '田'", "山田太郎", true),
    ("SELF CONTAINS '太山'", "山田太郎", false),
    ("SELF CONTAINS[cd] 'CAFÉ'", "a cafe", true),
    ("SELF CONTAINS 'a'", nil, false),
    ("SELF LIKE 'a*c?'", "abbcd", true),
    ("SELF LIKE 'a*c?'", "abbc", false),
    ("SELF LIKE 'a.c'", "abc", false),
    ("SELF LIKE '?'", "👍", true),
    ("SELF LIKE 'a\\\\*'", "a*", true),
    ("SELF LIKE 'a\\\\*'", "ab", false),
    ("SELF LIKE '*b'", "a\nb", true),
    ("SELF LIKE[c] 'A(*'", "a(b", true),
    ("SELF == 'a'", "a", true),
    ("SELF = \"a\"", "b", false),
    ("SELF == 'é'", "e\u{301}", false),
    ("SELF ==[c] 'A'", "a", true),
    ("SELF ==[d] 'e'", "é", true),
    ("SELF != 'a'", "b", true),
    ("SELF <> 'a'", "a", false),
    ("SELF == NULL", nil, true),
    ("SELF != nil", "a", true),
    ("SELF == NIL", "a", false),
    ("'a' == SELF", "a", true),
    ("SELF < 'b'", "a", true),
    ("SELF >= 'b'", "a", false),
    ("SELF => 'b'", "b", true),
    ("SELF =< 'b'", "b", true),
    ("SELF > 'a'", nil, false),
    ("SELF IN {'a', \"b\"}", "b", true),
    ("SELF IN {}", "b", false),
    ("SELF IN[c] {'a', 'B'}", "b", true),
    ("SELF IN 'abc'", "b", true),
    ("'abc' CONTAINS SELF", "d", false),
    ("SELF == 'it\\'s'", "it's", true),
    ("SELF == 'a\\tb\\nc'", "a\tb\nc", true),
    ("SELF == '%@'", "%@", true),
    ("TRUEPREDICATE", "a", true),
    ("FALSEPREDICATE", "a", false),
    ("NOT SELF == 'a'", "a", false),
    ("!(SELF == 'a')", "b", true),
    ("NOT NOT SELF == 'a'", "a", true),
    // NOT, AND, OR: each binds more tightly than the next.
    ("SELF == 'a' OR SELF == 'b' AND SELF == 'c'", "a", true),
    ("(SELF == 'a' OR SELF == 'b') AND SELF == 'c'", "a", false),
    ("NOT SELF == 'a' AND SELF == 'b'", "b", true),
    ("NOT SELF == 'a' OR SELF == 'a'", "a", true),
    ("NOT (SELF == 'a' OR SELF == 'a')", "a", false),
    ("self == 'a' && self == 'a' || self == 'b'", "b", true),
    ("SELF MATCHES '.*[A-Z].*' and SELF matches '.*[0-9].*'", "aB1", true),
  ]

  @Test(arguments: answered)
  func answers(format: String, object: String?, answer: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: object) == answer)
  }

  /// A format, its arguments, and why it can't be read.
  static let refused: [(format: String, arguments: [String], why: String)] = [
    ("", [], "expected SELF, a value or %@ at the end of ``"),
    ("SELF", [], "expected an operator such as MATCHES or == at the end of `SELF`"),
    ("SELF MATCHES", [], "expected SELF, a value or %@ at the end of `SELF MATCHES`"),
    ("SELF == 'a", [], "expected a closing quote for the one at offset 8 of `SELF == 'a`, before `'a`"),
    ("(SELF == 'a'", [], "expected a closing parenthesis at the end of `(SELF == 'a'`"),
    ("SELF == 'a')", [], "expected AND, OR or the end at offset 11 of `SELF == 'a')`, before `)`"),
    ("SELF == 'a' 'b'", [], "expected AND, OR or the end at offset 12 of `SELF == 'a' 'b'`, before `'b'`"),
    (
      "SELF ==[x] 'a'", [],
      "a modifier other than c and d is not supported here, at offset 8 of `SELF ==[x] 'a'`, before `x] 'a'`"
    ),
    ("SELF ==[] 'a'", [], "expected c, d or cd at offset 8 of `SELF ==[] 'a'`, before `] 'a'`"),
    ("SELF ==[c 'a'", [], "expected a closing bracket at offset 10 of `SELF ==[c 'a'`, before `'a'`"),
    (
      "name == 'a'", [],
      "a key path is not supported here, only SELF, at offset 0 of `name == 'a'`, before `name == 'a'`"
    ),
    (
      "SELF.length > 3", [],
      "a key path is not supported here, only SELF, at offset 0 of `SELF.length > 3`, before `SELF.length > 3`"
    ),
    (
      "%K == 'a'", ["name"],
      "a key path is not supported here, only SELF, at offset 0 of `%K == 'a'`, before `%K == 'a'`"
    ),
    ("SELF == $x", [], "a variable is not supported here, at offset 8 of `SELF == $x`, before `$x`"),
    ("ANY SELF == 'a'", [], "ANY is not supported here, at offset 0 of `ANY SELF == 'a'`, before `ANY SELF == 'a'`"),
    (
      "SELF BETWEEN {1, 2}", [],
      "BETWEEN is not supported here at offset 5 of `SELF BETWEEN {1, 2}`, before `BETWEEN {1, 2}`"
    ),
    ("SELF IN {'a' 'b'}", [], "expected a comma or a closing brace at offset 13 of `SELF IN {'a' 'b'}`, before `'b'}`"),
    ("SELF == %@", [], "there is no argument left at offset 8 of `SELF == %@`, before `%@`"),
    ("SELF == %", ["a"], "expected %@ or %d and the like at offset 8 of `SELF == %`, before `%`"),
    ("SELF == '👍' x", [], "expected AND, OR or the end at offset 13 of `SELF == '👍' x`, before `x`"),
    ("SELF == 'a'", ["a"], "1 arguments were given, and the format uses 0"),
    ("SELF == 1-2", [], "expected a number at offset 8 of `SELF == 1-2`, before `1-2`"),
  ]

  @Test(arguments: refused)
  func refuses(format: String, arguments: [String], why: String) {
    let fault = #expect(throws: PredicateFault.self) { try PredicateParser.parse(format, arguments: arguments) }
    #expect(fault?.description == why)
  }

  @Test func refusesArgumentsThatItCannotCompare() {
    let fault = #expect(throws: PredicateFault.self) {
      try PredicateParser.parse("SELF == %@ OR SELF == %@", arguments: ["a", Date.distantPast])
    }
    let why = "argument 2 is of type Date, which is neither a text, a number nor a list of them"
    #expect(fault?.description == why)
  }

  /// A format, an object of the wrong kind or a pattern that is none, and why there is no answer.
  static let unanswered: [(format: String, object: PredicateValue, why: String)] = [
    ("SELF MATCHES 'a'", .number(3), "MATCHES can't be asked of a number"),
    ("SELF CONTAINS 3", .text("a"), "CONTAINS can't be asked of a number"),
    ("SELF BEGINSWITH 'a'", .list([]), "BEGINSWITH can't be asked of a list"),
    ("SELF < 3", .text("a"), "< can't be asked of a text and a number"),
    (
      "SELF MATCHES '('", .text("a"),
      "the pattern is no regular expression: U_REGEX_MISMATCHED_PAREN before offset 1; the pattern is `(`"
    ),
  ]

  @Test(arguments: unanswered)
  func hasNoAnswer(format: String, object: PredicateValue, why: String) throws {
    let tree = try PredicateParser.parse(format, arguments: [])
    let fault = #expect(throws: PredicateFault.self) { try tree.holds(for: object) }
    #expect(fault?.description == why)
  }

  /// Apple raises when a malformed pattern is used, not when the predicate is made.
  @Test func aMalformedPatternIsNotLookedAtBeforeItIsUsed() {
    #expect(!NSPredicate(format: "SELF MATCHES '('").evaluate(with: nil))
  }

  @Test func convertsWhatItIsGiven() throws {
    let values: [(Any?, PredicateValue)] = [
      (nil, .null), (NSNull(), .null), (Optional<String>.none as Any, .null), ("a" as NSString, .text("a")),
      ("abc".dropFirst(), .text("bc")), (Character("é"), .text("é")), (UInt8(3), .number(3)),
      (Float(1.5), .number(1.5)),
      (NSNumber(value: 7), .number(7)), (["a", 1] as [Any], .list([.text("a"), .number(1)])),
      (["a"] as NSArray, .list([.text("a")])), (Set(["a"]), .list([.text("a")])),
      (NSSet(array: [1]), .list([.number(1)])),
    ]
    for (value, expected) in values { #expect(try PredicateValue(value, named: "it") == expected) }
  }
}
