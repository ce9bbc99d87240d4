import Testing

@testable import MarkedTextUIKit

/// Where the blocks of observers run.
@MainActor @Suite struct NotificationQueueTests {
  @Test func theMainQueueIsInTime() async {
    let field = UITextField()
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: .main
    ) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    field.simulatedField.type("ab")
    #expect(count == 2)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
        continuation.resume()
      }
    }
    #expect(count == 3)
    NotificationCenter.default.removeObserver(token)
    field.simulatedField.type("c")
    #expect(count == 3)
  }

  @Test func otherQueuesAreFoundations() async {
    let name = Notification.Name("elsewhere")
    let queue = OperationQueue()
    queue.name = "elsewhere"
    let observed: String? = await withCheckedContinuation { continuation in
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { _ in
        continuation.resume(returning: OperationQueue.current?.name)
      }
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.removeObserver(token)
    }
    #expect(observed == "elsewhere")
  }
}

@MainActor @Suite struct NotificationSequenceTests {
  @Test func inOrderFromItsObjectAlone() async {
    let (field, other) = (UITextField(), UITextField())
    let notifications = NotificationCenter.default.notifications(
      named: UITextField.textDidChangeNotification, object: field)
    field.simulatedField.type("a")
    other.simulatedField.type("b")
    field.simulatedField.type("c")
    var iterator = notifications.makeAsyncIterator()
    for _ in 0..<2 {
      let notification = await iterator.next()
      #expect(notification?.object as? UITextField === field)
      #expect(notification?.name == UITextField.textDidChangeNotification)
    }
    let waiting = Task { @MainActor in
      var iterator = NotificationCenter.default.notifications(named: .init("never")).makeAsyncIterator()
      return await iterator.next() == nil
    }
    waiting.cancel()
    #expect(await waiting.value)
  }

  @Test func observingEndsWithTheSequence() {
    weak var observation: NotificationObservation?
    do {
      let notifications = NotificationCenter.default.notifications(named: UITextField.textDidChangeNotification)
      observation = notifications.observation
      #expect(observation != nil)
    }
    #expect(observation == nil)
  }

  @Test func whatCanNotBeHandedOnEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let name = Notification.Name("saved")
      let notifications = NotificationCenter.default.notifications(named: name)
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["id": 1])
      _ = notifications
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("saved has more than a responder as its object"), "\(message)")
  }
}
