import TestSupport
import TextInputModel

/// Random sessions over text that breaks text code.
struct RandomSession {
  /// What text is made of: letters of a composition, clusters of several units, and parts of clusters.
  private static let pieces: [[UInt16]] =
    [
      "n", "ni", "zhong\u{2006}wen", "你", "好", "民", "𠮷", "葛\u{E0100}", "か\u{3099}", "ｶ\u{FF9E}", "き", "ー",
      "\u{1112}\u{1161}\u{11AB}", "한", "ㅎ", "\u{1161}", "\u{11AB}", "ห\u{E49}", "\u{E49}", "\u{628}\u{64E}", "\u{64E}",
      "\u{5D0}\u{34F}\u{5B7}", "क\u{94D}ष\u{93F}", "e\u{301}", "\u{301}", "\u{E9}", "👨‍👩‍👧", "🇯🇵", "🇯", "☎\u{FE0F}", "👍🏽",
      "\u{200D}",
      "😀", "\r\n", "\n", " ", "1\u{FE0F}\u{20E3}",
    ].map { Array($0.utf16) } + [[0xD83D], [0xDE00], [0xDC00, 0xD800], [0xD83C]]

  private static let strangeNumbers = [-1, 0, 1, 16, 1000, Int.max - 1, Int.max, Int.min]
  /// Texts that get longer are written anew, so that a call stays cheap.
  private static let longestText = 20

  private(set) var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A session of `count` steps.
  mutating func next(count: Int) -> ModelSession {
    let text = text(upTo: 4)
    let marked = generator.below(2) == 0 ? sensibleRange(from: 0, to: text.count) : nil
    let selected = sensibleRange(from: marked?.location ?? 0, to: marked?.end ?? text.count)
    let start = TextInputState(
      units: text, selectedRange: selected, markedRange: marked?.isEmpty == false ? marked : nil)
    var session = ModelSession(start: start, steps: [])
    session.steps.reserveCapacity(count)
    // The generator keeps a rough idea of the length, so that most ranges lie in the text.
    var length = text.count
    for _ in 0..<count { session.steps.append(step(&length)) }
    return session
  }

  private mutating func step(_ length: inout Int) -> ModelStep {
    if length > Self.longestText {
      let text = text(upTo: 3)
      length = text.count
      return .setText(text)
    }
    switch generator.below(20) {
    case 0...6:
      let text = generator.below(8) == 0 ? [] : text(upTo: 2)
      length += text.count
      let selection = generator.below(3) == 0 ? nil : range(in: text.count)
      return .call(.setMarkedText(text, selectedRange: selection, replacementRange: hole(in: length)))
    case 7...8:
      let text = text(upTo: 2)
      length += text.count
      return .call(.insertText(text, replacementRange: hole(in: length)))
    case 9: return .call(.unmarkText)
    case 10...13:
      length = max(0, length - 1)
      return .call(.deleteBackward)
    case 14...16:
      let text = generator.below(3) == 0 ? [] : text(upTo: 2)
      length += text.count
      return .call(.replace(range(in: length), text))
    case 17...18: return .call(.select(range(in: length)))
    default:
      let text = text(upTo: 3)
      length = text.count
      return .setText(text)
    }
  }

  private mutating func hole(in count: Int) -> UTF16Range? { generator.below(6) == 0 ? range(in: count) : nil }

  /// A range: mostly in a text of `count` units, often a caret, now and then of numbers that make no sense.
  private mutating func range(in count: Int) -> UTF16Range {
    if generator.below(12) == 0 {
      let numbers = Self.strangeNumbers
      return UTF16Range(
        location: numbers[generator.below(numbers.count)], length: numbers[generator.below(numbers.count)])
    }
    let location = generator.below(count + 1)
    let length = generator.below(2) == 0 ? 0 : generator.below(count - location + 2)
    return UTF16Range(location: location, length: length)
  }

  private mutating func sensibleRange(from start: Int, to end: Int) -> UTF16Range {
    let location = start + generator.below(end - start + 1)
    return UTF16Range(location: location, length: generator.below(end - location + 1))
  }

  private mutating func text(upTo most: Int) -> [UInt16] {
    var text: [UInt16] = []
    for _ in 0..<1 + generator.below(most) { text += Self.pieces[generator.below(Self.pieces.count)] }
    return text
  }
}
