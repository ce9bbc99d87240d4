public import CompositionScript
public import FormValidation

extension Policies {
  /// These policies with a script's `policy` lines laid over them. Unknown names and values are the reader's business.
  public func overlaid(with settings: [PolicySetting]) -> Policies {
    var result = self
    for setting in settings {
      switch setting.name {
      case "gate": result.gate = Gate(rawValue: setting.value) ?? result.gate
      case "errorsWhileComposing":
        result.errorsWhileComposing = ErrorsWhileComposing(rawValue: setting.value) ?? result.errorsWhileComposing
      case "pendingSubmit":
        result.pendingSubmit = PendingSubmit(rawValue: setting.value) ?? result.pendingSubmit
      case "hangulReturn": result.hangulReturn = HangulReturn(rawValue: setting.value) ?? result.hangulReturn
      default: break
      }
    }
    return result
  }
}
