public import CompositionScript
public import TextInputModel

/// Plays sessions on hosts and in variants, and compares the variants of a session with each other.
@MainActor public struct SessionRunner {
  /// What to play sessions with.
  public struct Options: Sendable {
    /// The hosts to play on; nil plays each session on its own, a `raw` one on iOS 18.
    public var hosts: [HostProfile]?
    /// The ways to deliver each session's events.
    public var variants: [Variant]
    /// The ids of the rules to judge by; nil is all.
    public var rules: Set<String>?
    /// Whether to look at what is shown at each callback, for notices.
    public var notesIntermediateVerdicts = false
    /// Options; by default each session on its own host, in all variants, judged by all rules.
    public init(hosts: [HostProfile]? = nil, variants: [Variant] = Variant.all, rules: Set<String>? = nil) {
      self.hosts = hosts
      self.variants = variants
      self.rules = rules
    }
  }

  /// A form, as a session names it or as it was asked for.
  public struct Form {
    /// The id, as scripts name it.
    public var id: String
    /// Makes a field with its subject.
    public var drive: DrivenSubjectFactory
    /// A form on the model's own field.
    public init(id: String, make: @escaping SubjectFactory) {
      self.init(id: id, drive: DrivenSubject.onModelField(make))
    }
    /// A form on a field of another kind.
    public init(id: String, drive: @escaping DrivenSubjectFactory) {
      self.id = id
      self.drive = drive
    }
  }

  /// What sessions are played with.
  public var options: Options
  /// A runner.
  public init(options: Options = Options()) { self.options = options }

  /// All runs of `session`: for each host each variant.
  ///
  /// Without a form only the states are checked: no rule judges, and what a script expects of a form is skipped.
  public func run(_ session: Session, form: Form?) async -> [Replay] {
    var replays: [Replay] = []
    for host in hosts(of: session) { replays += await run(session, form: form, host: host) }
    return replays
  }

  private func run(_ session: Session, form: Form?, host: HostProfile) async -> [Replay] {
    var replays: [Replay] = []
    for variant in form == nil ? [.plain] : options.variants {
      let player = Player(
        session: session, host: host, variant: variant, rules: form == nil ? [] : rules, usesTwin: form != nil,
        checksPresentation: form != nil && session.form == form?.id,
        notesIntermediateVerdicts: options.notesIntermediateVerdicts, drive: form?.drive ?? Self.stateOnly)
      replays.append(await player.run())
    }
    if let form, options.rules?.contains(EventDependence.description.id) != false {
      await compareVariants(&replays, session: session, form: form, host: host)
    }
    if form == nil {
      let notice = Notice(kind: .noForm, step: nil, line: nil, message: "no form: only the states were checked")
      for index in replays.indices { replays[index].notices.append(notice) }
    }
    for index in replays.indices { replays[index].removeAllowed() }
    return replays
  }

  /// Adds to each variant that shows something else than the plain one a finding at the first turn where both can be
  /// judged. That turn is played again on both sides, to see what it was.
  private func compareVariants(
    _ replays: inout [Replay], session: Session, form: Form, host: HostProfile
  ) async {
    guard let plain = replays.first(where: { $0.variant == .plain }) else { return }
    for index in replays.indices {
      guard let turn = plain.settledTurns.firstDifference(from: replays[index].settledTurns) else { continue }
      let expected = await glimpse(of: turn, session: session, form: form, host: host, variant: .plain)
      let shown = await glimpse(of: turn, session: session, form: form, host: host, variant: replays[index].variant)
      guard let expected, let shown else { continue }
      replays[index].findings.append(EventDependence.finding(shown, instead: expected))
    }
  }

  private func glimpse(
    of turn: Int, session: Session, form: Form, host: HostProfile, variant: Variant
  ) async -> Player.Glimpse? {
    let player = Player(
      session: session, host: host, variant: variant, rules: [], usesTwin: false, checksPresentation: false,
      notesIntermediateVerdicts: false, probedTurn: turn, drive: form.drive)
    _ = await player.run()
    return player.glimpse
  }

  private var rules: [any Rule] {
    guard let wanted = options.rules else { return Rules.all() }
    return Rules.all().filter { wanted.contains($0.description.id) }
  }

  private func hosts(of session: Session) -> [HostProfile] {
    if let hosts = options.hosts { return hosts }
    let match = session.host.flatMap(HostProfile.named)
    return [match.map { $0.profile == .raw ? .ios18 : $0.profile } ?? .ios18]
  }

  /// A subject that does nothing and shows nothing.
  private static let stateOnly = DrivenSubject.onModelField { _ in
    var subject = Subject(submit: { _ in .refused }, error: { nil }, canSubmit: { false })
    subject.isSynchronous = true
    return subject
  }
}

extension Replay {
  /// Takes out the findings of rules that the script allows.
  fileprivate mutating func removeAllowed() {
    let allowed = Set(session.allowances.map(\.rule))
    findings.removeAll { allowed.contains($0.rule) }
  }
}
