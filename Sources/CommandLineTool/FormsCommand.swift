import ReplayReports
import Specimens

extension Command {
  static let forms = Command(
    name: "forms", arguments: "[<id>]", summary: "list the forms that can be judged, or explain one",
    details: "Beside the correct forms there are faulty ones, each with one fault that a rule must find.",
    options: [Options.format],
    run: { options, console throws(CommandError) in
      guard options.arguments.count <= 1 else {
        throw .surplusArgument(options.arguments[1], command: "forms")
      }
      let format = try options.choice(Options.format, OutputFormat.text)
      if let id = options.arguments.first {
        let form = try FormLookup.form(id)
        console.write(format == .text ? text(form) : json(form).line + "\n")
        return .success
      }
      switch format {
      case .text: console.write(TextTable.aligned(Forms.all.map { [$0.id, $0.summary] }))
      case .json: console.writeLine(JSONValue.list("forms", Forms.all.map(json)).line)
      case .jsonl: for form in Forms.all { console.writeLine(json(form).line) }
      }
      return .success
    })
}

private func text(_ form: Forms.Entry) -> String {
  let verdict =
    form.caughtBy.isEmpty
    ? "No rule finds anything in it." : "Faulty on purpose, and found by " + form.caughtBy.joined(separator: ", ") + "."
  return """
    \(form.id)
    \(form.summary)

    \(verdict)
    See it
      markedtext replay Corpora --form \(form.id)

    """
}

private func json(_ form: Forms.Entry) -> JSONValue {
  .object([
    "id": .string(form.id), "summary": .string(form.summary),
    "caughtBy": .array(form.caughtBy.map { .string($0) }),
  ])
}
