/// How much one backward deletion takes away.
public enum BackwardDeletion {
  /// The number of units that one `deleteBackward` with the caret at `offset` takes away.
  public static func length(in units: [UInt16], endingAt offset: Int) -> Int {
    offset > 0 ? 1 : 0
  }
}
