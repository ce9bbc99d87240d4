public import Foundation

// Foundation has this on Apple systems only, and code that observes text fields in a task uses it.
//
// Limit: only a responder can be the object, and there can be no user information, as in the notifications of text fields;
// nothing else can be told to be safe in the task that waits. The process ends with a message instead.
extension NotificationCenter {
  /// The notifications of a name, in the order in which they are posted.
  ///
  /// Observing begins with this call, and ends when the sequence and its iterators are gone.
  public func notifications(named name: Notification.Name, object: UIResponder? = nil) -> Notifications {
    let (stream, continuation) = AsyncStream.makeStream(of: Notifications.Posted.self)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      let sender = notification.object as? UIResponder
      guard sender != nil || notification.object == nil, notification.userInfo == nil else {
        fatalError("notifications(named:object:): \(name.rawValue) has more than a responder as its object")
      }
      continuation.yield(Notifications.Posted(name: notification.name, sender: sender))
    }
    return Notifications(stream: stream, observation: NotificationObservation(center: self, token: token))
  }

  /// Notifications, one after the other. Each is kept until it is asked for.
  public struct Notifications: AsyncSequence {
    struct Posted: Sendable {
      let name: Notification.Name
      let sender: UIResponder?
    }

    let stream: AsyncStream<Posted>
    let observation: NotificationObservation

    /// Begins.
    public func makeAsyncIterator() -> Iterator {
      Iterator(base: stream.makeAsyncIterator(), observation: observation)
    }

    /// Hands out the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<Posted>.Iterator
      let observation: NotificationObservation

      /// The next notification; nil when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor).map { Notification(name: $0.name, object: $0.sender) }
      }

      /// The next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? {
        await base.next().map { Notification(name: $0.name, object: $0.sender) }
      }
    }
  }
}

/// Observes as long as it lives.
final class NotificationObservation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    self.center = center
    self.token = token
  }

  deinit { center.removeObserver(token) }
}
