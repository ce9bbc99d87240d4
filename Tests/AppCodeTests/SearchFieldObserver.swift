import UIKit

/// Watches a field by block observers, and searches for what stands in it.
@MainActor
final class SearchFieldObserver {
  private(set) var queries: [String] = []
  private(set) var isEditing = false
  private var tokens: [any NSObjectProtocol] = []
  private weak var field: UITextField?
  private let skipsMarkedText: Bool

  init(field: UITextField, skipsMarkedText: Bool = true, center: NotificationCenter = .default) {
    self.field = field
    self.skipsMarkedText = skipsMarkedText
    tokens.append(
      center.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: .main) {
        [weak self] notification in
        guard let textField = notification.object as? UITextField else { return }
        MainActor.assumeIsolated {
          self?.textDidChange(textField)
        }
      })
    tokens.append(
      center.addObserver(forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.isEditing = true }
      })
    tokens.append(
      center.addObserver(forName: UITextField.textDidEndEditingNotification, object: field, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.isEditing = false }
      })
  }

  func invalidate() {
    tokens.forEach(NotificationCenter.default.removeObserver(_:))
    tokens.removeAll()
  }

  private func textDidChange(_ textField: UITextField) {
    if skipsMarkedText, textField.markedTextRange != nil { return }
    let query = textField.text ?? ""
    guard query != queries.last else { return }
    queries.append(query)
  }
}

/// The same with an async sequence, as newer code has it.
@MainActor
final class SearchViewModel {
  private(set) var query = ""
  private var task: Task<Void, Never>?

  func observe(_ field: UITextField) {
    let notifications = NotificationCenter.default.notifications(
      named: UITextField.textDidChangeNotification, object: field)
    task = Task { [weak self] in
      for await notification in notifications.map({ ($0.object as? UITextField) }) {
        guard let field = notification, field.markedTextRange == nil else { continue }
        self?.query = field.text ?? ""
      }
    }
  }

  func cancel() { task?.cancel() }
}
