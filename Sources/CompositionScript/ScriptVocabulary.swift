/// The words of a script's header.
enum HeaderWord: String, CaseIterable {
  case title, host, keyboard, form, field, start, tags, seed, idle, policy, allow
}

/// The words that begin a step.
enum StepWord: String, CaseIterable {
  case mark, unmark, insert, delete, replace, select, silent
  case type, key, choose
  case focus, blur, submit, tail, paste, cut, undo, redo, autofill, otp, dictate, autocorrect, predict, set, rerender
  case hide, suspend, resume, wait, resolve
}

/// The words that begin an expectation; all else is a state.
enum ExpectationWord: String, CaseIterable {
  case error, errors, submit, value, accepted, refused, composing, requirement, focus, calls

  /// The word that a state may follow, and must if it holds no delimiter or begins with one of these words.
  static let state = "state"

  /// All words that a state without `state` before it can't begin with.
  static let beginnings = words + [state]
}

/// The words inside statements that a text argument must not look like, unless quoted.
enum ArgumentWord: String, CaseIterable {
  case at, over, of, nth, accept, reject, none, any
}

/// What a form says beside its fields, and a script's `policy` may say over it: names and their values.
enum PolicyName: String, CaseIterable {
  case gate, errorsWhileComposing, pendingSubmit, hangulReturn

  /// The values of the formats page; the first is the default.
  var values: [String] {
    switch self {
    case .gate: ["strict", "freeze", "live"]
    case .errorsWhileComposing: ["clear", "keep"]
    case .pendingSubmit: ["refuse", "commit-first"]
    case .hangulReturn: ["commit", "commit-and-send"]
    }
  }
}

/// The full-width signs that stand for a sign of the language when alone: `；＃＝＞｜`.
enum FullWidthSign: UInt16, CaseIterable {
  case semicolon = 0xFF1B
  case numberSign = 0xFF03
  case equalsSign = 0xFF1D
  case greaterThanSign = 0xFF1E
  case verticalLine = 0xFF5C

  /// The sign of the language.
  var plain: UInt16 { rawValue - 0xFEE0 }

  /// The sign's name in messages.
  var name: String {
    switch self {
    case .semicolon: "semicolon"
    case .numberSign: "number sign"
    case .equalsSign: "equals sign"
    case .greaterThanSign: "greater-than sign"
    case .verticalLine: "vertical line"
    }
  }

  /// The fault of this sign at `offset`.
  func fault(at offset: Int) -> NotationFault {
    NotationFault(.fullWidth(name), at: offset, suggestion: .write([plain].repairedString))
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// All words, in the order of the declaration.
  static var words: [String] { allCases.map(\.rawValue) }
}
