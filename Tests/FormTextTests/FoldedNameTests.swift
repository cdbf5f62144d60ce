import Testing

@testable import FormText

@Suite struct FoldedNameTests {
  static let pairs = [
    ("label", "label", 0), ("label", "lable", 1), ("label", "lbel", 1), ("label", "labell", 1), ("label", "lebel", 1),
    ("ca", "abc", 3), ("kitten", "sitting", 3), ("", "abc", 3), ("minLength", "maxLength", 2), ("abcdef", "badcfe", 3),
  ]

  @Test(arguments: pairs)
  func slipsAreCounted(left: String, right: String, slips: Int) {
    var counter = SlipCounter()
    for (left, right) in [(left, right), (right, left)] {
      let (left, right) = (FoldedName(left), FoldedName(right))
      for limit in slips...6 { #expect(counter.slips(left.bytes, right.bytes, atMost: limit) == slips) }
      for limit in 0..<slips { #expect(counter.slips(left.bytes, right.bytes, atMost: limit) == nil) }
      #expect(left.mayBeNear(right, slips))
    }
  }

  /// The definition, word for word, without a table.
  static func slips(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    guard let first = left.last, let second = right.last else { return max(left.count, right.count) }
    var least = slips(left.dropLast(), right.dropLast()) + (first == second ? 0 : 1)
    least = min(least, slips(left.dropLast(), right) + 1, slips(left, right.dropLast()) + 1)
    if left.dropLast().last == second, right.dropLast().last == first, left.count > 1, right.count > 1 {
      least = min(least, slips(left.dropLast(2), right.dropLast(2)) + 1)
    }
    return least
  }

  @Test func countingNearTheDiagonalAgreesWithTheDefinition() {
    var counter = SlipCounter()
    var random = UInt64(7)
    func word() -> [UInt8] {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (0..<(random >> 33) % 6).map { UInt8(ascii: "a") + UInt8((random >> (10 + 3 * $0)) % 3) }
    }
    for _ in 0..<2000 {
      let (left, right) = (word(), word())
      let slips = Self.slips(left[...], right[...])
      for limit in 0...4 {
        #expect(counter.slips(left, right, atMost: limit) == (slips <= limit ? slips : nil), "\(left) \(right)")
      }
    }
  }
}
