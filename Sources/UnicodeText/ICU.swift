import CICUShim

/// The calls into CICUShim that hand over memory. Nothing outside this file has a pointer in its hands.
enum ICU {
  /// The longest text, in UTF-16 units: ICU counts in 32 bits, and one more boundary than units must be countable.
  static let longestText = Int(Int32.max) - 1

  /// `count` as ICU wants it.
  static func length(_ count: Int) throws(UnicodeTextError) -> Int32 {
    guard count <= longestText else { throw .textTooLong(units: count) }
    return Int32(count)
  }

  /// A name that ICU keeps for ever; empty where it has none.
  static func string(_ name: UnsafePointer<CChar>?) -> String {
    name.map { String(cString: $0) } ?? ""
  }

  static func nameOfStatus(_ status: Int32) -> String {
    string(cicu_status_name(status))
  }

  /// How many break iterators the process has opened: one a thread and kind of boundary.
  static var openedIterators: Int { Int(cicu_opened_iterators()) }

  static func graphemeBoundaries(of units: [UInt16]) throws(UnicodeTextError) -> BoundaryOffsets {
    let length = try length(units.count)
    var status: Int32 = 0
    let boundaries = [Int32](unsafeUninitializedCapacity: units.count + 1) { buffer, count in
      count = Int(cicu_boundaries(CICU_GRAPHEME, units, length, buffer.baseAddress, nil, length + 1, &status))
    }
    guard status <= 0 else { throw .icu(operation: .findingGraphemeClusters, status: status) }
    return BoundaryOffsets(boundaries)
  }

  static func graphemeBoundaryCount(of units: [UInt16]) throws(UnicodeTextError) -> Int {
    var status: Int32 = 0
    let count = cicu_boundaries(CICU_GRAPHEME, units, try length(units.count), nil, nil, 0, &status)
    guard status <= 0 else { throw .icu(operation: .findingGraphemeClusters, status: status) }
    return Int(count)
  }

  /// The boundaries, and for each whether the piece before it is made of letters or digits; that only for words.
  static func boundaries(
    _ kind: TextBoundaries.Kind, of units: [UInt16]
  ) throws(UnicodeTextError) -> (offsets: BoundaryOffsets, endsWord: [Bool]) {
    let length = try length(units.count)
    var status: Int32 = 0
    var rules = [Int32](repeating: 0, count: kind == .word ? units.count + 1 : 0)
    let offsets = [Int32](unsafeUninitializedCapacity: units.count + 1) { buffer, count in
      let found = rules.withUnsafeMutableBufferPointer { rules in
        let place = kind == .word ? rules.baseAddress : nil
        return cicu_boundaries(kind.shimKind, units, length, buffer.baseAddress, place, length + 1, &status)
      }
      count = Int(found)
    }
    guard status <= 0 else { throw .icu(operation: .findingBoundaries(kind), status: status) }
    return (BoundaryOffsets(offsets), rules.prefix(offsets.count).map { $0 >= Int32(CICU_WORD_STATUS) })
  }

  static func normalizedPrefix(
    of units: [UInt16], form: NormalizationForm
  ) throws(UnicodeTextError) -> Int {
    var status: Int32 = 0
    let prefix = cicu_normalized_prefix(form.shimForm, units, try length(units.count), &status)
    guard status <= 0 else { throw .icu(operation: .normalizing(form), status: status) }
    return Int(prefix)
  }

  static func normalized(_ units: [UInt16], form: NormalizationForm) throws(UnicodeTextError) -> [UInt16] {
    let length = try length(units.count)
    // Most texts keep their length or shrink. What does not fit says how much it needs, and gets it.
    var capacity = length
    while true {
      var status: Int32 = 0
      var needed: Int32 = 0
      let result = [UInt16](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
        needed = cicu_normalize(form.shimForm, units, length, buffer.baseAddress, capacity, &status)
        count = Int(min(needed, capacity))
      }
      guard status <= 0 else { throw .icu(operation: .normalizing(form), status: status) }
      if needed <= capacity { return result }
      capacity = needed
    }
  }

  static func scriptExtensions(of codePoint: Int32) -> [Int32] {
    var status: Int32 = 0
    // No code point of Unicode 15 has more than 21; the shim's own limit is 64.
    return [Int32](unsafeUninitializedCapacity: 64) { buffer, count in
      count = Int(min(cicu_script_extensions(codePoint, buffer.baseAddress, 64, &status), 64))
    }
  }
}

extension TextBoundaries.Kind {
  fileprivate var shimKind: cicu_boundary_kind {
    switch self {
    case .word: CICU_WORD
    case .sentence: CICU_SENTENCE
    case .line: CICU_LINE
    }
  }
}

extension NormalizationForm {
  fileprivate var shimForm: cicu_normalization_form {
    switch self {
    case .nfc: CICU_NFC
    case .nfd: CICU_NFD
    case .nfkc: CICU_NFKC
    }
  }
}
