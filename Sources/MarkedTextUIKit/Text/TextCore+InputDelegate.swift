import TextInputModel

extension TextCore {
  /// One of the four calls of the UITextInputDelegate is due (rules 96 to 99).
  func tellInputDelegate(_ callback: CallbackKind, of view: any UITextInput) {
    switch callback {
    case .inputSelectionWillChange: inputDelegate?.selectionWillChange(view)
    case .inputTextWillChange: inputDelegate?.textWillChange(view)
    case .inputTextDidChange: inputDelegate?.textDidChange(view)
    case .inputSelectionDidChange: inputDelegate?.selectionDidChange(view)
    default: break
    }
  }
}
