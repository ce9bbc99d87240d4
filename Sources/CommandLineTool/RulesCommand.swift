import ReplayHarness
import ReplayReports
import Specimens

extension Command {
  static let rules = Command(
    name: "rules", arguments: "[<id>]", summary: "list the rules of a replay, or explain one", details: "",
    options: [Options.format] + common,
    run: { options, console throws(CommandError) in
      guard options.arguments.count <= 1 else {
        throw .surplusArgument(options.arguments[1], command: "rules")
      }
      let format = try options.choice(Options.format, OutputFormat.text)
      if let id = options.arguments.first {
        let rule = try RuleLookup.rule(id)
        console.write(format == .text ? RuleText.explain(rule) : RuleText.json(rule).line + "\n")
      } else if format == .text {
        console.write(RuleText.list(Rules.descriptions))
      } else {
        for rule in Rules.descriptions { console.writeLine(RuleText.json(rule).line) }
      }
      return .success
    })

  static let forms = Command(
    name: "forms", arguments: "", summary: "list the built-in forms and the faulty specimens", details: "",
    options: common,
    run: { options, console throws(CommandError) in
      if let surplus = options.arguments.first { throw .surplusArgument(surplus, command: "forms") }
      console.write(TextTable.aligned(Forms.all.map { [$0.id, $0.summary] }))
      return .success
    })
}
