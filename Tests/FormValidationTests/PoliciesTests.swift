import FormValidation
import Testing

/// The words of form files (FORMATS section 4), and which of them are the defaults.
@Suite struct PoliciesTests {
  @Test func hasTheWordsOfAFormFile() {
    #expect(Policies.Gate.allCases.map { units($0.rawValue) } == ["strict", "freeze", "live"].map(units))
    #expect(Policies.ErrorsWhileComposing.allCases.map { units($0.rawValue) } == ["clear", "keep"].map(units))
    #expect(Policies.PendingSubmit.allCases.map { units($0.rawValue) } == ["refuse", "commit-first"].map(units))
    #expect(Policies.HangulReturn.allCases.map { units($0.rawValue) } == ["commit", "commit-and-send"].map(units))
  }

  @Test func defaultsAreTheFirstOfEach() {
    #expect(
      Policies()
        == Policies(gate: .strict, errorsWhileComposing: .clear, pendingSubmit: .refuse, hangulReturn: .commit))
    #expect(allPolicies.first == Policies())
    #expect(Set(allPolicies).count == 24)
  }
}
