/// Which code points are the same letter but for case, by Unicode's simple case folding: `k`, `K` and the kelvin sign.
enum CaseFolding {
  /// The groups of two to four code points that fold to the same one, each group ascending.
  private static let orbits: [[UInt32]] = {
    var members: [UInt32: [UInt32]] = [:]
    let numbers = UnicodeTables.numbers(in: UnicodeTables.folds)
    var point: UInt32 = 0
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      point += numbers[index]
      let distance = numbers[index + 1]
      let target = distance % 2 == 0 ? point + distance / 2 : point - (distance + 1) / 2
      members[target, default: [target]].append(point)
    }
    return members.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }()

  /// The number of the orbit that a code point is in, for those that are in one.
  private static let orbitNumbers: [UInt32: Int] = {
    var numbers: [UInt32: Int] = [:]
    for (number, orbit) in orbits.enumerated() {
      for member in orbit { numbers[member] = number }
    }
    return numbers
  }()

  /// Everything that is the same letter as something in `set`.
  static func closure(of set: ScalarSet) -> ScalarSet {
    if set.ranges.count == 1, set.ranges[0].count == 1 {
      guard let number = orbitNumbers[set.ranges[0].lowerBound] else { return set }
      return ScalarSet(ranges: orbits[number].map { $0...$0 })
    }
    let touched = orbits.filter { orbit in orbit.contains { set.contains($0) } }
    return ScalarSet(ranges: set.ranges + touched.flatMap { orbit in orbit.map { $0...$0 } })
  }
}
