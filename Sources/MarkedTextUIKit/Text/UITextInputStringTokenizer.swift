public import Foundation
import UnicodeText

/// Cuts the text of a view into characters, words, sentences and paragraphs, by Unicode's rules and ICU's dictionaries.
///
/// Towards the end a place is at a boundary where a unit ends, towards the start where one starts; between two words there
/// may be spaces and punctuation, which are in no word. No lines are laid out: a line is a paragraph.
// Limit: what UIKit's own tokenizer takes for a word follows the system's language and version and is not documented; for
// Chinese and Japanese it can give reversed ranges or nil (rule 166), which this one never does.
@MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// A tokenizer of a view's text; the view is held weakly.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  /// The unit around a place. At the edge of a unit it is the one that lies in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    guard let unit = unit(at: offset, granularity, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a unit ends there towards the end, or starts there towards the start (inferred).
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    return units(granularity).contains { (direction.isForward ? $0.upperBound : $0.lowerBound) == offset }
  }

  /// The next place at which a unit ends towards the end, or starts towards the start (inferred); nil if there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let units = units(granularity)
    let next =
      direction.isForward
      ? units.first { $0.upperBound > offset }?.upperBound : units.last { $0.lowerBound < offset }?.lowerBound
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Whether the place is in a unit; at an edge only if the unit lies in the direction (Apple's documentation).
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    return unit(at: input.offset(from: input.beginningOfDocument, to: position), granularity, direction) != nil
  }

  private func unit(at offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) -> Range<Int>? {
    units(granularity).first { unit in
      direction.isForward ? unit.contains(offset) : unit.lowerBound < offset && offset <= unit.upperBound
    }
  }

  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return []
    }
    let text = Array((input.text(in: all) ?? "").utf16)
    guard !text.isEmpty else { return [] }
    // ICU refuses only a text that is too long for it, and the protocol has no way to say so: that is one unit.
    return (try? Self.units(of: text, granularity)) ?? [0..<text.count]
  }

  private static func units(of text: [UInt16], _ granularity: UITextGranularity) throws -> [Range<Int>] {
    switch granularity {
    case .character: Array(try GraphemeClusters(of: text))
    case .word: try TextBoundaries(kind: .word, of: text).words
    case .sentence: Array(try TextBoundaries(kind: .sentence, of: text))
    case .paragraph, .line: paragraphs(of: text)
    case .document: [0..<text.count]
    }
  }

  /// What lies between line ends, which are in no paragraph.
  private static func paragraphs(of text: [UInt16]) -> [Range<Int>] {
    text.split(omittingEmptySubsequences: true) { $0 == 0x0A || $0 == 0x0D || $0 == 0x2028 || $0 == 0x2029 }
      .map { $0.startIndex..<$0.endIndex }
  }
}
