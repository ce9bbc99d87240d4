import Foundation

/// Who has focus among the responders of one window, or of no window.
@MainActor final class Focus {
  /// The focus that responders share which are made now and are in no window.
  static var current = Focus()

  /// The responder that has focus. A responder that is gone has none.
  weak var holder: UIResponder?

  /// The focus for which `responder` competes: that of the window that its chain of responders leads to; without one, that
  /// in which the end of the chain was made.
  static func of(_ responder: UIResponder) -> Focus {
    var last = responder
    while true {
      if let window = last as? UIWindow { return window.focus }
      guard let next = last.next else { return last.home }
      last = next
    }
  }

  /// Asks whoever has focus to resign it.
  /// - Returns: whether the focus is free for `responder`.
  func makeRoom(for responder: UIResponder) -> Bool {
    guard let holder, holder !== responder else { return true }
    holder.resignFirstResponder()
    // Not what it answered counts, but who has the focus now: whoever was told may have given it to somebody.
    return self.holder == nil || self.holder === responder
  }
}
