/// What a text input holds: its text, the selected range and the marked (provisional) range.
///
/// A value with one mutating verb per UITextInput call, and no delegate, actor or clock: callbacks and events
/// are the business of `TextField`. The text is kept in UTF-16 units, so it may hold a lone surrogate (semantics
/// rules 133 and 160); no verb fails or traps on one. Verbs take any range and clamp it.
///
/// Invariants after every verb (rules 1 to 4): the marked range is nil or not empty, and lies inside the text;
/// the selected range lies inside the text, and inside the marked range if there is one. A state made by
/// `init(units:selectedRange:markedRange:)` may break the last of these, as broken views do; the verbs then
/// restore it wherever they touch the selection.
public struct TextInputState: Hashable, Sendable {
  /// The text in UTF-16 units, the marked text included (rule 2).
  public internal(set) var units: [UInt16]
  /// The selected range; a caret if its length is 0.
  public internal(set) var selectedRange: UTF16Range
  /// The marked range, or nil where nothing is provisional; never empty (rule 3).
  public internal(set) var markedRange: UTF16Range?

  /// A state with `text` in it, nothing marked, the caret at the end: `text|`.
  public init(text: String = "") {
    self.init(units: Array(text.utf16))
  }

  /// A state with these ranges, clamped to the text; without a selected range the caret is at the end.
  ///
  /// An empty marked range is nil. A selection outside the marked range is kept as it is.
  public init(units: [UInt16], selectedRange: UTF16Range? = nil, markedRange: UTF16Range? = nil) {
    self.units = units
    self.selectedRange = selectedRange?.clamped(to: units.count) ?? .caret(units.count)
    let marked = markedRange?.clamped(to: units.count)
    self.markedRange = marked?.isEmpty == false ? marked : nil
  }

  /// Becomes the same as `other` without sharing its text: neither has to copy it when it changes next. O(n).
  public mutating func copy(_ other: TextInputState) {
    units.removeAll(keepingCapacity: true)
    units.append(contentsOf: other.units)
    selectedRange = other.selectedRange
    markedRange = other.markedRange
  }

  /// The text as a String; a lone surrogate, which a String can't hold, shows as U+FFFD. Compare `units` instead.
  public var text: String { String(decoding: units, as: UTF16.self) }

  /// The units of the marked text; empty where nothing is marked.
  public var markedUnits: ArraySlice<UInt16> {
    guard let markedRange else { return [] }
    return units[markedRange.offsets]
  }

  /// Whether the text is not empty; marked text counts (rule 167).
  public var hasText: Bool { !units.isEmpty }

  /// The text without its marked part.
  public var unmarkedUnits: [UInt16] {
    guard let markedRange else { return units }
    return Array(units[..<markedRange.location]) + units[markedRange.end...]
  }
}
