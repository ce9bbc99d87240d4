import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct AddressFormTests {
  func form(on host: HostProfile) -> AddressFormViewController {
    make(on: host) {
      let form = AddressFormViewController()
      form.loadViewIfNeeded()
      form.beginAppearanceTransition(true, animated: false)
      form.endAppearanceTransition()
      return form
    }
  }

  func press(_ index: Int, in form: AddressFormViewController) {
    guard let item = form.toolbar.items?[index], item.isEnabled else { return }
    item.primaryAction?.performWithSender(item, target: nil)
  }

  @Test(arguments: systems.dropFirst()) func theToolbarMovesTheFocus(host: HostProfile) {
    let form = form(on: host)
    #expect(form.streetField.isFirstResponder)
    #expect(form.toolbar.items?.map(\.isEnabled) == [false, true, true, true])
    form.streetField.type(" 1 Infinite Loop ")
    press(1, in: form)
    #expect(form.cityField.isFirstResponder)
    #expect(form.streetField.text == "1 Infinite Loop")
    form.cityField.mark("bei jing")
    press(1, in: form)
    #expect(form.cityField.markedTextRange == nil)
    #expect(form.notesView.isFirstResponder)
    #expect(form.toolbar.items?.map(\.isEnabled) == [true, false, true, true])
    form.notesView.type("x")
    press(1, in: form)
    #expect(form.notesView.isFirstResponder)
    press(0, in: form)
    #expect(form.cityField.isFirstResponder)
    press(3, in: form)
    #expect(!form.cityField.isFirstResponder)
    #expect(form.submitted?.count == 3)
    #expect(form.submitted?.last == "x")
    #expect(form.streetField.inputAccessoryView === form.notesView.inputAccessoryView)
  }
}
