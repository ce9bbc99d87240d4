import Testing
import TextInputModel

/// Which profile stands for a host's name, and what each switch is set to.
@Suite struct HostProfileTests {
  @Test(arguments: [
    ("raw", "raw", false), ("macos", "macos", false), ("ios9", "ios9", false), ("ios12", "ios12", false),
    ("ios15", "ios15", false), ("ios18", "ios18", false), ("ios26", "ios26", false),
    ("ios1", "ios9", true), ("ios8", "ios9", true), ("ios11", "ios9", true), ("ios14", "ios12", true),
    ("ios17", "ios15", true), ("ios19", "ios18", true), ("ios25", "ios18", true), ("ios27", "ios26", true),
    ("ios30", "ios26", true), ("ios999", "ios26", true),
  ])
  func standsForAHost(name: String, id: String, isApproximated: Bool) throws {
    let match = try #require(HostProfile.named(name))
    #expect(units(match.profile.id) == units(id))
    #expect(match.isApproximated == isApproximated)
  }

  @Test(arguments: [
    "", "macos15", "android", "ios", "iOS18", "ios0", "ios-1", "ios+18", "ios018", "ios026", "ios18.1",
    "ios 18",
    "ios18 ", "ios１８", "ios99999999999999999999", "ipados18", "raw2", "Raw",
  ])
  func knowsNoOtherNames(name: String) {
    #expect(HostProfile.named(name) == nil)
  }

  @Test func allProfilesAnswerToTheirNames() {
    #expect(HostProfile.all == [.raw, .ios9, .ios12, .ios15, .ios18, .ios26, .macos])
    for profile in HostProfile.all {
      #expect(HostProfile.named(profile.id) == .init(profile: profile, isApproximated: false))
    }
  }

  // MARK: Switches by name

  @Test func turnsASwitch() throws {
    let match = try HostProfile.resolve("ios18/commit-events=plain,event-order=change-first")
    var expected = HostProfile.ios18
    expected.id = "ios18/commit-events=plain,event-order=change-first"
    expected.commitEvents = .plain
    expected.eventOrder = .changeFirst
    #expect(match == .init(profile: expected, isApproximated: false))
  }

  @Test func everyValueOfEverySwitchCanBeReached() throws {
    for profile in HostProfile.all {
      for setting in profile.settings {
        for value in setting.values {
          let turned = try HostProfile.resolve("\(profile.id)/\(setting.id)=\(value)").profile
          let now = try #require(turned.settings.first { $0.id == setting.id })
          #expect(units(now.value) == units(value))
          // Nothing else has changed.
          let others = turned.settings.filter { $0.id != setting.id }.map(\.value)
          #expect(others == profile.settings.filter { $0.id != setting.id }.map(\.value))
        }
      }
    }
  }

  @Test(arguments: [
    ("ios18/", HostProfile.NameError.noSetting("")),
    ("ios18/commit-events", .noSetting("commit-events")),
    ("ios18/disputed,commit-events=plain", .noSetting("disputed")),
    ("nokia/disputed", .unknownHost),
    ("raw/disputed", .nothingDisputed),
  ])
  func saysWhyANameIsNone(name: String, error: HostProfile.NameError) {
    #expect(throws: error) { try HostProfile.resolve(name) }
  }

  @Test func saysWhichSwitchesAndValuesThereAre() {
    let known = HostProfile.ios18.settings.map(\.id)
    #expect(throws: HostProfile.NameError.unknownSwitch("commit-event", known: known)) {
      try HostProfile.resolve("ios18/commit-event=plain")
    }
    #expect(
      throws: HostProfile.NameError.unknownValue("thrice", of: "blur-events", known: ["none", "one", "two"])
    ) { try HostProfile.resolve("ios18/blur-events=thrice") }
  }

  // MARK: Evidence

  /// Every stored switch is listed, so that none can be turned in silence.
  @Test func listsEverySwitch() {
    let stored = Mirror(reflecting: HostProfile.ios18).children.compactMap(\.label).filter { $0 != "id" }
    let ids = HostProfile.ios18.settings.map { setting in
      setting.id.split(separator: "-").enumerated()
        .map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
        .joined()
    }
    #expect(stored == ids)
    #expect(ids.count == 46)
  }

  @Test(arguments: HostProfile.all) func everyValueRestsOnSomething(profile: HostProfile) {
    for setting in profile.settings {
      #expect(setting.evidence.rules.contains(/[0-9]/), "\(setting.id)")
      #expect(!setting.decides.isEmpty)
      #expect(setting.values.contains(setting.value))
      if let disputed = setting.disputed {
        #expect(setting.values.contains(disputed), "\(profile.id) \(setting.id)")
        #expect(disputed != setting.value, "\(profile.id) \(setting.id) is in no doubt")
      }
    }
  }

  /// Both ways are played: each system as it is, and with all turned that is in doubt.
  @Test func playsBothWays() {
    #expect(
      HostProfile.played.map(\.id) == [
        "ios9", "ios9/disputed", "ios12", "ios12/disputed", "ios15", "ios15/disputed", "ios18", "ios18/disputed",
        "ios26",
        "ios26/disputed", "macos", "macos/disputed",
      ])
    for (profile, disputed) in zip(HostProfile.played, HostProfile.played.dropFirst())
    where disputed.id == "\(profile.id)/disputed" {
      let pairs = zip(profile.settings, disputed.settings)
      #expect(pairs.allSatisfy { $0.disputed == nil ? $0.value == $1.value : $0.disputed == $1.value })
      #expect(pairs.contains { $0.value != $1.value })
    }
  }

  /// A host that tells nobody of the end of a composition would leave every form in the dark: none does (rule 46).
  @Test(.rule(46), arguments: HostProfile.played) func everySystemTellsOfACommit(profile: HostProfile) {
    #expect(profile.changeEventsAtCommit > 0)
    #expect(profile.changeEventsAtBlur > 0)
  }

  // MARK: What is known of each

  /// Rules 35, 48, 69, 74 and 75.
  @Test func ios18() {
    let host = HostProfile.ios18
    #expect(host.hasCallbacks)
    #expect(host.rangesMethod == .absent)
    #expect(host.commitQuestion == .markedRange)
    #expect(host.keyRefusal == .dropsCall)
    #expect(host.commitRefusal == .removesMarkedText)
    #expect(host.changeEventsAtCommit == 1)
    #expect(host.changeEventsAtBlur == 2)
    #expect(host.blurCommit == .withoutSyllableSeparators)
    #expect(host.programSelection == .endsComposition)
  }

  /// Rules 70 and 71: iOS 26 differs from iOS 18 in the questions alone.
  @Test func ios26() {
    var expected = HostProfile.ios18
    expected.id = "ios26"
    expected.rangesMethod = .askedAlone
    expected.commitQuestion = .caretBehindMarkedText
    #expect(HostProfile.ios26 == expected)
  }

  /// Rule 50 and D14: the plain protocol strips nothing, tells nobody and keeps a composition.
  @Test func raw() {
    let host = HostProfile.raw
    #expect(!host.hasCallbacks)
    #expect(host.rangesMethod == .absent)
    #expect(host.changeEventsAtCommit == 0)
    #expect(host.changeEventsAtBlur == 0)
    #expect(host.blurCommit == .asShown)
    #expect(host.programSelection == .keptInside)
  }
}
