import TextInputModel

/// The ops of a recording.
enum OperationName: String, CaseIterable {
  case setMarkedText, insertText, unmarkText, deleteBackward, replace, select
  case silent, paste, autofill, otp, choose, key, focus, blur, submit, set, dictate, autocorrect
  case predict, predictAccept, predictReject, rerender, cut, undo, redo, tailReturn, suspend, resume
  case hideKeyboard, wait, resolve, observe
}

/// Where a recording may come from.
enum SourceKind: String, CaseIterable { case device, simulator, engine, browser, simulated, hand }

/// What a recorded field says it is for, by the header's `contentType`.
enum ContentTypeName: String, CaseIterable {
  case contact, oneTimeCode, other

  init(_ type: ContentType) {
    switch type {
    case .contact: self = .contact
    case .oneTimeCode: self = .oneTimeCode
    case .other: self = .other
    }
  }

  var type: ContentType {
    switch self {
    case .contact: .contact
    case .oneTimeCode: .oneTimeCode
    case .other: .other
    }
  }
}

/// Keys of the header.
enum HeaderKey: String, JSONKey {
  case format, version, name, source, states, host, keyboard, secure, contentType, clock, start
  static let names = makeNames()
}

/// Keys of the header's `source`.
enum SourceKey: String, JSONKey {
  case kind, name
  static let names = makeNames()
}

/// Keys of `start` and `state`.
enum StateKey: String, JSONKey {
  case text, selected, marked
  static let names = makeNames()
}

/// Keys of a `key` or `op` line.
enum LineKey: String, JSONKey {
  case t, key, op, text, selectedRange, replacementRange, range, name, field, via, partials, tail, mode, ms, check
  case valid, message, state, callbacks, derived
  static let names = makeNames()
}

/// Keys of an element of `callbacks`.
enum CallbackKey: String, JSONKey {
  case call, range, ranges, string, answer, reason
  static let names = makeNames()
}
