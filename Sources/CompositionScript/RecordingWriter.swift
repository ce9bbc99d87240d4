import TextInputModel

/// Writes sessions as recordings, a line an object, keys in the order of the formats page.
///
/// Reading what this writes gives the same session but for lines, if it came from a recording: `note` and unknown keys
/// are not in it. A session that came from a script is written as a simulated one with derived states; its form, field,
/// tags, seed, idle time, policies, allowances and expectations have no place in a recording.
///
/// A turn without a key can't follow one with a key: its lines then belong to that turn.
public enum RecordingWriter {
  /// The recording of a session.
  /// - Throws: the first step that recordings have no op for: `type`, a `delete` with a count, a `key` with a count that
  ///   is not 1, `choose nth`. Their calls are the player's to record.
  public static func write(_ session: Session) throws(UnwritableStep) -> String {
    var text = header(session) + "\n"
    for turn in session.turns {
      if let key = turn.key { text += line(turn.time, [("key", JSONText.string(Array(key.utf16)))]) }
      for step in turn.steps {
        guard let operation = operation(step) else {
          throw UnwritableStep(number: step.number, action: step.action)
        }
        var members = operation
        if let state = step.recordedState { members.append(("state", self.state(state))) }
        if step.isDerived { members.append(("derived", "true")) }
        if let callbacks = step.callbacks { members.append(("callbacks", JSONText.list(callbacks.map(callback)))) }
        text += line(turn.time, members)
      }
    }
    return text
  }

  private static func line(_ time: Int, _ members: [JSONText.Member]) -> String {
    JSONText.object([("t", "\(time)")] + members) + "\n"
  }

  private static func header(_ session: Session) -> String {
    let states: Session.StateOrigin
    let source: Session.Source
    switch session.kind {
    case .script: (states, source) = (.derived, Session.Source(kind: SourceKind.simulated.rawValue, name: "markedtext"))
    case .recording(let origin, let given): (states, source) = (origin, given)
    }
    var members: [JSONText.Member] = [
      ("format", "\"markedtext-recording\""), ("version", "1"), ("name", JSONText.string(session.name)),
      ("source", JSONText.object([("kind", JSONText.string(source.kind)), ("name", JSONText.string(source.name))])),
      ("states", JSONText.string(states.rawValue)),
    ]
    if !session.hasClock { members.append(("clock", "false")) }
    members += [
      ("host", session.host.map(JSONText.string) ?? "null"),
      ("keyboard", session.keyboard.map(JSONText.string) ?? "null"),
    ]
    if session.isSecure { members.append(("secure", "true")) }
    if let type = session.contentType {
      members.append(("contentType", JSONText.string(ContentTypeName(type).rawValue)))
    }
    let start = RecordedState(
      units: session.start.units, selectedRange: session.start.selectedRange,
      marked: session.start.markedRange.map { .range($0) } ?? RecordedState.Marked.none)
    members.append(("start", state(start)))
    return JSONText.object(members)
  }

  private static func state(_ state: RecordedState) -> String {
    var members: [JSONText.Member] = []
    if let units = state.units { members.append(("text", JSONText.string(units))) }
    if let range = state.selectedRange { members.append(("selected", JSONText.range(range))) }
    switch state.marked {
    case .range(let range): members.append(("marked", JSONText.range(range)))
    case RecordedState.Marked.none?: members.append(("marked", "null"))
    case nil: break
    }
    return JSONText.object(members)
  }

  private static func callback(_ callback: RecordedCallback) -> String {
    var members: [JSONText.Member] = [("call", JSONText.string(callback.call.rawValue))]
    if let range = callback.range { members.append(("range", JSONText.range(range))) }
    if let ranges = callback.ranges { members.append(("ranges", JSONText.list(ranges.map(JSONText.range)))) }
    if let units = callback.units { members.append(("string", JSONText.string(units))) }
    if let answer = callback.answer { members.append(("answer", "\(answer)")) }
    if let reason = callback.reason { members.append(("reason", JSONText.string(reason))) }
    return JSONText.object(members)
  }
}
