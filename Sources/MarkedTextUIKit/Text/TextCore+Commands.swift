import Foundation
import TextInputModel

extension TextCore {
  func copy() {
    let selected = field.selectedRange
    guard !selected.isEmpty else { return }
    UIPasteboard.general.string = String(decoding: field.state.units[selected.offsets], as: UTF16.self)
  }

  func cut() {
    copy()
    field.cut()
  }

  func paste() {
    if let text = UIPasteboard.general.string { field.paste(Array(text.utf16)) }
  }

  func selectAll() { field.select(UTF16Range(location: 0, length: field.unitCount)) }

  func deleteSelection() {
    guard !field.selectedRange.isEmpty else { return }
    field.keyboard(.deleteBackward)
  }
}
