import CICUShim

/// Unicode's General_Category (Unicode Standard, section 4.5).
///
/// The raw values are ICU's numbers; `shortName` is what the world calls them.
public enum GeneralCategory: Int32, CaseIterable, Hashable, Sendable {
  case unassigned
  case uppercaseLetter
  case lowercaseLetter
  case titlecaseLetter
  case modifierLetter
  case otherLetter
  case nonspacingMark
  case enclosingMark
  case spacingMark
  case decimalNumber
  case letterNumber
  case otherNumber
  case spaceSeparator
  case lineSeparator
  case paragraphSeparator
  case control
  case format
  case privateUse
  case surrogate
  case dashPunctuation
  case openPunctuation
  case closePunctuation
  case connectorPunctuation
  case otherPunctuation
  case mathSymbol
  case currencySymbol
  case modifierSymbol
  case otherSymbol
  case initialPunctuation
  case finalPunctuation

  /// The two letters of the category, such as "Lu".
  public var shortName: String {
    ICU.string(cicu_general_category_name(rawValue))
  }

  /// Whether it is one of the three categories of combining marks: Mn, Mc, Me.
  public var isMark: Bool {
    switch self {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
