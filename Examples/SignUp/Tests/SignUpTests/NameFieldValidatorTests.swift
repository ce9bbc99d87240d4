import SignUp
import UIKit
import XCTest

@MainActor
final class NameFieldValidatorTests: XCTestCase {
  func testWaitsForTheComposition() {
    let field = UITextField()
    let validator = NameFieldValidator()
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    validator.editingDidChange(field)
    XCTAssertNil(validator.message)
    XCTAssertNil(validator.submit(field))

    field.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    XCTAssertNil(validator.submit(field))
    field.unmarkText()
    validator.editingDidChange(field)
    XCTAssertNil(validator.message)
    XCTAssertEqual(validator.submit(field), "你")
  }

  func testRefusesLetters() {
    let field = UITextField()
    let validator = NameFieldValidator()
    field.insertText("Ann")
    validator.editingDidChange(field)
    XCTAssertEqual(validator.message, "Chinese characters only")
    XCTAssertNil(validator.submit(field))
  }
}
