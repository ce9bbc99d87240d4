import TextInputModel

extension RecordingLineReader {
  /// The header: a session without turns.
  ///
  /// `format`, `version`, `source` with its `kind`, and `states` must be there. Of what is left out `name` is the
  /// file's, `start` the empty field, `clock` true, `secure` false; `host`, `keyboard` and `contentType` are nil, as they are for null. `note` and
  /// unknown keys are ignored; they stay in the file only.
  static func header(_ object: JSONObject<HeaderKey>, file: String) throws(JSONFault) -> Session {
    guard try object.string(.format) == "markedtext-recording" else {
      throw object.fault(.notARecording, at: .format)
    }
    let version = try object.required(.version, object.number(.version))
    guard version == 1 else {
      throw object.fault(.unsupportedVersion(version), at: .version)
    }
    let source: JSONObject<SourceKey> = try object.required(.source, object.object(.source))
    let kind = try source.required(.kind, source.choice(.kind, SourceKind.self))
    let states = try object.required(.states, object.choice(.states, Session.StateOrigin.self))
    var session = Session(
      file: file, name: try object.string(.name) ?? FileName.withoutEnding(file),
      kind: .recording(
        states: states, source: Session.Source(kind: kind.rawValue, name: try source.string(.name) ?? "")))
    session.host = try object.string(.host)
    session.keyboard = try object.string(.keyboard)
    session.isSecure = try object.flag(.secure) ?? false
    session.contentType = try object.choice(.contentType, ContentTypeName.self)?.type
    session.hasClock = try object.flag(.clock) ?? true
    if let start: JSONObject<StateKey> = try object.object(.start) { session.start = try Self.start(start) }
    return session
  }

  private static func start(_ object: JSONObject<StateKey>) throws(JSONFault) -> TextInputState {
    let units = try object.units(.text) ?? []
    for key in [StateKey.selected, .marked] {
      guard let range = try object.range(key), range.clamped(to: units.count) != range else { continue }
      throw object.fault(.pastTheEnd, at: key)
    }
    return TextInputState(
      units: units, selectedRange: try object.range(.selected), markedRange: try object.range(.marked))
  }

  /// The state behind a call. Null is as good as left out, but for `marked`, where it says that nothing is marked, as
  /// an empty range does.
  static func state(_ object: JSONObject<StateKey>) throws(JSONFault) -> RecordedState {
    var state = RecordedState(units: try object.units(.text), selectedRange: try object.range(.selected))
    if object.place(.marked) != nil {
      let range = try object.range(.marked)
      state.marked = range.flatMap { $0.isEmpty ? nil : .range($0) } ?? RecordedState.Marked.none
    }
    return state
  }

  /// An element of `callbacks`. Null is as good as left out.
  static func callback(_ object: JSONObject<CallbackKey>) throws(JSONFault) -> RecordedCallback {
    let name = try object.required(.call, object.string(.call))
    guard let kind = CallbackKind(rawValue: name) else {
      let near = NearMiss.suggestion(for: name, among: CallbackKind.words)
      throw object.fault(
        .unknownCallback(MalformedInput.shown(name.utf16)), at: .call, suggestion: near.map { .word($0) })
    }
    var callback = RecordedCallback(call: kind)
    callback.range = try object.range(.range)
    callback.ranges = try object.list(.ranges) { place throws(JSONFault) in
      try object.scanner.range(at: place, of: "ranges")
    }
    callback.units = try object.units(.string)
    callback.answer = try object.flag(.answer)
    callback.reason = try object.string(.reason)
    return callback
  }
}
