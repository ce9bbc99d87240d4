public import Foundation

// On Linux, Foundation hands the block to the queue and waits for it: with the main queue, a notification that is posted
// there, as all of UIKit's are, would wait for itself for ever. Code takes this declaration where it names a queue, since its
// parameter is not optional.
extension NotificationCenter {
  /// Observes a notification, and runs the block in a queue.
  ///
  /// In the main queue the block has run when the post returns, wherever that comes from. Any other queue is Foundation's
  /// business.
  /// - Returns: what `removeObserver(_:)` takes.
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
    }
    let main = MainQueue.marked
    return addObserver(forName: name, object: object, queue: OperationQueue?.none) { notification in
      if MainQueue.isCurrent { block(notification) } else { main.sync { block(notification) } }
    }
  }
}

private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  /// The main queue, which can be told from others.
  static let marked: DispatchQueue = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return .main
  }()

  /// Whether this runs in the main queue: on Linux other threads than the main one may serve it.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
