/// How one system's text field behaves: every behaviour that differs between systems is a named switch.
///
/// Each value of a switch carries the rules that it rests on and how sure they are (`settings`); the values of a profile
/// between two systems on which something was seen are the nearer one's. Nothing here has run on Apple hardware.
public struct HostProfile: Hashable, Sendable {
  /// The name: `ios18`; with switches turned `ios18/commit-events=plain`, or `ios18/disputed`.
  public var id: String
  /// Whether there is a delegate, and events.
  public var callbacks = Callbacks.none
  /// What is asked at a key while text is marked.
  public var keyQuestion = KeyQuestion.caret
  /// The string that is asked when marked text gets shorter.
  public var markedDeletionQuestion = MarkedDeletionQuestion.emptyString
  /// What is asked when a candidate is chosen.
  public var commitQuestion = CommitQuestion.markedRange
  /// What the older method is asked then, where a newer one exists.
  public var singleRangeCommitQuestion = SingleRangeCommitQuestion.markedRange
  /// Whether the delegate's method with ranges is asked.
  public var rangesMethod = RangesMethod.absent
  /// Whether a candidate is asked about that goes in with nothing marked.
  public var associationQuestion = AssociationQuestion.asked
  /// When handwriting is asked about.
  public var handwritingQuestion = HandwritingQuestion.perCharacter
  /// Whether Return is also asked as a line feed.
  public var returnQuestion = ReturnQuestion.shouldReturnOnly
  /// Whether a write inside a question asks once more.
  public var writeInsideQuestion = WriteInsideQuestion.silent
  /// What a no to a key does to the letters already marked.
  public var keyRefusal = KeyRefusal.dropsCall
  /// What a no to a candidate does to the marked text.
  public var commitRefusal = CommitRefusal.removesMarkedText
  /// Whether change events fire while text is marked.
  public var composingEvents = ComposingEvents.each
  /// Which change events a commit fires.
  public var commitEvents = CommitEvents.none
  /// Which change events the commit by a loss of focus fires.
  public var blurEvents = BlurEvents.none
  /// The order of the callbacks of one change.
  public var eventOrder = EventOrder.selectionFirst
  /// Whether the delegate is told of the selection.
  public var selectionCallback = SelectionCallback.present
  /// What the clear button fires.
  public var clearEvents = ClearEvents.changeEvent
  /// What a call of the protocol made by code fires.
  public var codeCallEvents = CodeCallEvents.none
  /// Whether `replace` called by code asks.
  public var codeReplaceQuestion = CodeReplaceQuestion.notAsked
  /// What a selection set by the program does to a composition.
  public var programSelection = ProgramSelection.keptInside
  /// Where `text =` leaves the caret of a field without focus.
  public var unfocusedCaret = UnfocusedCaret.end
  /// What the keyboard does with its letters when the program ends a composition.
  public var keyboardBuffer = KeyboardBuffer.kept
  /// What `defaultTextAttributes =` does to a composition.
  public var attributeWrite = AttributeWrite.keepsComposition
  /// What `isUserInteractionEnabled = false` does while text is marked.
  public var interactionOff = InteractionOff.ignored
  /// What is left of marked letters when focus is lost.
  public var blurCommit = BlurCommit.asShown
  /// Whether that happens before the delegate is asked.
  public var blurOrder = BlurOrder.questionFirst
  /// Whether the end of editing comes with a reason.
  public var endReasonMethod = EndReasonMethod.absent
  /// Whether the field sets its own text at the end of editing.
  public var ownWriteAtEnd = OwnWriteAtEnd.none
  /// In which order focus goes from one field to another.
  public var focusOrder = FocusOrder.asksNewFirst
  /// Which range an undo is asked with after the program changed the text.
  public var undoRange = UndoRange.stored
  /// What undo does while text is marked.
  public var undoWhileMarked = UndoWhileMarked.cancels
  /// How keys are grouped into steps of undo.
  public var typingUndo = TypingUndo.grouped
  /// Which keyboards a secure field offers.
  public var secureKeyboard = SecureKeyboard.any
  /// What the first edit of a secure field does to its old text.
  public var secureFirstEdit = SecureFirstEdit.plain
  /// Whether dictated text is asked about.
  public var dictationQuestion = DictationQuestion.notAsked
  /// What stands in the text before the first dictated words.
  public var dictationPlaceholder = DictationPlaceholder.tenSpaces
  /// What is asked when a suggested word is taken.
  public var suggestionQuestion = SuggestionQuestion.wordThenSpace
  /// Whether a correction is asked about and told.
  public var autocorrectionQuestion = AutocorrectionQuestion.asked
  /// What a correction that waits at the end of editing fires.
  public var autocorrectionAtBlur = AutocorrectionAtBlur.askedWithoutEvent
  /// What a no to a correction does.
  public var autocorrectionRefusal = AutocorrectionRefusal.respected
  /// What is asked when AutoFill gives a contact's phone or mail address.
  public var contactFillQuestion = ContactFillQuestion.wholeValue
  /// What is asked when a one-time code is filled in.
  public var oneTimeCodeQuestion = OneTimeCodeQuestion.wholeCode
  /// The range that is asked when a keyboard extension deletes.
  public var extensionDeletionQuestion = ExtensionDeletionQuestion.cluster
  /// What a completion offered behind the caret is.
  public var inlinePrediction = InlinePrediction.markedText
  /// Whether a field can ask for spaces round pasted text.
  public var smartInsert = SmartInsert.absent

  /// The plain UITextInput protocol: no delegate, no events.
  init(id: String) { self.id = id }

  /// Whether there is a delegate and whether events fire.
  public var hasCallbacks: Bool { callbacks != .none }

  /// How many change events the end of a composition fires that keeps text; the candidate that stands there still marked
  /// fires one of its own before.
  public var changeEventsAtCommit: Int {
    switch commitEvents {
    case .none: 0
    case .markedThenPlain, .plain: 1
    case .plainTwice: 2
    }
  }

  /// How many change events the commit by a loss of focus fires.
  public var changeEventsAtBlur: Int {
    switch blurEvents {
    case .none: 0
    case .one: 1
    case .two: 2
    }
  }
}

extension HostProfile: CustomStringConvertible {
  /// The name.
  public var description: String { id }
}
