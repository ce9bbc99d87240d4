import Testing

@testable import CommandLineTool

@Suite struct ObjectiveCUseTests {
  private func uses(_ source: String) -> [ObjectiveCConstruct] {
    SwiftSourceFile(path: "a.swift", bytes: Array(source.utf8)).uses.map(\.construct)
  }

  /// What compiles on Linux, though it has a word of the list in it.
  @Test(arguments: [
    "// @objc func f()", "/* #selector(a) /* @objc */ @objc */", "\"@objc #selector(a)\"",
    "\"\"\"\n@objc\n\"\"\"", "#\"@objc \\(#selector(a))\"#", "let objc = 1", "objc(a)", "@objcOnly func f() {}",
    "let `Selector` = 1", "struct Selector {}\nlet a = Selector(1)",
    "func addTarget(_ a: Int, action: Int, for b: Int) {}",
    "list.addTarget(a)", "store.addTarget(a, named: b)", "handler?(text)", "viewModel.onChange?(text)",
    "field.delegate?.textFieldDidChangeSelection(field)", "ready ? (a) : b", "delegate.textField ?(a) : b",
    "NotificationCenter.default.addObserver(forName: a, object: nil, queue: .main) { _ in }",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }", "store.observe(\"a\") { }", "perform(action)",
    "timer.perform(at: now)", "keychain.setValue(a, forKey: b)", "dynamic var a = 1",
    "UIBarButtonItem(primaryAction: a)",
    "NSSortDescriptor(keyPath: \\A.b, ascending: true)", "let optional = 1", "f(optional: a)", "import ObjectiveCKit",
    "NSClassFromString(\"a\")", "#if canImport(ObjectiveC)\n@objc func f()\n#endif",
    "#if os(iOS)\n@objc func f()\n#endif",
    "#if os(Linux)\n#else\n@objc func f()\n#endif", "#if !os(Linux) || os(macOS)\n@objc func f()\n#endif",
    "#if canImport(UIKit) && os(iOS)\n@objc func f()\n#endif", "#if os(Linux)\n#elseif A\n@objc func f()\n#endif",
    "#if os(iOS)\n#if A\n@objc func f()\n#else\n@objc func f()\n#endif\n#endif",
    "#if _runtime(_ObjC)\n@objc func f()\n#endif",
    "#if false\n@objc func f()\n#endif", "#if (os(iOS) || os(tvOS)) && A\n@objc func f()\n#endif",
  ])
  func says(nothingOf source: String) {
    #expect(uses(source) == [])
  }

  static let found: [(source: String, constructs: [ObjectiveCConstruct])] = [
    ("\"a \\(b(#selector(c)))\"", [.selector]),
    ("#\"a \\#(b(#selector(c)))\"#", [.selector]),
    ("@objc func a() {} // @objc", [.objc]),
    ("@objc(name) func a() {}", [.objc]),
    ("@objc private\n  dynamic var a = 1", [.objcDynamic]),
    ("@objc var a = 1\ndynamic var b = 1", [.objc]),
    ("@objc optional func a()", [.objc, .optionalRequirement]),
    ("field.addTarget(\n  self,\n  action: #selector(a),\n  for: .editingChanged)", [.addTarget]),
    (
      "field.addTarget(self, action: #selector(a), for: .editingChanged); let b = #selector(c)",
      [.addTarget, .selector]
    ),
    ("perform(#selector(a))", [.perform]),
    ("perform(Selector(\"a\"))", [.perform]),
    ("func f(a: Selector) -> Selector {}", [.selectorType, .selectorType]),
    ("protocol P { optional func changed() }\nlistener.changed?()", [.optionalRequirement, .optionalCall]),
    ("delegate?.textFieldShouldReturn?(field)", [.optionalCall]),
    ("Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)", [.timer]),
    ("NotificationCenter.default.addObserver(self, selector: s, name: n, object: nil)", [.notification]),
    ("let a = b.observe(\\Form.name) { _, _ in }", [.observe]),
    ("#if canImport(ObjectiveC)\n#else\n@objc func f()\n#endif", [.objc]),
    ("#if os(iOS)\n#elseif A\n@objc func f()\n#endif", [.objc]),
    ("#if canImport(UIKit)\n@objc func f()\n#else\n#selector(a)\n#endif", [.objc, .selector]),
    ("#if os(iOS)\n#endif\n@objc func f()", [.objc]),
    ("#if DEBUG && !os(iOS)\n@objc func f()\n#endif", [.objc]),
    ("#endif\n#else\n@objc func f()", [.objc]),
    ("#if os(iOS) @ what\n@objc func f()\n#endif", [.objc]),
    ("class A { @IBAction func f(_ a: Any) {} }", [.action]),
  ]

  @Test(arguments: found)
  func finds(source: String, constructs: [ObjectiveCConstruct]) {
    #expect(uses(source) == constructs)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func placesAreLinesAndColumns(lineEnd: String) {
    let source = ["let 👍 = 1", "  \"👍\"; @objc func a()", "#selector(b)"].joined(separator: lineEnd)
    let file = SwiftSourceFile(path: "a.swift", bytes: Array(source.utf8))
    #expect(file.uses.map { file.place(of: $0).line } == [2, 3])
    #expect(file.uses.map { file.place(of: $0).column } == [9, 1])
    #expect(file.uses.first.map(file.rendered)?.hasSuffix("  \"👍\"; @objc func a()\n          ^~~~~\n") == true)
  }
}
