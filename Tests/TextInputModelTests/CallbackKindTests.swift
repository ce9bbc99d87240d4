import Testing
import TextInputModel

/// The names are part of the recording format and of scripts; nobody may rename them.
@Suite struct CallbackKindTests {
  @Test func hasTheNamesOfTheFormat() {
    #expect(
      CallbackKind.allCases.map { units($0.rawValue) }
        == [
          "shouldChange", "shouldBegin", "didBegin", "didChangeSelection", "editingChanged", "textDidChange",
          "shouldReturn", "shouldClear", "shouldEnd", "didEnd", "editingDidEndOnExit", "editingDidBegin",
          "editingDidEnd",
          "textDidBegin", "textDidEnd", "inputSelectionWillChange", "inputTextWillChange", "inputTextDidChange",
          "inputSelectionDidChange",
        ].map(units))
  }
}
