/// A place in Swift source that needs the Objective-C runtime.
struct ObjectiveCUse: Hashable {
  var construct: ObjectiveCConstruct
  /// In UTF-16 units of the source.
  var range: Range<Int>
}

/// Finds what needs the Objective-C runtime in the tokens that Linux compiles.
///
/// Limit: names are taken for what they are called on Apple systems; types are not known. So a call of an optional method
/// is told by a delegate's method names, or by the file's own `optional func`: `handler?(text)` may call a closure.
struct ObjectiveCUses {
  private let tokens: [SwiftToken]
  private let declaredTypes: Set<String>
  private let optionalMethods: Set<String>
  private var found: [ObjectiveCUse] = []
  /// Up to which token a call has been reported: the selectors in it are part of that.
  private var reported = 0

  /// The uses in `tokens`, in their order.
  static func find(in tokens: [SwiftToken]) -> [ObjectiveCUse] {
    var uses = ObjectiveCUses(tokens)
    for index in tokens.indices { uses.look(at: index) }
    return uses.found
  }

  private init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    var types: Set<String> = []
    var methods: Set<String> = []
    let declarations: Set<String> = ["struct", "class", "enum", "typealias", "protocol", "actor", "associatedtype"]
    for (index, token) in tokens.enumerated().dropFirst() {
      if declarations.contains(tokens[index - 1].text) { types.insert(token.text) }
      if index > 1, tokens[index - 1].text == "func", tokens[index - 2].text == "optional" {
        methods.insert(token.text)
      }
    }
    declaredTypes = types
    optionalMethods = methods
  }

  private mutating func look(at index: Int) {
    let token = tokens[index]
    switch token.kind {
    case .directive:
      if token.text == "#selector", index >= reported { report(.selector, index) }
      if token.text == "#keyPath", index >= reported { report(.keyPath, index) }
    case .word:
      if sign(index - 1) == "@" { return attribute(index) }
      if text(index - 1) == "func" { return }
      if let construct = wordUse(index) {
        report(construct, index)
      } else if sign(index + 1) == "(", let call = SwiftCall(tokens, at: index), let construct = callUse(index, call) {
        report(construct, index)
        reported = max(reported, call.end)
      }
    case .sign, .escapedWord, .number, .literal: break
    }
  }

  private mutating func report(_ construct: ObjectiveCConstruct, _ index: Int, from first: Int? = nil) {
    let start = tokens[first ?? index].range.lowerBound
    found.append(ObjectiveCUse(construct: construct, range: start..<tokens[index].range.upperBound))
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  private func sign(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind == .sign ? tokens[index].text : ""
  }

  private mutating func attribute(_ index: Int) {
    switch text(index) {
    case "objc":
      // Other attributes and modifiers may stand between the two.
      let modifiers = tokens[(index + 1)...].prefix(8).prefix { !["var", "let", "func", "class"].contains($0.text) }
      report(modifiers.contains { $0.text == "dynamic" } ? .objcDynamic : .objc, index, from: index - 1)
    case let name:
      guard let construct = ObjectiveCConstruct(rawValue: "@" + name) else { return }
      report(construct, index, from: index - 1)
    }
  }

  /// What a word is, whatever its arguments.
  private func wordUse(_ index: Int) -> ObjectiveCConstruct? {
    let word = text(index)
    switch word {
    case "ObjectiveC": return text(index - 1) == "import" ? .importRuntime : nil
    case "optional": return ["func", "var", "static"].contains(text(index + 1)) ? .optionalRequirement : nil
    case "Selector":
      let isType = [":", "->"].contains(sign(index - 1)) || sign(index + 1) == "("
      return isType && sign(index - 1) != "." && !declaredTypes.contains(word) && index >= reported
        ? .selectorType : nil
    case "NSSelectorFromString", "NSStringFromSelector": return index >= reported ? .selectorType : nil
    case "NSKeyValueObservation": return declaredTypes.contains(word) ? nil : .observation
    case "autoreleasepool": return ["{", "("].contains(sign(index + 1)) ? .autoreleasepool : nil
    case _ where Self.runtimeFunctions.contains(word): return sign(index + 1) == "(" ? .runtimeFunction : nil
    default: return isOptionalCall(index) ? .optionalCall : nil
    }
  }

  private static let runtimeFunctions: Set<String> = [
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_getClass",
    "objc_sync_enter", "objc_sync_exit", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
    "class_replaceMethod", "class_copyMethodList", "method_exchangeImplementations", "method_setImplementation",
    "method_getImplementation",
  ]

  /// How the methods of UIKit's delegates and data sources begin.
  private static let delegateMethods = [
    "textField", "textView", "tableView", "collectionView", "scrollView", "searchBar", "pickerView",
    "gestureRecognizer", "numberOfSections",
  ]

  private func isOptionalCall(_ index: Int) -> Bool {
    guard sign(index - 1) == ".", sign(index + 1) == "?", sign(index + 2) == "(" else { return false }
    let word = tokens[index]
    // `flag ? (a) : b` has spaces.
    guard tokens[index + 1].range.lowerBound == word.range.upperBound else { return false }
    guard tokens[index + 2].range.lowerBound == tokens[index + 1].range.upperBound else { return false }
    return optionalMethods.contains(word.text) || Self.delegateMethods.contains { word.text.hasPrefix($0) }
  }

  private func callUse(_ index: Int, _ call: SwiftCall) -> ObjectiveCConstruct? {
    let name = text(index)
    switch (name, call.labels) {
    case ("addTarget", ["_", "action", "for"]): return .addTarget
    case ("addTarget", ["_", "action"]): return .gestureRecognizer
    case ("UIBarButtonItem", _) where call.hasLabels("target", "action"): return .barButtonItem
    case ("UIKeyCommand", _), ("UICommand", _), ("UIMenuItem", _): return call.hasLabels("action") ? .command : nil
    case ("scheduledTimer", _), ("Timer", _): return call.hasLabels("target", "selector") ? .timer : nil
    case ("CADisplayLink", _): return call.hasLabels("target", "selector") ? .displayLink : nil
    case ("addObserver", _) where call.hasLabels("forKeyPath"),
      ("removeObserver", _) where call.hasLabels("forKeyPath"):
      return .addObserver
    case ("addObserver", _): return call.hasLabels("_", "selector") ? .notification : nil
    case ("observeValue", _): return call.hasLabels("forKeyPath", "of") ? .observeValue : nil
    case ("observe", _): return sign(index + 2) == "\\" ? .observe : nil
    case ("publisher", ["for"]): return sign(index + 4) == "\\" ? .publisher : nil
    case ("value", ["forKeyPath"]), ("setValue", ["_", "forKeyPath"]): return .keyValueCoding
    case ("value", ["forKey"]), ("setValue", ["_", "forKey"]):
      // Other types have methods of that name; the defaults are where code most often says it.
      return text(index - 2) == "standard" && text(index - 4) == "UserDefaults" ? .keyValueCoding : nil
    case ("NSSortDescriptor", _): return call.labels.first == "key" ? .sortDescriptor : nil
    case ("perform", _), ("responds", ["to"]):
      let argument = text(index + (name == "perform" ? 2 : 4))
      guard ["#selector", "Selector", "NSSelectorFromString"].contains(argument) else { return nil }
      return name == "perform" ? .perform : .responds
    case ("registerUndo", _): return call.hasLabels("withTarget", "selector") ? .registerUndo : nil
    case (_, ["target", "action"]) where name.hasSuffix("GestureRecognizer"): return .gestureRecognizer
    default: return nil
    }
  }
}

/// The arguments of a call.
private struct SwiftCall {
  /// The label of each argument, `_` where there is none.
  var labels: [String] = []
  /// The index of the token behind the closing parenthesis.
  var end: Int

  /// More tokens than any call has that is about selectors. Without an end a source of nothing but opening parentheses
  /// would be read once for each.
  private static let longest = 200

  /// The call whose name is the token at `index`; nil if it has no end.
  init?(_ tokens: [SwiftToken], at index: Int) {
    end = index + 2
    var depth = 1
    var isAtStart = true
    while end < tokens.count, end - index < Self.longest {
      let token = tokens[end]
      end += 1
      if isAtStart, token.text != ")" {
        let isLabelled = token.kind != .sign && end < tokens.count && tokens[end].text == ":"
        labels.append(isLabelled ? token.text : "_")
      }
      isAtStart = false
      guard token.kind == .sign else { continue }
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ",": isAtStart = depth == 1
      default: break
      }
      if depth == 0 { return }
    }
    return nil
  }

  /// Whether these labels are there, one behind the other.
  func hasLabels(_ wanted: String...) -> Bool {
    labels.indices.contains { labels[$0...].starts(with: wanted) }
  }
}
