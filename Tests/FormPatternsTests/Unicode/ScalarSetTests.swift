import Testing

@testable import FormPatterns

struct ScalarSetTests {
  @Test(
    arguments: [
      ([], []), ([5...5, 1...2, 3...4], [1...5]), ([1...9, 2...3], [1...9]),
      ([0xD000...0xE000], [0xD000...0xD7FF, 0xE000...0xE000]),
      ([0xD800...0xDFFF], []), ([0x10FFFF...0x10FFFF], [0x10FFFF...0x10FFFF]),
    ] as [([ClosedRange<UInt32>], [ClosedRange<UInt32>])])
  func joinsRanges(given: [ClosedRange<UInt32>], expected: [ClosedRange<UInt32>]) {
    let set = ScalarSet(ranges: given)
    #expect(set.ranges == expected)
    #expect(set.complement.complement == set)
    #expect(ScalarSet(joining: [set, set.complement]) == .all)
  }

  @Test func knowsItsMembers() {
    let set = ScalarSet(ranges: [3...5, 9...9])
    #expect((0...10).filter { set.contains($0) } == [3, 4, 5, 9])
    #expect(!ScalarSet.empty.contains(0))
    #expect(ScalarSet.all.complement == .empty)
  }
}
