import FormValidation
public import ReplayHarness

/// The forms that have an id: correct ones by their names, faulty ones as `specimen:<name>`.
public enum Forms {
  /// A form and what it is.
  public struct Entry: Sendable, CustomStringConvertible {
    /// As scripts and `--form` name it.
    public var id: String
    /// One line on what it does.
    public var summary: String
    /// The rules that must find something in it; empty for a correct form.
    public var caughtBy: [String]
    /// Makes it.
    public var make: @MainActor @Sendable (SubjectContext) -> Subject
    /// The id.
    public var description: String { id }
  }

  /// The Han name field that waits for the composition; follows a script's `policy` lines.
  public static let hanName = Entry(
    id: "han-name", summary: "a name field that accepts only Han and waits for the composition", caughtBy: [],
    make: { NameSubject($0, policies: Policies().overlaid(with: $0.policySettings)).subject })

  /// All forms: correct ones first, then the specimens, each in a fixed order.
  public static let all: [Entry] = [hanName] + Specimens.all

  /// The form of that id; nil if there is none.
  public static func named(_ id: String) -> Entry? { all.first { $0.id == id } }
}
