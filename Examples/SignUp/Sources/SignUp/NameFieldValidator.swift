import UIKit

@MainActor
public final class NameFieldValidator {
  public private(set) var message: String?
  public private(set) var canSubmit = false

  public init() {}

  public func editingDidChange(_ field: UITextField) {
    message = nil
    canSubmit = false
    guard field.markedTextRange == nil else { return }
    let text = field.text ?? ""
    canSubmit = text.range(of: "^\\p{Han}+$", options: .regularExpression) != nil
    if !text.isEmpty, !canSubmit { message = "Chinese characters only" }
  }

  public func submit(_ field: UITextField) -> String? {
    editingDidChange(field)
    return canSubmit ? field.text : nil
  }
}
