import CompositionScript
public import FormValidation
public import Testing
import TextInputModel

/// The UTF-16 units of a text.
func units(_ text: String) -> [UInt16] { Array(text.utf16) }

/// The state that a notation means.
func state(_ notation: String) throws -> TextInputState { try StateNotation.parse(notation) }

/// All that a field shows and says.
struct Shown: Hashable, CustomStringConvertible {
  var error: [UInt16]?
  var canSubmit: Bool
  var confirmed: [UInt16]?

  init(_ field: ComposedField) {
    error = field.visibleError.map { Array($0.utf16) }
    canSubmit = field.canSubmit
    confirmed = field.confirmedValue
  }

  init(error: String?, canSubmit: Bool, confirmed: String?) {
    self.error = error.map { Array($0.utf16) }
    self.canSubmit = canSubmit
    self.confirmed = confirmed.map { Array($0.utf16) }
  }

  var description: String {
    "error \(error ?? []), submit \(canSubmit ? "on" : "off"), confirmed \(confirmed.map { "\($0)" } ?? "none")"
  }
}

/// Every combination of what a form can decide.
let allPolicies: [Policies] = Policies.Gate.allCases.flatMap { gate in
  Policies.ErrorsWhileComposing.allCases.flatMap { errors in
    Policies.PendingSubmit.allCases.flatMap { submit in
      Policies.HangulReturn.allCases.map { hangulReturn in
        Policies(gate: gate, errorsWhileComposing: errors, pendingSubmit: submit, hangulReturn: hangulReturn)
      }
    }
  }
}

extension Policies: CustomTestStringConvertible {
  /// In the words of a form file.
  public var testDescription: String {
    "\(gate) \(errorsWhileComposing) \(pendingSubmit.rawValue) \(hangulReturn.rawValue)"
  }
}

/// The messages of a Chinese name field.
enum Message {
  static let empty = "请填写姓名"
  static let notHan = "请填写中文姓名"
  static let otherSeparator = "间隔号请用“·”"
  static let misplacedSeparator = "间隔号的位置不对"
}
