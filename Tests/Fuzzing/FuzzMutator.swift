import FormTestSupport

/// Changes seeds the way libFuzzer does, by a seeded generator: a run with the same seed makes the same bytes.
public struct FuzzMutator {
  private var random: SeededGenerator

  /// The changes that `seed` decides.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// One of `seeds` with a few changes; a change may take a part of another seed over.
  public mutating func changed(_ seeds: [[UInt8]]) -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes, seeds) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let part = place..<min(bytes.count, place + Int.random(in: 1...24, using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0: bytes.removeSubrange(part)
    case 1: bytes.insert(contentsOf: bytes[part], at: Int.random(in: 0...bytes.count, using: &random))
    case 2 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 3: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
    case 4: bytes.replaceSubrange(part, with: word())
    case 5:
      let other = seeds.randomElement(using: &random) ?? []
      let start = Int.random(in: 0...other.count, using: &random)
      let end = min(other.count, start + Int.random(in: 1...80, using: &random))
      bytes.replaceSubrange(part, with: other[start..<end])
    case 6: bytes.insert(contentsOf: repeatElement(word(), count: 40).joined(), at: place)
    default: bytes.insert(contentsOf: word(), at: place)
    }
  }

  private mutating func word() -> [UInt8] { Array((FuzzDictionary.words.randomElement(using: &random) ?? "").utf8) }
}
