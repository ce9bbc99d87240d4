import MarkedTextUIKit
import Testing

@MainActor @Suite struct TokenizerTests {
  private static let forward = UITextDirection.storage(.forward)
  private static let backward = UITextDirection.storage(.backward)

  /// The unit around an offset towards the end, and towards the start.
  nonisolated private static let rows: [(UITextGranularity, String, Int, String?, String?)] = [
    (.word, "one two", 0, "one", nil),
    (.word, "one two", 3, nil, "one"),
    (.word, "one two", 1, "one", "one"),
    (.word, "one two", 4, "two", nil),
    (.word, "one two", 7, nil, "two"),
    (.word, "one, two", 4, nil, nil),
    (.word, "我们喜欢", 2, "喜欢", "我们"),
    (.character, "a😀b", 1, "😀", "a"),
    (.character, "a😀b", 2, "😀", "😀"),
    (.character, "e\u{301}x", 0, "e\u{301}", nil),
    (.sentence, "One. Two.", 6, "Two.", "Two."),
    (.paragraph, "a\nbc\n", 3, "bc", "bc"),
    (.paragraph, "a\n\nb", 2, nil, nil),
    (.line, "a\nbc", 2, "bc", nil),
    (.document, "a b", 1, "a b", "a b"),
    (.word, "", 0, nil, nil),
  ]

  @Test(arguments: Self.rows)
  func enclosing(granularity: UITextGranularity, text: String, offset: Int, ahead: String?, behind: String?) throws {
    let field = UITextView()
    field.text = text
    let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
    for (direction, expected) in [(Self.forward, ahead), (Self.backward, behind)] {
      let range = field.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: direction)
      #expect(range.flatMap(field.text(in:)) == expected)
      let isWithin = field.tokenizer.isPosition(position, withinTextUnit: granularity, inDirection: direction)
      #expect(isWithin == (expected != nil))
    }
  }

  @Test(arguments: [
    (UITextDirection.storage(.forward), [3, 7, 11]), (.storage(.backward), [8, 4, 0]), (.layout(.right), [3, 7, 11]),
    (.layout(.left), [8, 4, 0]),
  ])
  func wordByWord(direction: UITextDirection, expected: [Int]) {
    let field = UITextField()
    field.text = "one two six"
    let isForward = expected[0] == 3
    var offsets: [Int] = []
    var position: UITextPosition? = isForward ? field.beginningOfDocument : field.endOfDocument
    while let from = position, offsets.count < 9 {
      position = field.tokenizer.position(from: from, toBoundary: .word, inDirection: direction)
      guard let position else { break }
      #expect(field.tokenizer.isPosition(position, atBoundary: .word, inDirection: direction))
      offsets.append(field.offset(from: field.beginningOfDocument, to: position))
    }
    #expect(offsets == expected)
  }

  @Test func viewIsHeldWeakly() {
    var field: UITextField? = UITextField()
    field?.text = "one"
    let tokenizer = field.map { UITextInputStringTokenizer(textInput: $0) }
    let start = field?.beginningOfDocument
    field = nil
    #expect(start.flatMap { tokenizer?.rangeEnclosingPosition($0, with: .word, inDirection: Self.forward) } == nil)
  }
}
