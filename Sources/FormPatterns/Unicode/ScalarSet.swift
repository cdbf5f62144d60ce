/// A set of Unicode scalar values, as ascending ranges with gaps between them.
///
/// Surrogates are never in a set: they stand in no text.
struct ScalarSet: Sendable, Hashable {
  /// The ranges, ascending; between two of them at least one scalar is missing.
  private(set) var ranges: [ClosedRange<UInt32>]

  static let empty = Self(joining: [])
  /// Every Unicode scalar value.
  static let all = Self(0...0x10FFFF)

  init(_ range: ClosedRange<UInt32>) { self.init(ranges: [range]) }

  /// The scalars in any of `ranges`, which may overlap and stand in any order.
  init(ranges unsorted: [ClosedRange<UInt32>]) {
    let whole = unsorted.sorted { $0.lowerBound < $1.lowerBound }
    var ranges: [ClosedRange<UInt32>] = []
    for range in whole {
      for part in Self.withoutSurrogates(range) { Self.append(part, to: &ranges) }
    }
    self.ranges = ranges
  }

  /// The union of `sets`.
  init(joining sets: [ScalarSet]) {
    if sets.count == 1 { self = sets[0] } else { self.init(ranges: sets.flatMap(\.ranges)) }
  }

  var isEmpty: Bool { ranges.isEmpty }
  /// Whether the set has exactly one scalar.
  var isSingle: Bool { ranges.count == 1 && ranges[0].count == 1 }

  /// The scalars that are not in this set.
  var complement: Self {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
    return Self(ranges: gaps)
  }

  func contains(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }

  private static func withoutSurrogates(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    guard range.lowerBound <= 0xDFFF, range.upperBound >= 0xD800 else { return [range] }
    var parts: [ClosedRange<UInt32>] = []
    if range.lowerBound < 0xD800 { parts.append(range.lowerBound...0xD7FF) }
    if range.upperBound > 0xDFFF { parts.append(0xE000...range.upperBound) }
    return parts
  }

  /// Adds `range`, which starts at or after the start of the last range.
  private static func append(_ range: ClosedRange<UInt32>, to ranges: inout [ClosedRange<UInt32>]) {
    guard let last = ranges.last, last.upperBound >= range.lowerBound || last.upperBound + 1 == range.lowerBound else {
      ranges.append(range)
      return
    }
    ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
  }
}
