import MarkedTextUIKit
import Testing
import TextInputModel

@MainActor @Suite struct UndoManagerTests {
  @MainActor final class Counter {
    var value = 0
    func set(_ new: Int, _ undo: UndoManager) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old, undo) }
      value = new
    }
  }

  @Test func undoAndRedo() {
    let (undo, counter) = (UndoManager(), Counter())
    for value in 1...3 { counter.set(value, undo) }
    undo.undo()
    undo.undo()
    #expect(counter.value == 1)
    #expect(undo.canUndo && undo.canRedo)
    undo.redo()
    #expect(counter.value == 2)
    counter.set(9, undo)
    #expect(!undo.canRedo)
    undo.undo()
    #expect(counter.value == 2)
  }

  @Test func groupsGoTogether() {
    let (undo, counter) = (UndoManager(), Counter())
    counter.set(1, undo)
    undo.beginUndoGrouping()
    counter.set(2, undo)
    undo.beginUndoGrouping()
    counter.set(3, undo)
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    undo.setActionName("Typing")
    #expect(undo.undoActionName == "Typing")
    undo.undo()
    #expect(counter.value == 1)
    #expect(undo.redoActionName == "Typing")
    undo.redo()
    #expect(counter.value == 3)
  }

  @Test func levelsAndForgetting() {
    let (undo, counter) = (UndoManager(), Counter())
    undo.levelsOfUndo = 2
    for value in 1...4 { counter.set(value, undo) }
    for _ in 0..<4 { undo.undo() }
    #expect(counter.value == 2)
    undo.removeAllActions()
    #expect(!undo.canUndo && !undo.canRedo)
    undo.disableUndoRegistration()
    counter.set(7, undo)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
    counter.set(8, undo)
    undo.removeAllActions(withTarget: counter)
    #expect(!undo.canUndo)
  }

  @Test func fieldTakesBackWhatWasTyped() {
    let field = UITextField()
    field.becomeFirstResponder()
    field.simulatedField.type("ab")
    field.simulatedField.paste(Array("cd".utf16))
    let typed = field.text
    field.undoManager?.undo()
    #expect(field.text == "ab")
    #expect(field.undoManager?.canRedo == true)
    field.undoManager?.redo()
    #expect(field.text == typed)
    field.undoManager?.removeAllActions()
    #expect(field.undoManager?.canUndo == false)
    field.resignFirstResponder()
  }

  /// Rule 56: undo asks with a range that the text no longer has.
  @Test func undoAsksWithAnOldRange() {
    let field = UITextField()
    let delegate = RecordingDelegate()
    field.delegate = delegate
    field.simulatedField.paste(Array("twenty characters...".utf16))
    field.text = "ten"
    delegate.log = []
    field.undoManager?.undo()
    #expect(delegate.log.first == "shouldChange{0,20}")
    #expect(field.text == "")
  }

  @Test func viewsShareTheWindowsOne() {
    let (window, view) = (UIWindow(frame: .zero), UIView())
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
  }
}
