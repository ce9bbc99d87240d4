import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct NicknameFormTests {
  func form(_ validation: NicknameViewController.Validation, on host: HostProfile) -> NicknameViewController {
    make(on: host) {
      let controller = NicknameViewController(validation: validation)
      controller.loadViewIfNeeded()
      controller.nicknameField.becomeFirstResponder()
      return controller
    }
  }

  @Test(arguments: systems) func theFaultShowsAtTheFirstKey(host: HostProfile) {
    let wrong = form(.everyChange, on: host)
    wrong.nicknameField.mark("n")
    #expect(wrong.errorLabel.text == "请输入中文昵称")
    let right = form(.whenNothingIsMarked, on: host)
    right.nicknameField.mark("n", "ni")
    #expect(right.errorLabel.text == nil)
    #expect(!right.saveButton.isEnabled)
    right.nicknameField.chooseMarked("你")
    #expect(right.nicknameField.text == "你")
    #expect(right.errorLabel.text == nil)
    #expect(right.saveButton.isEnabled)
  }

  /// The limit cuts pinyin off, and with it the name (rule 45).
  @Test(arguments: systems) func theLimitCutsLetters(host: HostProfile) {
    let wrong = form(.everyChange, on: host)
    wrong.nicknameField.mark("zhong wen")
    #expect(wrong.nicknameField.text == "zhong we")
    #expect(wrong.nicknameField.markedTextRange == nil)
    let right = form(.whenNothingIsMarked, on: host)
    right.nicknameField.mark("zhong wen")
    #expect(right.nicknameField.text == "zhong wen")
    right.nicknameField.choose("中文")
    #expect(right.nicknameField.text == "中文")
    right.nicknameField.type("一二三四五六七")
    #expect(right.nicknameField.text == "中文一二三四五六")
  }

  /// Focus is lost amid a composition: the letters stay, and now they are judged (rule 48).
  @Test(arguments: systems) func lettersThatStayAreJudged(host: HostProfile) {
    let right = form(.whenNothingIsMarked, on: host)
    right.nicknameField.mark("ni")
    right.view.endEditing(true)
    #expect(right.nicknameField.text == "ni")
    #expect(right.errorLabel.text == "请输入中文昵称")
    #expect(!right.saveButton.isEnabled)
  }

  /// What code does fires nothing: the form learns of it when it is told.
  @Test func callsOfCodeAreSilent() {
    let right = form(.whenNothingIsMarked, on: .ios18)
    let field = right.nicknameField
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    field.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    #expect(field.text == "你")
    #expect(!right.saveButton.isEnabled)
    field.sendActions(for: .editingChanged)
    #expect(right.saveButton.isEnabled)
    field.insertText("x")
    #expect(right.errorLabel.text == nil)
    field.sendActions(for: .editingChanged)
    #expect(right.errorLabel.text == "请输入中文昵称")
    field.removeAction(identifiedBy: UIAction.Identifier("nickname.changed"), for: .editingChanged)
    field.text = "你"
    field.sendActions(for: .editingChanged)
    #expect(right.errorLabel.text == "请输入中文昵称")
  }
}
