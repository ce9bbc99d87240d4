import CICUShim

/// Unicode properties, as the linked ICU knows them (`UnicodeLibrary.unicodeVersion`). Lookups never fail: a
/// surrogate answers as one (category Cs), an unassigned code point as unassigned (Cn).
extension CodePoint {
  /// General_Category.
  public var generalCategory: GeneralCategory {
    // ICU's thirty categories are all there are (checked when CICUShim is compiled).
    GeneralCategory(rawValue: cicu_general_category(number)) ?? .unassigned
  }

  /// White_Space: U+3000 and U+2006 among them, U+200B (zero width space) not.
  public var isWhiteSpace: Bool { cicu_has_property(number, CICU_WHITE_SPACE) }

  /// Default_Ignorable_Code_Point: normally shown as nothing. Joiners, variation selectors, fillers, soft hyphen.
  public var isDefaultIgnorable: Bool { cicu_has_property(number, CICU_DEFAULT_IGNORABLE) }

  /// A combining mark: category Mn, Mc or Me.
  public var isCombiningMark: Bool { generalCategory.isMark }

  /// Join_Control: the zero width joiner U+200D and non-joiner U+200C.
  public var isJoiner: Bool { cicu_has_property(number, CICU_JOIN_CONTROL) }

  /// Grapheme_Extend: what never begins a grapheme cluster of its own (UAX #29).
  public var isGraphemeExtender: Bool { cicu_has_property(number, CICU_GRAPHEME_EXTEND) }

  /// Emoji (UTS #51): digits, # and * too, which only a variation selector or keycap turns into pictures.
  public var isEmoji: Bool { cicu_has_property(number, CICU_EMOJI) }

  /// Emoji_Presentation: shown as a picture unless a variation selector asks for text.
  public var hasEmojiPresentation: Bool { cicu_has_property(number, CICU_EMOJI_PRESENTATION) }

  /// Emoji_Modifier: the five skin tones.
  public var isEmojiModifier: Bool { cicu_has_property(number, CICU_EMOJI_MODIFIER) }

  /// Extended_Pictographic: what a joiner joins in an emoji sequence.
  public var isPictographic: Bool { cicu_has_property(number, CICU_EXTENDED_PICTOGRAPHIC) }

  /// Regional_Indicator: two of them make a flag.
  public var isRegionalIndicator: Bool { cicu_has_property(number, CICU_REGIONAL_INDICATOR) }

  /// East_Asian_Width (UAX #11).
  public var eastAsianWidth: EastAsianWidth {
    EastAsianWidth(rawValue: cicu_east_asian_width(number)) ?? .neutral
  }

  /// Hangul_Syllable_Type.
  public var hangulSyllableType: HangulSyllableType {
    HangulSyllableType(rawValue: cicu_hangul_syllable_type(number)) ?? .notApplicable
  }
}

/// East_Asian_Width (UAX #11); the raw values are ICU's numbers.
public enum EastAsianWidth: Int32, CaseIterable, Hashable, Sendable {
  case neutral, ambiguous, halfwidth, fullwidth, narrow, wide
}

/// Hangul_Syllable_Type: a conjoining jamo, or a syllable without or with a final consonant; the raw values are
/// ICU's numbers.
public enum HangulSyllableType: Int32, CaseIterable, Hashable, Sendable {
  case notApplicable
  /// A conjoining initial consonant (L).
  case leadingJamo
  /// A conjoining vowel (V).
  case vowelJamo
  /// A conjoining final consonant (T).
  case trailingJamo
  /// A precomposed syllable without a final consonant (LV).
  case openSyllable
  /// A precomposed syllable with a final consonant (LVT).
  case closedSyllable
}
