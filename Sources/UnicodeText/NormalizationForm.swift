/// A Unicode normalization form (UAX #15).
///
/// Only ever for comparing: what a user typed is kept as it is. NFC changes names (U+FA19 becomes U+795E), NFKC
/// more so (bug-reports 4.5), and no text-input call normalizes (semantics rule 165).
public enum NormalizationForm: String, CaseIterable, Hashable, Sendable {
  /// Composed: か U+3099 becomes が.
  case nfc = "NFC"
  /// Decomposed: 한 becomes three conjoining jamo.
  case nfd = "NFD"
  /// Composed, with compatibility characters replaced: full-width digits become ASCII, half-width kana full-width.
  case nfkc = "NFKC"

  /// `units` in this form. Lone surrogates stay where they are.
  ///
  /// - Throws: `UnicodeTextError.textTooLong`, or `.icu` where ICU has no memory or data.
  /// - Complexity: O(n); a text that has the form already is returned without a copy.
  public func normalize(_ units: [UInt16]) throws(UnicodeTextError) -> [UInt16] {
    if try ICU.normalizedPrefix(of: units, form: self) == units.count { return units }
    return try ICU.normalized(units, form: self)
  }

  /// Whether `units` have this form, compared unit by unit.
  ///
  /// - Throws: as `normalize`.
  public func isForm(of units: [UInt16]) throws(UnicodeTextError) -> Bool {
    if try ICU.normalizedPrefix(of: units, form: self) == units.count { return true }
    return try ICU.normalized(units, form: self) == units
  }
}
