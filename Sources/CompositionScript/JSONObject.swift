import TextInputModel

/// The keys that an object of the format may have. Any other is ignored.
protocol JSONKey: RawRepresentable<String>, CaseIterable, Hashable {
  /// The keys with their names in UTF-8.
  static var names: [(key: Self, utf8: [UInt8])] { get }
}

extension JSONKey {
  /// What `names` is to be set to.
  static func makeNames() -> [(key: Self, utf8: [UInt8])] { allCases.map { ($0, Array($0.rawValue.utf8)) } }
}

/// An object that was checked through, with the places of the values of the keys that matter; of equal keys the last.
struct JSONObject<Key: JSONKey> {
  let scanner: JSONScanner
  /// The offset of the brace.
  let offset: Int
  /// The offset behind the object.
  let end: Int
  private let places: [(key: Key, value: Int)]

  /// The object at `offset`.
  init(_ scanner: JSONScanner, at offset: Int) throws(JSONFault) {
    var places: [(key: Key, value: Int)] = []
    end = try scanner.members(of: offset) { name, value throws(JSONFault) in
      let behind = try scanner.skipValue(at: value, depth: 1)
      if let key = Self.key(scanner, at: name) { places.append((key, value)) }
      return behind
    }
    self.scanner = scanner
    self.offset = offset
    self.places = places
  }

  private static func key(_ scanner: JSONScanner, at quote: Int) -> Key? {
    let bytes = scanner.bytes
    var end = quote + 1
    while bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") {
        return scanner.stringUnits(at: quote).exactString.flatMap(Key.init(rawValue:))
      }
      end += 1
    }
    let name = bytes[quote + 1..<end]
    return Key.names.first { $0.utf8.count == name.count && $0.utf8.elementsEqual(name) }?.key
  }

  /// The place of a key's value; nil if the key is not there.
  func place(_ key: Key) -> Int? { places.last { $0.key == key }?.value }

  /// What `read` makes of a key's value; nil if it is not there or null.
  private func value<Value>(
    _ key: Key, _ read: (Int) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Value? {
    guard let place = place(key), !scanner.isNull(at: place) else { return nil }
    return try read(place)
  }

  /// The units of a string.
  func units(_ key: Key) throws(JSONFault) -> [UInt16]? {
    try value(key) { place throws(JSONFault) in try scanner.units(at: place, of: key.rawValue) }
  }

  /// A string that must not hold a lone surrogate.
  func string(_ key: Key) throws(JSONFault) -> String? {
    try value(key) { place throws(JSONFault) in
      guard let string = try scanner.units(at: place, of: key.rawValue).exactString else {
        throw scanner.fault(.loneSurrogateInName, at: place)
      }
      return string
    }
  }

  /// A whole number from 0.
  func number(_ key: Key) throws(JSONFault) -> Int? {
    try value(key) { place throws(JSONFault) in try scanner.number(at: place, of: key.rawValue) }
  }

  /// `true` or `false`.
  func flag(_ key: Key) throws(JSONFault) -> Bool? {
    try value(key) { place throws(JSONFault) in try scanner.flag(at: place, of: key.rawValue) }
  }

  /// `[location, length]`
  func range(_ key: Key) throws(JSONFault) -> UTF16Range? {
    try value(key) { place throws(JSONFault) in try scanner.range(at: place, of: key.rawValue) }
  }

  /// An object.
  func object<Inner: JSONKey>(_ key: Key, _: Inner.Type = Inner.self) throws(JSONFault) -> JSONObject<Inner>? {
    try value(key) { place throws(JSONFault) in try scanner.object(at: place, of: key.rawValue) }
  }

  /// A list, each element read by `read`.
  func list<Element>(
    _ key: Key, _ read: (Int) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element]? {
    try value(key) { place throws(JSONFault) in try scanner.list(at: place, of: key.rawValue, read) }
  }

  /// One of the strings of `Choice`.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: Key, _: Choice.Type = Choice.self
  ) throws(JSONFault) -> Choice? {
    try value(key) { place throws(JSONFault) in
      let word = try scanner.units(at: place, of: key.rawValue).repairedString
      if let choice = Choice(rawValue: word) { return choice }
      let near = NearMiss.suggestion(for: word, among: Choice.words)
      throw scanner.fault(
        .notOneOf(MalformedInput.shown(word.utf16), choices: Choice.words), at: place,
        suggestion: near.map { .word($0) })
    }
  }

  /// The value, or the fault that the key is missing.
  func required<Value>(_ key: Key, _ value: Value?) throws(JSONFault) -> Value {
    if let value { return value }
    throw missing(key)
  }

  /// The fault that a key is missing.
  func missing(_ key: Key) -> JSONFault { fault(.missingKey(key.rawValue)) }

  /// A fault whose place is a key's value, or the whole object.
  func fault(_ problem: MalformedInput, at key: Key? = nil, suggestion: Suggestion? = nil) -> JSONFault {
    if let place = key.flatMap(place) { return scanner.fault(problem, at: place, suggestion: suggestion) }
    return JSONFault(problem, at: offset, length: end - offset, suggestion: suggestion)
  }
}
