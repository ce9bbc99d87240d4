/// What app code has that needs the Objective-C runtime, and what to write instead. `Documentation/uikit.md` shows each
/// with an example.
enum ObjectiveCConstruct: String, CaseIterable {
  case objc = "@objc"
  case objcDynamic = "@objc dynamic"
  case objcMembers = "@objcMembers"
  case outlet = "@IBOutlet"
  case managed = "@NSManaged"
  case importRuntime = "import ObjectiveC"
  case optionalRequirement = "an optional requirement"
  case optionalCall = "calling an optional method"
  case selector = "#selector"
  case selectorType = "Selector"
  case keyPath = "#keyPath"
  case addTarget = "addTarget(_:action:for:)"
  case barButtonItem = "UIBarButtonItem(…target:action:)"
  case gestureRecognizer = "a gesture recognizer's target and action"
  case command = "UIKeyCommand, UICommand and UIMenuItem"
  case timer = "Timer with a selector"
  case displayLink = "CADisplayLink(target:selector:)"
  case notification = "addObserver(_:selector:name:object:)"
  case addObserver = "addObserver(_:forKeyPath:options:context:)"
  case observeValue = "observeValue(forKeyPath:of:change:context:)"
  case observe = "observe(_:options:changeHandler:)"
  case observation = "NSKeyValueObservation"
  case publisher = "publisher(for:)"
  case keyValueCoding = "key-value coding"
  case sortDescriptor = "NSSortDescriptor(key:ascending:)"
  case perform = "perform(_:)"
  case responds = "responds(to:)"
  case registerUndo = "registerUndo(withTarget:selector:object:)"
  case runtimeFunction = "a function of the runtime"
  case autoreleasepool = "autoreleasepool"
  case action = "@IBAction"
  case inspectable = "@IBInspectable"
  case designable = "@IBDesignable"

  /// The name as a message shows it: what is Swift stands in backticks.
  var title: String {
    let isWording = rawValue.contains(" ") && !rawValue.hasPrefix("@") && self != .importRuntime
    return isWording ? rawValue : "`\(rawValue)`"
  }

  /// Whether Linux compiles it: it then says what nobody there reads. Tried, as all that is Foundation's or the language's,
  /// with Swift version 6.3.1; `@NSManaged` compiles and does not link.
  var compiles: Bool {
    switch self {
    case .action, .inspectable, .designable: true
    default: false
    }
  }

  /// What to write instead.
  var instead: String {
    switch self {
    case .objc, .objcMembers: "leave it out, and hand over a closure where something is called by its selector"
    case .objcDynamic: "a property with `didSet`, which calls a closure"
    case .outlet: "a property that code sets: `let nameField = UITextField()`"
    case .managed: "a stored property"
    case .importRuntime: "`#if canImport(ObjectiveC)` round it and round what needs it"
    case .optionalRequirement: "a method of the protocol with a default in an extension"
    case .optionalCall: "the call without the second `?`: the method has a default in an extension of its protocol"
    case .selector, .selectorType: "a closure, and an API that takes one"
    case .keyPath: "a key path of Swift: `\\Form.name`"
    case .addTarget: "`addAction(UIAction { _ in … }, for: .editingChanged)`"
    case .barButtonItem: "`UIBarButtonItem(primaryAction: UIAction { _ in … })`"
    case .gestureRecognizer, .displayLink: "`#if canImport(ObjectiveC)` round it, and a method that a test can call"
    case .command: "`UIAction { _ in … }`"
    case .timer: "`Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in … }`"
    case .notification:
      "`NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in … }`"
    case .addObserver, .observeValue, .observe, .observation, .publisher:
      "a closure that the observed property's `didSet` calls, or for a field's text `addAction(_:for: .editingChanged)`"
    case .keyValueCoding: "the property itself, or `object[keyPath: \\.name]`"
    case .sortDescriptor: "`NSSortDescriptor(keyPath: \\Person.name, ascending: true)`"
    case .perform: "the call itself, in `DispatchQueue.main.async { … }` or `asyncAfter` where it has to wait"
    case .responds: "`as?` to a protocol that has the method"
    case .registerUndo: "`registerUndo(withTarget: self) { form in … }`"
    case .runtimeFunction: "a stored property, or `#if canImport(ObjectiveC)` round it"
    case .autoreleasepool: "the body alone: there are no autoreleased objects"
    case .action: "a closure that calls the method: `addAction(UIAction { _ in … }, for: .editingChanged)`"
    case .inspectable, .designable: "nothing: no Interface Builder reads it"
    }
  }
}
