/// Time that passes only when a player says so, in milliseconds since the start of a session.
///
/// Debounces and asynchronous checks of a subject under test run on it and never sleep.
@MainActor public final class VirtualClock {
  private struct Timer {
    var due: Int
    var order: Int
    var action: @MainActor () -> Void
  }

  /// The time now.
  public var now: Int { time }
  private var time = 0
  private var timers: [Timer] = []
  private var nextOrder = 0

  /// A clock at 0.
  public init() {}

  /// Whether nothing waits.
  public var isIdle: Bool { timers.isEmpty }

  /// Calls `action` in `milliseconds` from now. Returns a number to cancel it by.
  @discardableResult
  public func schedule(after milliseconds: Int, _ action: @escaping @MainActor () -> Void) -> Int {
    nextOrder += 1
    timers = timers + [Timer(due: time + max(0, milliseconds), order: nextOrder, action: action)]
    return nextOrder
  }

  /// Forgets what was scheduled under `number`.
  public func cancel(_ number: Int) { timers = timers.filter { $0.order != number } }

  /// When the next action is due; nil if nothing waits.
  public var nextDue: Int? { timers.lazy.map(\.due).min() }

  /// Lets time pass up to the next action that is due by `time` and calls it; false if there was none, and it is `time`.
  func fireNext(by time: Int) -> Bool {
    guard !timers.isEmpty,
      let index = timers.indices.min(by: { (timers[$0].due, timers[$0].order) < (timers[$1].due, timers[$1].order) }),
      timers[index].due <= time
    else {
      self.time = max(self.time, time)
      return false
    }
    let timer = timers[index]
    cancel(timer.order)
    self.time = max(self.time, timer.due)
    timer.action()
    return true
  }
}
