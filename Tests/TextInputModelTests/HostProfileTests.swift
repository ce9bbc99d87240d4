import Testing
import TextInputModel

/// Which profile stands for a host's name, and what each switch is set to.
@Suite struct HostProfileTests {
  @Test(arguments: [
    ("raw", "raw", false), ("ios18", "ios18", false), ("ios26", "ios26", false),
    ("ios1", "ios18", true), ("ios9", "ios18", true), ("ios14", "ios18", true), ("ios17", "ios18", true),
    ("ios19", "ios18", true), ("ios25", "ios18", true), ("ios27", "ios26", true), ("ios30", "ios26", true),
    ("ios999", "ios26", true),
  ])
  func standsForAHost(name: String, id: String, isApproximated: Bool) throws {
    let match = try #require(HostProfile.named(name))
    #expect(units(match.profile.id) == units(id))
    #expect(match.isApproximated == isApproximated)
  }

  @Test(arguments: [
    "", "macos", "macos15", "android", "ios", "iOS18", "ios0", "ios-1", "ios+18", "ios018", "ios026", "ios18.1",
    "ios 18",
    "ios18 ", "ios１８", "ios99999999999999999999", "ipados18", "raw2", "Raw",
  ])
  func knowsNoOtherNames(name: String) {
    #expect(HostProfile.named(name) == nil)
  }

  @Test func allProfilesAnswerToTheirNames() {
    #expect(HostProfile.all == [.raw, .ios18, .ios26])
    for profile in HostProfile.all {
      #expect(HostProfile.named(profile.id) == .init(profile: profile, isApproximated: false))
    }
  }

  /// Rules 35, 48, 69, 74 and 75.
  @Test func ios18() {
    let host = HostProfile.ios18
    #expect(host.hasCallbacks)
    #expect(!host.asksRangesMethod)
    #expect(host.commitQuestion == .markedRange)
    #expect(host.keyRefusal == .dropsCall)
    #expect(host.commitRefusal == .removesMarkedText)
    #expect(host.changeEventsAtCommit == 1)
    #expect(host.changeEventsAtBlur == 2)
    #expect(host.blurCommit == .withoutSyllableSeparators)
    #expect(host.programSelectionEndsComposition)
  }

  /// Rules 70 and 71: iOS 26 differs from iOS 18 in the questions alone.
  @Test func ios26() {
    var expected = HostProfile.ios18
    expected.id = "ios26"
    expected.asksRangesMethod = true
    expected.commitQuestion = .caretBehindMarkedText
    #expect(HostProfile.ios26 == expected)
  }

  /// Rule 50 and D14: the plain protocol strips nothing, tells nobody and keeps a composition.
  @Test func raw() {
    let host = HostProfile.raw
    #expect(!host.hasCallbacks)
    #expect(!host.asksRangesMethod)
    #expect(host.changeEventsAtCommit == 0)
    #expect(host.changeEventsAtBlur == 0)
    #expect(host.blurCommit == .asShown)
    #expect(!host.programSelectionEndsComposition)
  }
}
