public import Foundation
public import TextInputModel

/// A text view over the simulated field, whose Return key puts a line feed in.
///
/// As with `UITextField`, what the person does goes through `simulatedField`. Rules that were seen at a UITextField alone
/// are taken to hold here too (inferred). Nothing scrolls.
@MainActor open class UITextView: UIScrollView, UITextInput, EditingView {
  let core = TextCore()
  private let bridge = TextViewBridge()

  /// An empty view, without focus, on the host that is current.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    connect()
  }

  /// An empty view, without focus, on the host that is current.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// An empty view; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    bridge.owner = self
    core.field.insertsSpaces = true
    core.attach(self, delegate: bridge)
  }

  /// The field of the model: what a test or harness types into. Only this module has it; UIKit does not.
  ///
  /// Its `pressReturn` puts a line feed in, as the key does (rule 173).
  public var simulatedField: TextField { core.field }

  /// Who is asked and told, held weakly.
  open weak var delegate: (any UITextViewDelegate)?

  // MARK: Text

  // UIKit declares it so, and code counts on the type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, marked text included (rule 2); never nil when it is read. Setting it ends a composition, puts the caret at
  /// the end and tells nobody (rules 40 and 42).
  open var text: String! {
    get { core.text }
    set { core.setText(newValue) }
  }

  // As for the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes. Setting it sets the text; attributes of its own are not kept.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: core.text, attributes: typingAttributes) }
    set { core.setText(newValue?.string) }
  }

  /// The attributes of text to come; kept only.
  open var typingAttributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
  /// Whether the person may change attributes; kept only.
  open var allowsEditingTextAttributes = false
  /// The font.
  open var font: UIFont? {
    get { typingAttributes[.font] as? UIFont }
    set { typingAttributes[.font] = newValue }
  }
  /// The colour of the text.
  open var textColor: UIColor? {
    get { typingAttributes[.foregroundColor] as? UIColor }
    set { typingAttributes[.foregroundColor] = newValue }
  }
  /// On which side the text stands; kept only.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the font follows the person's preferred size; kept only.
  open var adjustsFontForContentSizeCategory = false
  /// The distance of the text from the edges; kept only.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the text is laid out: nowhere.
  public let textContainer: NSTextContainer
  // As for the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How links look; kept only.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  // MARK: Editing

  /// Whether the person may change the text. Without it the view can't have focus here, and so no keyboard; it can still
  /// be selected in UIKit.
  open var isEditable = true
  /// Whether the person may select; kept only.
  open var isSelectable = true
  /// What is made a link; kept only.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the next text replaces all there is; kept only.
  open var clearsOnInsertion = false
  /// The selection in UTF-16 units; as `selectedTextRange`.
  open var selectedRange: NSRange {
    get { core.field.selectedRange.nsRange }
    set {
      selectedTextRange = OffsetRange(UTF16Range(location: newValue.location, length: newValue.length))
    }
  }
  /// Scrolls to a range. Nothing scrolls here.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Whether the view can have focus: if it is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Whether the view takes touches. Turning it off takes the last key of a composition back (rule 44).
  open override var isUserInteractionEnabled: Bool {
    didSet { if !isUserInteractionEnabled { core.field.disableInteraction() } }
  }

  // MARK: Focus

  /// Takes focus: the delegate is asked, whoever has focus gives it up, editing begins (rule 59).
  /// - Returns: whether this view has focus now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    return core.becomeFirstResponder()
  }

  /// Gives up focus: the delegate is asked, what is marked is committed, editing ends (rules 48 and 59).
  /// - Returns: whether this view has no focus now.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return canResignFirstResponder && core.resignFirstResponder()
  }

  /// Whether editing is going on.
  open override var isFirstResponder: Bool { core.field.isEditing }

  /// Takes back what the person typed, and what the app registers; what was typed comes first.
  open override var undoManager: UndoManager? { core.undoManager }

  /// The view in place of the keyboard; kept only.
  open override var inputView: UIView? {
    get { keyboardView }
    set { keyboardView = newValue }
  }
  private var keyboardView: UIView?

  /// The view above the keyboard; kept only.
  open override var inputAccessoryView: UIView? {
    get { accessoryView }
    set { accessoryView = newValue }
  }
  private var accessoryView: UIView?

  // MARK: Commands of the edit menu

  /// Puts the selection on the pasteboard and deletes it, as the person does: the delegate is asked, the events fire.
  open override func cut(_ sender: Any?) { core.cut() }

  /// Puts the selection on the pasteboard.
  open override func copy(_ sender: Any?) { core.copy() }

  /// Puts the text of the pasteboard in, as the person does: what is marked is committed first, the delegate is asked, the
  /// events fire (rule 54; that it is the same when code calls it is inferred).
  open override func paste(_ sender: Any?) { core.paste() }

  /// Selects all.
  open override func selectAll(_ sender: Any?) { core.selectAll() }

  /// Deletes the selection, as the person does; nothing with a caret.
  open override func delete(_ sender: Any?) { core.deleteSelection() }

  // MARK: Traits

  /// When the keyboard writes capital letters by itself; kept only.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether the keyboard corrects; kept only.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked; kept only.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether quotation marks are curled; kept only.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether hyphens become dashes; kept only.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Whether spaces go round pasted text (rule 58): they do, unless it is `.no`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default {
    didSet { core.field.insertsSpaces = smartInsertDeleteType != .no }
  }
  /// Whether a completion is shown behind the caret; kept only.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// The kind of keyboard; kept only.
  open var keyboardType: UIKeyboardType = .default
  /// How the keyboard looks; kept only.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// What the Return key says; kept only.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether Return needs a text; kept only.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden. The first edit after focus or after this was set takes the old text away (rules 168
  /// and 170).
  open var isSecureTextEntry: Bool {
    get { core.field.isSecure }
    set { core.field.isSecure = newValue }
  }
  // UIKit declares it so, and code counts on the type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text is, for AutoFill (rules 85, 86 and 177).
  open var textContentType: UITextContentType! {
    didSet { core.field.contentType = textContentType.map(ContentType.init) }
  }
  /// What a password has to be like; kept only.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: UIKeyInput and UITextInput

  /// Whether there is a text; marked text counts (rule 167).
  open var hasText: Bool { core.field.state.hasText }

  /// Puts text in the place of the marked text, else of the selection (rule 21). The keyboard calls it (rule 16); called
  /// by code it asks nobody and no event fires (N11 of the observed traces).
  open func insertText(_ text: String) { core.insertText(text) }

  /// Deletes the selection, or one backward-deletion cluster (rules 161 to 163). The keyboard calls it, on an empty text
  /// too (rule 29).
  open func deleteBackward() { core.field.apply(.deleteBackward) }

  /// The text of a range, cut to what there is (rule 158).
  open func text(in range: UITextRange) -> String? { core.text(in: range) }

  /// Replaces the text of a range (rule 30).
  open func replace(_ range: UITextRange, withText text: String) { core.replace(range, withText: text) }

  /// What is selected. Without focus too: where UIKit has nil then is not recorded (N10 of the observed traces). Setting
  /// it ends a composition on iOS 15 and later (rule 35); nil changes nothing.
  open var selectedTextRange: UITextRange? {
    get { core.selectedTextRange }
    set { core.select(newValue) }
  }

  /// What is provisional; nil where nothing is (rules 1 and 3).
  open var markedTextRange: UITextRange? { core.markedTextRange }

  /// How provisional text looks; kept only.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Sets the provisional text (rules 5 to 12). The keyboard calls it (rule 16).
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    core.setMarkedText(markedText, selectedRange: selectedRange)
  }

  /// Makes provisional text plain (rules 17 and 18). The keyboard calls it (rule 16).
  open func unmarkText() { core.unmarkText() }

  /// The start: 0.
  open var beginningOfDocument: UITextPosition { core.beginningOfDocument }

  /// The end; the start where the text is empty (rule 157).
  open var endOfDocument: UITextPosition { core.endOfDocument }

  /// The range between two places, whichever comes first (rule 159).
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    core.textRange(from: fromPosition, to: toPosition)
  }

  /// The place at a distance in UTF-16 units; nil outside the text (rule 156).
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    core.position(from: position, offset: offset)
  }

  /// The place at a distance in a direction. No lines are laid out: up is the start, down is the end.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { core.position(from: position, in: direction, offset: offset) }

  /// Which place comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    core.compare(position, to: other)
  }

  /// The distance in UTF-16 units, negative if the second comes first (rule 155).
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    core.offset(from: from, to: toPosition)
  }

  /// Who is told of what code does to the text and the selection (rules 96 to 98); never of the keyboard's own calls.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { core.inputDelegate }
    set { core.inputDelegate = newValue }
  }

  /// Knows characters, words, sentences and paragraphs.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)

  /// The end of a range in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    core.position(within: range, farthestIn: direction)
  }

  /// The range from a place to the end of the text in a direction.
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    core.characterRange(byExtending: position, in: direction)
  }

  /// Natural: no direction is modelled.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Kept by nobody.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// Zero: no text is laid out.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }

  /// Zero: no text is laid out.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// None: no text is laid out.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// The end: no text is laid out.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  /// The end of the range: no text is laid out.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }

  /// None: no text is laid out.
  open func characterRange(at point: CGPoint) -> UITextRange? { nil }

  /// How text looks: as all of it.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { typingAttributes }

  /// Inserts the phrases. Nothing here calls it: `TextField.dictate` replaces text as rule 147 tells.
  open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }

  /// Never told here.
  open func dictationRecordingDidEnd() {}

  /// Never told here.
  open func dictationRecognitionFailed() {}

  /// Puts in nothing. The placeholder of rule 145 is the model's.
  open var insertDictationResultPlaceholder: Any { NSNull() }

  /// Takes out nothing.
  open func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
}
