import MarkedTextUIKit
import Testing

@Suite struct ExportsTests {
  @Test func foundationComesAlong() {
    #expect(NSRange(location: 1, length: 2).length == 2)
  }
}
