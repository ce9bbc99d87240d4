import MarkedTextUIKit
import Testing
import TextInputModel

/// Positions are offsets in UTF-16 units (rules 155 to 159), in a text field and in a text view.
@MainActor @Suite struct TextPositionTests {
  private static func inputs(_ text: String) -> [any UITextInput] {
    let (field, view) = (UITextField(), UITextView())
    field.text = text
    view.text = text
    return [field, view]
  }

  @Test(arguments: ["", "abc", "e\u{301}", "👨‍👩‍👧", "ก็", "각", "a😀b"])
  func aPositionAtEveryUnit(text: String) throws {
    for input in Self.inputs(text) {
      let start = input.beginningOfDocument
      let count = text.utf16.count
      for offset in 0...count {
        let position = try #require(input.position(from: start, offset: offset))
        #expect(input.offset(from: start, to: position) == offset)
        #expect(input.offset(from: position, to: start) == -offset)
        #expect(input.offset(from: position, to: input.endOfDocument) == count - offset)
      }
      for offset in [-1, count + 1, .max, .min] {
        #expect(input.position(from: start, offset: offset) == nil)
        #expect(offset <= 0 || input.position(from: input.endOfDocument, offset: offset) == nil)
      }
    }
  }

  @Test func emptyDocumentHasOnePosition() {
    for input in Self.inputs("") {
      #expect(input.beginningOfDocument == input.endOfDocument)
      #expect(input.compare(input.beginningOfDocument, to: input.endOfDocument) == .orderedSame)
    }
  }

  @Test func rangesAreNormalised() throws {
    for input in Self.inputs("abcd") {
      let one = try #require(input.position(from: input.beginningOfDocument, offset: 1))
      let three = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      let range = try #require(input.textRange(from: three, to: one))
      #expect(range.start == one)
      #expect(range.end == three)
      #expect(!range.isEmpty)
      #expect(input.text(in: range) == "bc")
      #expect(input.compare(one, to: three) == .orderedAscending)
      #expect(input.compare(three, to: one) == .orderedDescending)
      #expect(input.position(within: range, farthestIn: .right) == three)
      #expect(input.position(within: range, farthestIn: .left) == one)
      let rest = try #require(input.characterRange(byExtending: three, in: .right))
      #expect(input.text(in: rest) == "d")
    }
  }

  @Test func rangesOutsideTheTextAreCut() throws {
    let field = UITextField()
    field.text = "abcdef"
    let stale = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.text = "xy"
    #expect(field.text(in: stale) == "xy")
    field.selectedTextRange = stale
    #expect(field.simulatedField.selectedRange == UTF16Range(location: 0, length: 2))
    field.replace(stale, withText: "z")
    #expect(field.text == "z")
  }

  @Test func positionsOfOthersAreNone() {
    let field = UITextField()
    field.text = "abc"
    #expect(field.position(from: UITextPosition(), offset: 1) == nil)
    #expect(field.textRange(from: UITextPosition(), to: field.endOfDocument) == nil)
    #expect(field.text(in: UITextRange()) == nil)
    field.replace(UITextRange(), withText: "x")
    field.selectedTextRange = UITextRange()
    field.selectedTextRange = nil
    #expect(field.simulatedField.state == TextInputState(text: "abc"))
  }

  /// A caret in the middle of a surrogate pair is left there (rule 160).
  @Test func caretsMayLieInsideAPair() throws {
    let field = UITextField()
    field.text = "😀"
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: middle, to: middle)
    #expect(field.simulatedField.selectedRange == .caret(1))
  }

  @Test func textViewHasARangeOfNumbers() {
    let view = UITextView()
    view.text = "hello"
    view.selectedRange = NSRange(location: 1, length: 3)
    #expect(view.selectedRange == NSRange(location: 1, length: 3))
    #expect(view.selectedTextRange.flatMap(view.text(in:)) == "ell")
    view.selectedRange = NSRange(location: 4, length: 9)
    #expect(view.selectedRange == NSRange(location: 4, length: 1))
  }

  @Test func markedRangeIsWhatIsProvisional() throws {
    let field = UITextField()
    field.text = "a"
    #expect(field.markedTextRange == nil)
    field.simulatedField.mark("ni")
    let marked = try #require(field.markedTextRange)
    #expect(field.text(in: marked) == "ni")
    #expect(field.text == "ani")
    field.unmarkText()
    #expect(field.markedTextRange == nil)
    #expect(field.text == "ani")
  }
}
