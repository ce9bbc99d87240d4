import TextInputModel

extension NetResult {
  /// The one replacement that makes `after` of `before`, covering at least `target` of `before`.
  ///
  /// Common units outside `target` are left out at both ends, so an edit that stayed inside it replaces just it.
  init(from before: [UInt16], to after: [UInt16], covering target: UTF16Range) {
    var start = 0
    let startLimit = min(target.location, after.count)
    while start < startLimit, before[start] == after[start] { start += 1 }
    var tail = 0
    let tailLimit = min(before.count - target.end, after.count - start)
    while tail < tailLimit, before[before.count - 1 - tail] == after[after.count - 1 - tail] { tail += 1 }
    range = UTF16Range(location: start, length: before.count - tail - start)
    units = Array(after[start..<(after.count - tail)])
  }
}
