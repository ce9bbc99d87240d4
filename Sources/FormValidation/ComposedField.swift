public import TextInputModel

/// The verdict on one required text field, aware of composition: a value with no field, clock or actor in it.
///
/// While text is marked, format checks rest and the error is hidden (or an old one that is still true stays, by policy);
/// the current text is evaluated whenever nothing is marked: after any change, at the end of editing, after a write by
/// the program, and once more at submit. What is shown depends on the text and on whether the person has left the field
/// or tried to submit, never on how many events came.
public struct ComposedField: Sendable {
  /// Judges a text; nil is a good one. The flag tells whether an empty text must be complained of yet.
  public typealias Judge = @Sendable (_ units: [UInt16], _ isAttempted: Bool) -> Verdict

  /// What a judge finds.
  public struct Verdict: Hashable, Sendable {
    /// Whether the text may be submitted.
    public var isAcceptable: Bool
    /// What to show; nil is nothing.
    public var message: String?
    /// A verdict.
    public init(isAcceptable: Bool, message: String?) {
      self.isAcceptable = isAcceptable
      self.message = message
    }
  }

  /// What the form has decided.
  public let policies: Policies
  /// The error that is visible now.
  public private(set) var visibleError: String?
  /// Whether submit is on.
  public private(set) var canSubmit = false
  /// The last acceptable committed text; nil if the committed text is not acceptable.
  public private(set) var confirmedValue: [UInt16]?
  private var isAttempted = false
  private let judge: Judge

  /// A field that shows `state` and was not touched.
  public init(policies: Policies = Policies(), state: TextInputState = TextInputState(), judge: @escaping Judge) {
    self.policies = policies
    self.judge = judge
    update(state)
  }

  /// The text or the marked range may have changed, by whomever.
  public mutating func update(_ state: TextInputState) {
    guard state.markedRange == nil else { return updateWhileComposing(state) }
    let verdict = judge(state.units, isAttempted)
    visibleError = verdict.message
    canSubmit = verdict.isAcceptable
    confirmedValue = verdict.isAcceptable ? state.units : nil
  }

  /// Editing ended: an empty field may be complained of from now on.
  public mutating func endEditing(_ state: TextInputState) {
    isAttempted = true
    update(state)
  }

  /// A submit came, by whatever path; whether it is accepted. While text is marked it never is: a form whose policy is
  /// commit-first ends the composition before it asks.
  public mutating func submit(_ state: TextInputState) -> Bool {
    isAttempted = true
    update(state)
    return state.markedRange == nil && canSubmit
  }

  private mutating func updateWhileComposing(_ state: TextInputState) {
    switch policies.errorsWhileComposing {
    case .clear: visibleError = nil
    case .keep: visibleError = visibleError == judge(state.unmarkedUnits, isAttempted).message ? visibleError : nil
    }
    switch policies.gate {
    case .strict: canSubmit = false
    case .freeze: break
    case .live: canSubmit = judge(state.units, isAttempted).isAcceptable
    }
  }
}

extension ComposedField {
  /// A required field for a Chinese name.
  public static func hanName(
    policies: Policies = Policies(), state: TextInputState = TextInputState()
  ) -> ComposedField {
    ComposedField(policies: policies, state: state) { units, isAttempted in
      let problem = HanName.problem(in: units)
      let message = problem == .empty && !isAttempted ? nil : problem?.message
      return Verdict(isAcceptable: problem == nil, message: message)
    }
  }
}
