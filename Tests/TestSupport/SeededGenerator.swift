/// Random numbers that are the same for the same seed on every run and every system (SplitMix64), so that a failure can
/// be had again by the seed that it prints.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `bound`. It is not the one that `number(0...bound - 1)` gives: each way of
  /// drawing keeps its own, or the seeds of the tests would stand for other cases.
  package mutating func below(_ bound: Int) -> Int { Int(next() >> 1) % bound }

  /// A number of `range`.
  package mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of `elements`, of which there must be some.
  package mutating func element<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }
}
