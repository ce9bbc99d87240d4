import Testing

/// A module named UIKit would make `canImport(UIKit)` true in every target of a package graph from the second build on.
@Suite struct NoUIKitTests {
  @Test func otherTargetsSeeNoUIKit() {
    #if canImport(UIKit)
      let seesUIKit = true
    #else
      let seesUIKit = false
    #endif
    #expect(!seesUIKit)
  }
}
