/// Something worth knowing about a replay that is no fault of the form: never a finding.
public struct Notice: Hashable, Sendable {
  /// What it is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The session names a keyboard, and nothing was ever marked or under way.
    case neverComposed = "never-composed"
    /// Within one turn the form showed something that it no longer shows at its end: nobody sees it.
    case intermediateVerdict = "intermediate-verdict"
    /// What the form shows went on changing on the main queue: after a bounded number of rounds a turn was judged as it
    /// then was.
    case mainQueueBusy = "main-queue-busy"
    /// An undo was asked with a range that lies outside the text, since the form has changed the text meanwhile: that is
    /// the host's fault (semantics rule 56), but the form has to live with it.
    case hostUndo = "host-undo"
    /// There was no form: only the states were checked.
    case noForm = "no-form"
  }

  /// What it is about.
  public var kind: Kind
  /// The step, from 1; nil where it is about the whole session.
  public var step: Int?
  /// The line of the step.
  public var line: Int?
  /// For a reader.
  public var message: String
}
