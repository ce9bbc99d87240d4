import MarkedTextUIKit
import Testing

@MainActor @Suite struct UIControlTests {
  @Test(arguments: [
    (UIControl.Event.touchDown, UInt(1)), (.touchUpInside, 64), (.valueChanged, 4096), (.primaryActionTriggered, 8192),
    (.editingDidBegin, 65536), (.editingChanged, 131072), (.editingDidEnd, 262144), (.editingDidEndOnExit, 524288),
    (.allEditingEvents, 0xF0000),
  ])
  func eventsHaveUIKitsNumbers(event: UIControl.Event, number: UInt) { #expect(event.rawValue == number) }

  @Test func actionsOfOneIdentifierReplaceEachOther() {
    let control = UIControl()
    var log: [String] = []
    let id = UIAction.Identifier("id")
    control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: [.valueChanged, .touchDown])
    control.addAction(UIAction(identifier: id) { _ in log.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["new"])
    control.sendActions(for: .touchDown)
    #expect(log == ["new", "old"])
    control.removeAction(identifiedBy: id, for: .valueChanged)
    #expect(control.allControlEvents == .touchDown)
    control.removeAction(identifiedBy: id, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func actionsWithoutIdentifierStandSideBySide() {
    let control = UIControl()
    var log: [Int] = []
    let first = UIAction { _ in log.append(1) }
    control.addAction(first, for: .valueChanged)
    control.addAction(UIAction { _ in log.append(2) }, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(log == [1, 2])
    control.removeAction(first, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == [1, 2, 2])
  }

  @Test func senderIsThereMeanwhile() {
    let control = UIControl()
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func enumerationStopsWhenTold() {
    let control = UIControl()
    let actions = (0..<3).map { UIAction(title: "\($0)") { _ in } }
    for action in actions { control.addAction(action, for: .touchDown) }
    var titles: [String] = []
    control.enumerateEventHandlers { action, target, events, stop in
      titles.append(action?.title ?? "none")
      #expect(target == nil)
      #expect(events == .touchDown)
      stop = titles.count == 2
    }
    #expect(titles == ["0", "1"])
  }

  @Test func everyActionPassesSendAction() {
    let control = WatchedControl()
    control.addAction(UIAction(title: "one") { _ in }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.sent == ["one"])
  }

  @Test func buttonTellsOfItsPress() {
    var presses = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in presses += 1 })
    #expect(button.currentTitle == "Go")
    #expect(button.titleLabel?.text == "Go")
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(presses == 1)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Wait")
    #expect(button.state == .disabled)
  }

  @Test func switchTurnsOverWhenPressed() {
    let toggle = UISwitch()
    var values: [Bool] = []
    toggle.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
    toggle.performPrimaryAction()
    toggle.setOn(false, animated: true)
    toggle.performPrimaryAction()
    #expect(values == [true, true])
  }
}

private class WatchedControl: UIControl {
  var sent: [String] = []
  override func sendAction(_ action: UIAction) {
    sent.append(action.title)
    super.sendAction(action)
  }
}
