import Foundation
import TextInputModel

/// A place of our own views: an offset in UTF-16 units (rule 155). Two are equal where their offsets are (rule 157).
final class OffsetPosition: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
  nonisolated override var hash: Int { offset }
  nonisolated override var description: String { "\(offset)" }
}

/// A range of our own views in UTF-16 units.
final class OffsetRange: UITextRange {
  nonisolated let range: UTF16Range

  init(_ range: UTF16Range) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { OffsetPosition(range.location) }
  override var end: UITextPosition { OffsetPosition(range.end) }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.range == range }
  nonisolated override var hash: Int { range.hashValue }
  nonisolated override var description: String { range.description }
}
