import Testing
import TextInputModel
import UIKit

@MainActor @Suite struct SearchFieldObserverTests {
  @Test(arguments: systems) func searchesForWhatIsChosen(host: HostProfile) {
    let field = field(on: host)
    let right = SearchFieldObserver(field: field)
    let wrong = SearchFieldObserver(field: field, skipsMarkedText: false)
    field.becomeFirstResponder()
    #expect(right.isEditing)
    field.mark("n", "ni")
    #expect(right.queries == [])
    #expect(wrong.queries == ["n", "ni"])
    field.choose("你")
    #expect(right.queries == ["你"])
    field.delete()
    #expect(right.queries == ["你", ""])
    field.resignFirstResponder()
    #expect(!right.isEditing)
    right.invalidate()
    field.type("x")
    #expect(right.queries == ["你", ""])
    wrong.invalidate()
  }

  @Test func onlyItsOwnField() {
    let (field, other) = (UITextField(), UITextField())
    let observer = SearchFieldObserver(field: field)
    other.becomeFirstResponder()
    other.type("x")
    other.insertText("y")
    #expect(observer.queries == [])
    #expect(!observer.isEditing)
    observer.invalidate()
  }

  /// Lets other tasks run until something holds, for a while.
  func waits(until holds: () -> Bool) async {
    for _ in 0..<10_000 where !holds() { await Task.yield() }
  }

  @Test func asAsyncSequence() async {
    let field = UITextField()
    let model = SearchViewModel()
    model.observe(field)
    for _ in 0..<10 { await Task.yield() }
    field.mark("n", "ni")
    field.choose("你")
    await waits(until: { model.query == "你" })
    #expect(model.query == "你")
    field.mark("h")
    field.type("x")
    await waits(until: { model.query != "你" })
    #expect(model.query == "你x")
    model.cancel()
  }
}
