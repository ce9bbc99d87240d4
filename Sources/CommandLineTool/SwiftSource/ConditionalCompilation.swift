/// Which tokens Linux compiles: `#if` and its kin are followed where their conditions can be told, and taken out.
enum ConditionalCompilation {
  private struct Block {
    /// Whether the branch at hand is compiled, and all that it lies in.
    var isActive: Bool
    /// Whether what the block lies in is compiled.
    var isOuterActive: Bool
    /// Whether an earlier branch is compiled for certain.
    var isDecided: Bool
  }

  /// The tokens that may be compiled on Linux. Where a condition can't be told both of its branches may.
  static func compiled(_ tokens: [SwiftToken], lineOf: (Int) -> Int) -> [SwiftToken] {
    var kept: [SwiftToken] = []
    var blocks: [Block] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .directive, ["#if", "#elseif", "#else", "#endif"].contains(token.text) else {
        if blocks.last?.isActive ?? true { kept.append(token) }
        continue
      }
      let start = index
      let line = lineOf(token.range.lowerBound)
      while index < tokens.count, lineOf(tokens[index].range.lowerBound) == line { index += 1 }
      var condition = CompilationCondition(tokens[start..<index])
      switch token.text {
      case "#if":
        let isOuterActive = blocks.last?.isActive ?? true
        let value = condition.value
        blocks.append(
          Block(isActive: isOuterActive && value != false, isOuterActive: isOuterActive, isDecided: value == true))
      case "#endif": _ = blocks.popLast()
      default:
        guard var block = blocks.popLast() else { continue }
        let value = token.text == "#else" ? true : condition.value
        block.isActive = block.isOuterActive && !block.isDecided && value != false
        block.isDecided = block.isDecided || value == true
        blocks.append(block)
      }
    }
    return kept
  }
}

/// The condition of an `#if`, of which some parts are known on Linux.
private struct CompilationCondition {
  private var rest: ArraySlice<SwiftToken>
  private var depth = 0

  /// Modules of Apple systems that nothing takes the place of on Linux. UIKit is not among them.
  private static let missing: Set<String> = [
    "ObjectiveC", "Darwin", "AppKit", "SwiftUI", "CoreData", "CoreGraphics", "QuartzCore", "WatchKit", "WebKit", "os",
  ]

  init(_ tokens: ArraySlice<SwiftToken>) { rest = tokens }

  /// nil where it can't be told.
  var value: Bool? {
    mutating get {
      let value = alternatives()
      // What was not understood to its end is not known at all.
      return rest.isEmpty ? value : nil
    }
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.first?.text == text else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func alternatives() -> Bool? {
    var value = conjunction()
    while take("||") {
      let other = conjunction()
      value = value == true || other == true ? true : value == false ? other : other == false ? value : nil
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = term()
    while take("&&") {
      let other = term()
      value = value == false || other == false ? false : value == true ? other : other == true ? value : nil
    }
    return value
  }

  private mutating func term() -> Bool? {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    let value = operand()
    return isNegated ? value.map { !$0 } : value
  }

  private mutating func operand() -> Bool? {
    if take("(") {
      depth += 1
      // Nobody nests so deep, and each level is a call.
      guard depth < 100 else { return nil }
      let value = alternatives()
      return take(")") ? value : nil
    }
    guard let name = rest.popFirst()?.text else { return nil }
    guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
    let argument = rest.first?.text ?? ""
    while let token = rest.popFirst(), token.text != ")" {}
    switch name {
    case "os": return argument == "Linux"
    case "canImport" where Self.missing.contains(argument): return false
    case "canImport" where argument == "Foundation": return true
    case "targetEnvironment": return false
    case "_runtime": return argument == "_Native"
    default: return nil
    }
  }
}
