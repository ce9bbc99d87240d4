import TextInputModel

/// A line of a recording, read.
enum RecordingLine: Hashable {
  /// The header: a session without turns.
  case header(Session)
  /// A `key` line.
  case key(String, time: Int, line: Int)
  /// An `op` line; its step has no number yet.
  case step(Step, time: Int)
}

/// Reads a recording line by line, and keeps nothing of a line but its time, so that a recording of any length can be
/// read while it comes in.
///
/// A line's place is one in `bytes`, which may be any part of the file that holds the whole line.
struct RecordingLineReader {
  /// The file as it was given, for the session.
  let file: String
  /// Whether the header is behind us, well-formed or not.
  private(set) var hasHeader = false
  private var lastTime = 0

  init(file: String) {
    self.file = file
  }

  /// Reads a line; nil if it is blank.
  mutating func read(_ line: LineSplitter.Line, of bytes: [UInt8]) throws(JSONFault) -> RecordingLine? {
    let scanner = JSONScanner(bytes: bytes, end: line.range.upperBound)
    let start = scanner.skipBlanks(line.range.lowerBound)
    guard start < scanner.end else { return nil }
    guard hasHeader else {
      hasHeader = true
      return .header(try Self.header(Self.object(scanner, at: start), file: file))
    }
    return try readLine(Self.object(scanner, at: start), number: line.number)
  }

  /// The object that is all of a line.
  private static func object<Key: JSONKey>(
    _ scanner: JSONScanner, at start: Int
  ) throws(JSONFault) -> JSONObject<Key> {
    guard scanner.bytes[start] == UInt8(ascii: "{") else {
      let end = try scanner.skipValue(at: start)
      throw JSONFault(.notAnObject, at: start, length: end - start)
    }
    let object = try JSONObject<Key>(scanner, at: start)
    let rest = scanner.skipBlanks(object.end)
    guard rest == scanner.end else { throw scanner.unexpected(at: rest) }
    return object
  }

  private mutating func readLine(_ object: JSONObject<LineKey>, number: Int) throws(JSONFault) -> RecordingLine {
    let time = try object.required(.t, object.number(.t))
    if time < lastTime { throw object.fault(.timeGoesBack(from: lastTime, to: time), at: .t) }
    if time > ScriptArguments.timeLimit { throw object.fault(.numberTooLarge(String(time)), at: .t) }
    lastTime = time
    switch (try object.units(.key), try object.units(.op)) {
    case (let key?, nil): return .key(key.repairedString, time: time, line: number)
    case (nil, let name?): return .step(try Self.step(name.repairedString, object, line: number), time: time)
    case (_?, _?): throw object.fault(.keyAndOperation)
    case (nil, nil): throw object.fault(.neitherKeyNorOperation)
    }
  }

  private static func step(
    _ name: String, _ object: JSONObject<LineKey>, line: Int
  ) throws(JSONFault) -> Step {
    guard let operation = OperationName(rawValue: name) else {
      let near = NearMiss.suggestion(for: name, among: OperationName.words)
      throw object.fault(
        .unknownOperation(MalformedInput.shown(name.utf16)), at: .op, suggestion: near.map { .word($0) })
    }
    var step = Step(number: 0, line: line, action: try action(operation, object), source: name)
    step.unloggedRanges = unloggedRanges(operation, object)
    step.recordedState = try object.object(.state).map(state)
    step.isDerived = try object.flag(.derived) ?? false
    step.callbacks = try object.list(.callbacks) { place throws(JSONFault) in
      try callback(object.scanner.object(at: place, of: "callbacks"))
    }
    return step
  }

  private static func unloggedRanges(
    _ operation: OperationName, _ object: JSONObject<LineKey>
  ) -> Step.UnloggedRanges {
    var ranges: Step.UnloggedRanges = []
    if operation == .setMarkedText, object.place(.selectedRange) == nil { ranges.insert(.selectedRange) }
    if operation == .setMarkedText || operation == .insertText, object.place(.replacementRange) == nil {
      ranges.insert(.replacementRange)
    }
    return ranges
  }
}
