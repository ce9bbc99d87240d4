/// A regular expression of ICU, matched under a limit of time and of memory: a pattern that would take for ever is an
/// error, not a hang.
///
/// The language is that of ICU's regular expressions, which NSRegularExpression and the MATCHES of NSPredicate have on
/// Apple systems too. Text and pattern are UTF-16 units; a lone surrogate is a character like any other. Matching is by
/// code point, so that é and e U+0301 differ.
public struct RegularExpression: Hashable, Sendable {
  /// How a pattern is taken.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The options with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Letters match whatever their case is, by full case folding (ß matches SS).
    public static let caseInsensitive = Options(rawValue: 1)
  }

  /// How much a match may cost.
  public struct Limits: Hashable, Sendable {
    /// Steps of ICU's engine, each about a tenth of a millisecond. The same text takes the same steps on every machine.
    public var steps: Int
    /// The memory for backtracking, in bytes.
    public var stackBytes: Int

    /// Limits; each is at least 1 and at most what 32 bits hold.
    public init(steps: Int, stackBytes: Int) {
      self.steps = steps
      self.stackBytes = stackBytes
    }

    /// A few tenths of a second, and 8 MB, which is ICU's own limit.
    public static let standard = Limits(steps: 2000, stackBytes: 8_000_000)
  }

  /// The pattern in UTF-16 units.
  public let pattern: [UInt16]
  /// How the pattern is taken.
  public let options: Options
  /// How much a match may cost.
  public let limits: Limits

  /// An expression of this pattern. The empty pattern matches the empty text.
  ///
  /// - Throws: `UnicodeTextError.malformedPattern` with the place, `.textTooLong`, or `.icu` where ICU has no memory.
  public init(
    _ pattern: [UInt16], options: Options = [], limits: Limits = .standard
  ) throws(UnicodeTextError) {
    try ICU.check(pattern, options)
    self.pattern = pattern
    self.options = options
    self.limits = limits
  }

  /// Whether the expression matches all of `units`, from the first to the last.
  ///
  /// - Throws: `UnicodeTextError.matchTookTooLong` and `.matchTookTooMuchMemory` at a limit, `.textTooLong`, or `.icu`.
  public func matchesWhole(_ units: [UInt16]) throws(UnicodeTextError) -> Bool {
    try ICU.match(self, in: units, .whole) != nil
  }

  /// The UTF-16 offsets of the first match in `units`, which may be empty; nil if there is none.
  ///
  /// - Throws: as `matchesWhole`. The limit of time is one for the whole search.
  public func firstMatch(in units: [UInt16]) throws(UnicodeTextError) -> Range<Int>? {
    try ICU.match(self, in: units, .first)
  }
}
