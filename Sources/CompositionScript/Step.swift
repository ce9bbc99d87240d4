public import TextInputModel

/// One statement of a script or one `op` line of a recording.
public struct Step: Hashable, Sendable {
  /// From 1, through the whole session.
  public var number: Int
  /// From 1, in the file.
  public var line: Int
  /// What is done.
  public var action: Action
  /// The statement as it was written, without its expectations; the op's name in a recording.
  public var source: String
  /// A script's expectations, which hold after the step's last turn.
  public var expectations: [Expectation]
  /// What a recording says of the state after the call; nil if it says nothing.
  public var recordedState: RecordedState?
  /// What a recording saw fire during the call; nil if it says nothing.
  public var callbacks: [RecordedCallback]?
  /// Ranges of a recorded call that the recording leaves out; played as null.
  public var unloggedRanges: UnloggedRanges
  /// A line of a recording of observed states that says `"derived":true`: nobody saw this one.
  public var isDerived = false
  /// A step that expects nothing and was recorded with no state.
  public init(number: Int, line: Int, action: Action, source: String) {
    self.number = number
    self.line = line
    self.action = action
    self.source = source
    self.expectations = []
    self.unloggedRanges = []
  }

  /// Ranges that a recorded `setMarkedText` or `insertText` left out. Such a range is played as null, and where the
  /// state then differs the outcome is `unlogged`, not a mismatch.
  public struct UnloggedRanges: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt8
    /// A set of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `setMarkedText`'s selected range.
    public static let selectedRange = UnloggedRanges(rawValue: 1)
    /// NSTextInputClient's replacement range.
    public static let replacementRange = UnloggedRanges(rawValue: 2)
  }
}

/// The state keys that a recording gives after a call; a key left out is not compared.
public struct RecordedState: Hashable, Sendable {
  /// `marked` can be left out, null, or a range.
  public enum Marked: Hashable, Sendable {
    /// `null`: nothing is marked.
    case none
    /// This is marked.
    case range(UTF16Range)
  }
  /// `text`
  public var units: [UInt16]?
  /// `selected`
  public var selectedRange: UTF16Range?
  /// `marked`
  public var marked: Marked?
  /// A state with the keys that are given.
  public init(units: [UInt16]? = nil, selectedRange: UTF16Range? = nil, marked: Marked? = nil) {
    self.units = units
    self.selectedRange = selectedRange
    self.marked = marked
  }
}

/// A callback that a recorder saw; a key left out is not compared.
public struct RecordedCallback: Hashable, Sendable {
  /// Which one.
  public var call: CallbackKind
  /// shouldChange's range.
  public var range: UTF16Range?
  /// The ranges of iOS 26's shouldChange.
  public var ranges: [UTF16Range]?
  /// shouldChange's replacement string.
  public var units: [UInt16]?
  /// What the delegate answered.
  public var answer: Bool?
  /// didEnd's reason.
  public var reason: String?
  /// A callback of which nothing but its name is known.
  public init(call: CallbackKind) {
    self.call = call
  }
}
