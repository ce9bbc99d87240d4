import UIKit
import XCTest

/// An XCTest case as it is on Apple platforms.
@MainActor
final class ShippingNameTests: XCTestCase {
  // XCTest makes a new case for each test, and such properties are how cases are written.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var field: UITextField!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var validator: ShippingNameValidator!

  override func setUp() async throws {
    field = UITextField(frame: .zero)
    validator = ShippingNameValidator()
    validator.attach(to: field)
  }

  override func tearDown() async throws {
    field = nil
    validator = nil
  }

  func testMarkedTextIsNotJudged() {
    field.setMarkedText("shan", selectedRange: NSRange(location: 4, length: 0))
    validator.textFieldDidChange(field)

    XCTAssertNotNil(field.markedTextRange)
    XCTAssertNil(validator.errorMessage)
    XCTAssertFalse(validator.submit())
  }

  func testChosenCandidateIsAccepted() {
    field.setMarkedText("山", selectedRange: NSRange(location: 1, length: 0))
    validator.textFieldDidChange(field)
    XCTAssertFalse(validator.submit())

    field.unmarkText()
    field.sendActions(for: .editingChanged)

    XCTAssertNil(field.markedTextRange)
    XCTAssertNil(validator.errorMessage)
    XCTAssertTrue(validator.submit())
    XCTAssertEqual(field.text, "山")
  }

  func testLettersAreRefused() {
    field.insertText("Ann")
    validator.textFieldDidChange(field)

    XCTAssertEqual(validator.errorMessage, "Han characters only")
    XCTAssertFalse(validator.submit())
  }
}
