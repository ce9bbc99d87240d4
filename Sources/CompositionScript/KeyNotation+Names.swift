extension KeyNotation {
  /// The canonical name of a key, from what stands between its braces: `enter` is `return`, modifiers come in the order
  /// `ctrl`, `option`, `shift`.
  /// - Throws: an unknown name, with the nearest known one; the place covers all of `units`.
  static func name(_ units: [UInt16]) throws(NotationFault) -> String {
    let unknown = MalformedInput.unknownKey(MalformedInput.shown(units))
    guard let name = units.exactString else { throw NotationFault(unknown, at: 0, length: units.count) }
    if let colon = units.firstIndex(of: Unit.colon), colon > 0, colon + 1 < units.count,
      !units[..<colon].contains(Unit.plus)
    {
      return try prefixed(name, prefix: units[..<colon].repairedString, argument: Array(units[(colon + 1)...]))
    }
    let (held, key) = split(units)
    var known: Set<String> = []
    for modifier in held {
      guard modifiers.contains(modifier), known.insert(modifier).inserted else {
        throw NotationFault(
          unknown, at: 0, length: units.count,
          suggestion: NearMiss.suggestion(for: modifier, among: modifiers).map { near in
            .word((held.map { $0 == modifier ? near : $0 } + [key]).joined(separator: "+"))
          })
      }
    }
    let base = key == "enter" ? "return" : key
    guard names.contains(base) || !held.isEmpty && base.count == 1 else {
      let near = NearMiss.suggestion(for: key, among: names + ["enter"])
      throw NotationFault(
        unknown, at: 0, length: units.count,
        suggestion: near.map { .word((held + [$0]).joined(separator: "+")) })
    }
    return (modifiers.filter(known.contains) + [base]).joined(separator: "+")
  }

  /// `flick:か` takes one grapheme, `candidate:中文` any text.
  private static func prefixed(_ name: String, prefix: String, argument: [UInt16]) throws(NotationFault) -> String {
    let isWhole = prefix == "candidate" || UnicodeQueries.clusterLengths(of: argument).count == 1
    guard prefixes.contains(prefix), isWhole else {
      let near = NearMiss.suggestion(for: prefix, among: prefixes)
      throw NotationFault(
        .unknownKey(MalformedInput.shown(name.utf16)), at: 0, length: name.utf16.count,
        suggestion: near.map { .word($0 + ":" + argument.repairedString) })
    }
    return name
  }

  /// The modifiers and the key of `shift+right`. The last `+` of `shift++` is the key.
  private static func split(_ units: [UInt16]) -> (held: [String], key: String) {
    guard let last = units.dropLast().lastIndex(of: Unit.plus), last > 0 else { return ([], units.repairedString) }
    let held = units[..<last].split(separator: Unit.plus, omittingEmptySubsequences: false).map(\.repairedString)
    return (held, units[(last + 1)...].repairedString)
  }
}
