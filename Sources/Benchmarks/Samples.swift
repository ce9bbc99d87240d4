/// Repeated measurements of one thing, in nanoseconds a unit.
struct Samples {
  private var values: [Double] = []

  /// Measures `work` `count` times; each time it does `units` units.
  static func measure(count: Int = 30, units: Int, _ work: () async -> Void) async -> Samples {
    var samples = Samples()
    await work()
    for _ in 0..<count {
      let clock = ContinuousClock()
      let start = clock.now
      await work()
      let (seconds, attoseconds) = (clock.now - start).components
      let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      samples.values.append(nanoseconds / Double(units))
    }
    return samples
  }

  var minimum: Double { values.min() ?? 0 }
  var median: Double { quantile(0.5) }
  var p90: Double { quantile(0.9) }

  private func quantile(_ part: Double) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
  }

  /// `name minimum median p90`, in nanoseconds, for the script that lays the table out.
  func line(_ name: String) -> String {
    "\(name)\t" + [minimum, median, p90].map { String(Int($0 * 100 + 0.5)) }.joined(separator: "\t")
  }
}
