/// Fields of which at most one has focus: those of one window.
@MainActor public final class FocusScope {
  /// The field that has focus.
  public internal(set) weak var focused: TextField?
  /// A scope in which nothing has focus.
  public init() {}
}
