import CompositionScript
import Testing
import TextInputModel

/// One row of the table of rules: a field, what is done to it, what is left of it and what the app heard, on every
/// system where the rule holds.
///
/// `StateRow` is for one call and the state alone, `KeyboardRow` for one call and all that it fires.
struct RuleRow: CustomTestStringConvertible, Sendable {
  /// The rule of the semantics page.
  let rule: Int
  let before: String
  /// The state that is left; nil where the rule leaves it open.
  let after: String?
  let hosts: [HostProfile]
  /// The questions about characters; nil where the rule says nothing of them.
  let asks: [FieldEvent]?
  /// All that was heard but didChangeSelection and the notification, whose places are open (O7); nil likewise.
  let hears: [FieldEvent]?
  let act: @MainActor @Sendable (Stage) -> Void

  init(
    _ rule: Int, _ before: String, _ after: String?, on hosts: [HostProfile], asks: [FieldEvent]? = nil,
    hears: [FieldEvent]? = nil, _ act: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    self.rule = rule
    self.before = before
    self.after = after
    self.hosts = hosts
    self.asks = asks
    self.hears = hears
    self.act = act
  }

  var testDescription: String { "rule \(rule): \(before) gives \(after ?? "?") on \(hosts.map(\.id))" }

  /// Plays the row on each of its systems.
  @MainActor func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(!hosts.isEmpty, sourceLocation: sourceLocation)
    for host in hosts {
      let stage = try Stage(host, before)
      act(stage)
      let comment = Comment(rawValue: "rule \(rule) on \(host.id)")
      if let after {
        let state = stage.field.state
        #expect(
          state == (try StateNotation.parse(after)), "rule \(rule) on \(host.id): \(StateNotation.print(state))",
          sourceLocation: sourceLocation)
      }
      #expect(violation(of: stage.field.state) == nil, comment, sourceLocation: sourceLocation)
      if let asks {
        #expect(stage.recorder.heard.filter(\.isQuestion) == asks, comment, sourceLocation: sourceLocation)
      }
      if let hears {
        let heard = stage.recorder.heard.filter { $0 != .selection && $0 != .notified }
        #expect(heard == hears, comment, sourceLocation: sourceLocation)
      }
    }
  }
}

extension FieldEvent {
  fileprivate var isQuestion: Bool { if case .asked = self { true } else { false } }
  /// What is heard when editing ends, but for what the end changes.
  static let shouldEnd = FieldEvent.told(.shouldEnd)
  static let ended: [FieldEvent] = [.told(.didEnd), .told(.editingDidEnd), .told(.textDidEnd)]
}

extension [HostProfile] {
  static let everywhere = HostProfile.all
  static let ios = HostProfile.all.filter { $0.isRelated(to: .ios18) }
  static let sinceIOS12 = ios.filter { $0 != .ios9 }
  static let sinceIOS15: [HostProfile] = [.ios15, .ios18, .ios26]

  /// A system with switches turned; none for a name that is no host's, which fails the row.
  static func turned(_ name: String) -> [HostProfile] { (try? HostProfile.resolve(name)).map { [$0.profile] } ?? [] }
}

/// The numbered rules of the semantics page that a test proves, for `Scripts/rules-coverage` to find.
struct RuleTrait: TestTrait, SuiteTrait {
  let rules: [Int]
}

extension Trait where Self == RuleTrait {
  static func rule(_ rules: Int...) -> Self { RuleTrait(rules: rules) }
}
