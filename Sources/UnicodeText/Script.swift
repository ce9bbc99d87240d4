import CICUShim

/// A script of Unicode (UAX #24), as the linked ICU knows it.
public struct Script: Hashable, Sendable {
  /// ICU's number.
  let number: Int32

  init(number: Int32) {
    self.number = number
  }

  /// The script with this name, short ("Hani") or long ("Han"); nil if ICU knows none. Case, blanks, hyphens and
  /// underscores do not count (UAX #44, rule LM3).
  public init?(named name: String) {
    let number = cicu_script_named(name)
    guard number >= 0 else { return nil }
    self.init(number: number)
  }

  /// The ISO 15924 code, such as "Hani". Common is "Zyyy", Inherited "Zinh", Unknown "Zzzz".
  public var code: String { ICU.string(cicu_script_short_name(number)) }

  /// Unicode's long name as Scripts.txt has it, such as "Han" or "Canadian_Aboriginal".
  public var name: String { ICU.string(cicu_script_long_name(number)) }

  /// Whether it names writing: false for Common, Inherited and Unknown, which go with any script.
  public var isExplicit: Bool { self != .common && self != .inherited && self != .unknown }

  /// Zyyy: what all scripts share, such as digits and punctuation.
  public static let common = Script(number: Int32(CICU_SCRIPT_COMMON.rawValue))
  /// Zinh: marks that take the script of their base.
  public static let inherited = Script(number: Int32(CICU_SCRIPT_INHERITED.rawValue))
  /// Zzzz: unassigned and private code points, and surrogates.
  public static let unknown = Script(number: Int32(CICU_SCRIPT_UNKNOWN.rawValue))
  /// Arab.
  public static let arabic = Script(number: Int32(CICU_SCRIPT_ARABIC.rawValue))
  /// Bopo.
  public static let bopomofo = Script(number: Int32(CICU_SCRIPT_BOPOMOFO.rawValue))
  /// Cyrl.
  public static let cyrillic = Script(number: Int32(CICU_SCRIPT_CYRILLIC.rawValue))
  /// Deva.
  public static let devanagari = Script(number: Int32(CICU_SCRIPT_DEVANAGARI.rawValue))
  /// Grek.
  public static let greek = Script(number: Int32(CICU_SCRIPT_GREEK.rawValue))
  /// Hani.
  public static let han = Script(number: Int32(CICU_SCRIPT_HAN.rawValue))
  /// Hang.
  public static let hangul = Script(number: Int32(CICU_SCRIPT_HANGUL.rawValue))
  /// Hebr.
  public static let hebrew = Script(number: Int32(CICU_SCRIPT_HEBREW.rawValue))
  /// Hira.
  public static let hiragana = Script(number: Int32(CICU_SCRIPT_HIRAGANA.rawValue))
  /// Kana.
  public static let katakana = Script(number: Int32(CICU_SCRIPT_KATAKANA.rawValue))
  /// Latn.
  public static let latin = Script(number: Int32(CICU_SCRIPT_LATIN.rawValue))
  /// Thai.
  public static let thai = Script(number: Int32(CICU_SCRIPT_THAI.rawValue))

  // Writing systems of several scripts have codes too; no code point has one of these.
  static let japanese = Script(number: Int32(CICU_SCRIPT_JAPANESE.rawValue))
  static let korean = Script(number: Int32(CICU_SCRIPT_KOREAN.rawValue))
  static let hanWithBopomofo = Script(number: Int32(CICU_SCRIPT_HAN_WITH_BOPOMOFO.rawValue))
}

extension Script: Comparable {
  /// By ISO 15924 code, so that a sorted list is the same with every ICU.
  public static func < (left: Script, right: Script) -> Bool { left.code < right.code }
}

extension Script: CustomStringConvertible {
  /// The ISO 15924 code.
  public var description: String { code }
}

extension CodePoint {
  /// Script: exactly one. ー U+30FC and ・ U+30FB are Common, U+3099 is Inherited: ask `scriptExtensions` whether a
  /// text is kana (bug-reports 4.3).
  public var script: Script { Script(number: cicu_script_of(number)) }

  /// Script_Extensions, sorted by code: the scripts it is used with; just `script` for most code points. Never empty.
  public var scriptExtensions: [Script] {
    let numbers = ICU.scriptExtensions(of: number)
    return numbers.count == 1 ? [Script(number: numbers[0])] : numbers.map(Script.init(number:)).sorted()
  }
}
