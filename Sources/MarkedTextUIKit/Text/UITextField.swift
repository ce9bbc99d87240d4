public import Foundation
public import TextInputModel

/// A text field over the simulated one.
///
/// What the person does goes through `simulatedField`: it calls the overridable methods of this class (rule 16), asks
/// the delegate, and fires events and notifications. What code does through UIKit's own names asks nobody and fires
/// nothing (rule 92).
@MainActor open class UITextField: UIControl, UITextInput, EditingView {
  let core = TextCore()
  private let bridge = TextFieldBridge()

  /// An empty field, without focus, on the host that is current.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    connect()
  }

  /// An empty field; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    bridge.owner = self
    core.field.insertsSpaces = true
    core.attach(self, delegate: bridge)
  }

  /// The field of the model: what a test or harness types into. Only this module has it; UIKit does not.
  public var simulatedField: TextField { core.field }

  /// Who is asked and told, held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text, marked text included (rule 2); never nil when it is read, as Apple's documentation says of the default.
  /// Setting it, the same text too, ends a composition, puts the caret at the end and tells nobody (rules 40 and 42).
  open var text: String? {
    get { core.text }
    set { core.setText(newValue) }
  }

  /// The text with the default attributes. Setting it sets the text; attributes of its own are not kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: core.text, attributes: defaultTextAttributes) }
    set { core.setText(newValue?.string) }
  }

  /// What stands in an empty field.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What stands in an empty field, with its attributes.
  open var attributedPlaceholder: NSAttributedString?

  /// The attributes of all text. Setting them ends a composition (rule 43).
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes }
    set {
      attributes = newValue
      core.field.setDefaultAttributes()
    }
  }
  private var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  /// The attributes of text to come; kept only.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the person may change attributes; kept only.
  open var allowsEditingTextAttributes = false
  /// The font. That setting it leaves a composition alone is inferred.
  open var font: UIFont? {
    get { attributes[.font] as? UIFont }
    set { attributes[.font] = newValue }
  }
  /// The colour of the text. That setting it leaves a composition alone is inferred.
  open var textColor: UIColor? {
    get { attributes[.foregroundColor] as? UIColor }
    set { attributes[.foregroundColor] = newValue }
  }
  /// On which side the text stands; kept only.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the text shrinks to fit; kept only.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size it shrinks to; kept only.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the person's preferred size; kept only.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Look, kept and never drawn

  /// The border.
  open var borderStyle: BorderStyle = .none
  /// The image behind the text.
  open var background: UIImage?
  /// The image behind the text of a field that is not enabled.
  open var disabledBackground: UIImage?
  /// When the clear button shows. `TextField.pressClear` presses it whether it shows or not.
  open var clearButtonMode: ViewMode = .never
  /// The view on the left.
  open var leftView: UIView?
  /// When it shows.
  open var leftViewMode: ViewMode = .never
  /// The view on the right.
  open var rightView: UIView?
  /// When it shows.
  open var rightViewMode: ViewMode = .never

  /// Where the border is: everywhere. Never asked for here.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is: everywhere. Never asked for here.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the placeholder is: everywhere. Never asked for here.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is while it is edited: everywhere. Never asked for here.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the clear button is: nowhere. Never asked for here.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the view on the left is: as large as it is. Never asked for here.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.bounds ?? .zero }
  /// Where the view on the right is: as large as it is. Never asked for here.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.bounds ?? .zero }
  /// Draws the text; never called here.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; never called here.
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Editing

  /// Whether editing is going on.
  open var isEditing: Bool { core.field.isEditing }
  /// Whether the text goes when editing begins, if shouldClear allows it (Apple's documentation of both). It goes as by the
  /// clear button, behind didBegin (inferred).
  open var clearsOnBeginEditing = false
  /// Whether the next text replaces all there is; kept only.
  open var clearsOnInsertion = false

  /// Whether the field can have focus: if it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the field takes touches. Turning it off takes the last key of a composition back (rule 44).
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
