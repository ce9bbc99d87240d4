import Testing
import UIKit

@MainActor @Suite struct AliasTests {
  @Test func uikitIsTheFacade() {
    #expect(String(reflecting: UIResponder.self) == "MarkedTextUIKit.UIResponder")
  }
}
