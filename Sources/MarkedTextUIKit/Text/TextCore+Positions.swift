import Foundation
import TextInputModel

// Positions and ranges are offsets in UTF-16 units (rules 155 to 159). A position of another view's making, which is a
// programmer's error that UIKit does not forgive, gives nil here, or 0 where there is no nil.
extension TextCore {
  func utf16Range(_ range: UITextRange) -> UTF16Range? {
    guard let start = offset(range.start), let end = offset(range.end) else { return nil }
    return UTF16Range(location: min(start, end), length: abs(end - start)).clamped(to: field.unitCount)
  }

  private func offset(_ position: UITextPosition) -> Int? { (position as? OffsetPosition)?.offset }

  func text(in range: UITextRange) -> String? {
    utf16Range(range).map { String(decoding: field.state.units[$0.offsets], as: UTF16.self) }
  }

  var selectedTextRange: UITextRange { OffsetRange(field.selectedRange) }
  var markedTextRange: UITextRange? { field.markedRange.map(OffsetRange.init) }
  var beginningOfDocument: UITextPosition { OffsetPosition(0) }
  var endOfDocument: UITextPosition { OffsetPosition(field.unitCount) }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = offset(from), let to = offset(to) else { return nil }
    return OffsetRange(UTF16Range(location: min(from, to), length: abs(to - from)))
  }

  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    guard let start = offset(position) else { return nil }
    let (place, overflow) = start.addingReportingOverflow(distance)
    return !overflow && (0...field.unitCount).contains(place) ? OffsetPosition(place) : nil
  }

  // No lines are laid out, so up is the start of the text and down is its end.
  func position(from start: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    switch direction {
    case .right: position(from: start, offset: offset)
    case .left: position(from: start, offset: offset == .min ? .max : -offset)
    case .up: beginningOfDocument
    case .down: endOfDocument
    }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    guard let one = offset(position), let two = offset(other), one != two else { return .orderedSame }
    return one < two ? .orderedAscending : .orderedDescending
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    guard let from = offset(from), let to = offset(to) else { return 0 }
    return to - from
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    utf16Range(range).map { OffsetPosition(UITextDirection.layout(direction).isForward ? $0.end : $0.location) }
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    textRange(
      from: position, to: UITextDirection.layout(direction).isForward ? endOfDocument : beginningOfDocument)
  }
}
