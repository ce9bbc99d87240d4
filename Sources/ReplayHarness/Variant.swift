/// One way to deliver the same acts of the person.
public struct Variant: Hashable, Sendable {
  /// `plain`, `events=0`, ...
  public var id: String
  /// How many change events a commit fires; nil is the host's own number.
  public var changeEventsAtCommit: Int?

  /// As the host delivers it.
  public static let plain = Variant(id: "plain", changeEventsAtCommit: nil)
  /// A commit fires `count` change events; the second one in a turn of its own (semantics rules 48 and 90).
  public static func events(_ count: Int) -> Variant { Variant(id: "events=\(count)", changeEventsAtCommit: count) }

  /// All variants that there are; `quick` and `full` are the same until act variants exist.
  public static let all: [Variant] = [.plain, .events(0), .events(1), .events(2)]
}
