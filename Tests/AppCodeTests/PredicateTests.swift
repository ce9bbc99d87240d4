import Testing
import UIKit

/// What app code says to make a predicate: it compiles, and never takes Foundation's declarations, which are unavailable.
@Suite struct PredicateTests {
  @Test func takesAString() {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"
    let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)
    #expect(predicate.evaluate(with: "someone@example.com"))
    #expect(!predicate.evaluate(with: "someone@example"))
    #expect(!predicate.evaluate(with: "someone@example.com "))
    #expect(predicate.evaluate(with: NSString(string: "someone@example.com")))
    #expect(!predicate.evaluate(with: nil))
    let optional: String? = nil
    #expect(!predicate.evaluate(with: optional))
  }

  @Test func takesNoArgument() {
    #expect(NSPredicate(format: "SELF MATCHES '\\\\d{11}'").evaluate(with: "13800138000"))
    #expect(!NSPredicate(format: "SELF MATCHES \"[a-z]+\"").evaluate(with: "zhong wen"))
  }

  @Test func takesNumbers() {
    #expect(NSPredicate(format: "SELF == %d", 3).evaluate(with: 3))
    #expect(!NSPredicate(format: "SELF == %ld", 3).evaluate(with: 4))
    #expect(NSPredicate(format: "SELF > %f AND SELF < %@", 0.5, NSNumber(value: 2)).evaluate(with: 1.5))
  }

  /// What Foundation's declaration would take as it stands.
  @Test func takesCVarArgs() {
    let number: any CVarArg = 3
    #expect(NSPredicate(format: "SELF == %d OR SELF == %d", number, 4 as any CVarArg).evaluate(with: 3))
  }

  @Test func takesTheFoundationTypes() {
    let name: NSString = "山田"
    #expect(NSPredicate(format: "SELF CONTAINS %@", name).evaluate(with: "山田太郎"))
    #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
    #expect(NSPredicate(format: "SELF IN %@", ["a", "b"] as NSArray).evaluate(with: "b"))
  }

  @Test func takesAnArray() {
    #expect(NSPredicate(format: "SELF BEGINSWITH[c] %@", argumentArray: ["AB"]).evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF == 'a'", argumentArray: nil).evaluate(with: "a"))
    #expect(NSPredicate(format: "SELF IN {%@, %@}", argumentArray: ["a", 3]).evaluate(with: 3))
  }

  @Test func keepsFoundationsOwn() {
    #expect(NSPredicate(value: true).evaluate(with: nil))
    #expect(NSPredicate(block: { object, _ in object as? String == "a" }).evaluate(with: "a"))
    let predicate = NSPredicate(format: "SELF ENDSWITH 'c'")
    let names: [String] = ["ab", "bc"]
    let filtered = names.filter { predicate.evaluate(with: $0) }
    #expect(filtered == ["bc"])
  }

  @Test func aMalformedFormatEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "SELF MATCHS %@", "a")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let expected =
      "NSPredicate(format:): expected an operator such as MATCHES or == at offset 5 of `SELF MATCHS %@`, before `MATCHS %@`"
    #expect(message.contains(expected), "\(message)")
  }

  @Test func aPatternThatHangsADeviceEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let text = String(repeating: "a", count: 60) + "b"
      _ = NSPredicate(format: "SELF MATCHES %@", "(a+)+$").evaluate(with: text)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("found no answer in 2000 steps; the pattern is `(a+)+$`"), "\(message)")
  }
}
