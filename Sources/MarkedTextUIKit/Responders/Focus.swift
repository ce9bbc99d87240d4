import Foundation

/// Who has focus among the responders of one window, or of no window.
@MainActor final class Focus {
  /// The focus that responders of no window share.
  static let shared = Focus()

  /// The responder that has focus. A responder that is gone has none.
  weak var holder: UIResponder?

  /// The focus for which `responder` competes: that of the window that its chain of responders ends in.
  static func of(_ responder: UIResponder) -> Focus {
    var current: UIResponder? = responder
    while let candidate = current {
      if let window = candidate as? UIWindow { return window.focus }
      current = candidate.next
    }
    return shared
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
