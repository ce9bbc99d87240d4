/// A step that the format of a writer has no word for.
public struct UnwritableStep: Error, Hashable, Sendable {
  /// The step's number, from 1.
  public var number: Int
  /// What it does.
  public var action: Action

  /// A step that can't be written.
  public init(number: Int, action: Action) {
    self.number = number
    self.action = action
  }
}
