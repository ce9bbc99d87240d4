import ReplayHarness
import ReplayReports
import Specimens

extension Command {
  static let rules = Command(
    name: "rules", arguments: "[<id>]", summary: "list what a replay checks, or explain one rule", details: "",
    options: [Options.format],
    run: { options, console throws(CommandError) in
      guard options.arguments.count <= 1 else {
        throw .surplusArgument(options.arguments[1], command: "rules")
      }
      let format = try options.choice(Options.format, OutputFormat.text)
      if let id = options.arguments.first {
        let rule = try RuleLookup.rule(id)
        console.write(format == .text ? RuleText.explain(rule) : RuleText.json(rule).line + "\n")
        return .success
      }
      switch format {
      case .text: console.write(RuleText.list(Rules.descriptions))
      case .json: console.writeLine(JSONValue.list("rules", Rules.descriptions.map(RuleText.json)).line)
      case .jsonl: for rule in Rules.descriptions { console.writeLine(RuleText.json(rule).line) }
      }
      return .success
    })
}
