import CompositionScript
import ReplayReports
import TextInputModel

extension Command {
  static let hosts = Command(
    name: "hosts", arguments: "[<id> [<switch>]]",
    summary: "list the systems that a field can behave like, one's switches, or what one switch rests on",
    details: """
      A host is a name (`ios18`), a name with switches turned (`ios18/commit-events=plain,event-order=change-first`), or \
      a name with all turned on which the evidence conflicts (`ios18/disputed`). `replay --host all` plays every system \
      as it is and disputed.
      """,
    options: [Options.format],
    run: { options, console throws(CommandError) in
      guard options.arguments.count <= 2 else {
        throw .surplusArgument(options.arguments[2], command: "hosts")
      }
      let format = try options.choice(Options.format, OutputFormat.text)
      guard let name = options.arguments.first else {
        write(HostProfile.all.map(HostText.json), text: HostText.list(HostProfile.all), format, console)
        return .success
      }
      let profile = try HostLookup.profile(name)
      if HostProfile.named(name)?.isApproximated == true {
        console.complain("\(name) has no profile of its own; this is \(profile.id), which is played in its place\n")
      }
      guard options.arguments.count == 2 else {
        let settings = profile.settings.map(HostText.json)
        write(settings, text: HostText.explain(profile), list: "switches", format, console)
        return .success
      }
      let id = options.arguments[1]
      guard let setting = profile.settings.first(where: { $0.id == id }) else {
        let known = profile.settings.map(\.id)
        throw .unknownSwitch(id, suggestion: NearMiss.suggestion(for: id, among: known))
      }
      write([HostText.json(setting)], text: HostText.explain(setting, of: profile), list: "switches", format, console)
      return .success
    })
}

@MainActor private func write(
  _ values: [JSONValue], text: String, list: String = "hosts", _ format: OutputFormat, _ console: Console
) {
  switch format {
  case .text: console.write(text)
  case .json: console.writeLine(JSONValue.list(list, values).line)
  case .jsonl: for value in values { console.writeLine(value.line) }
  }
}
