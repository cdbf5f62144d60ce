/// Random numbers that are the same on every machine for the same seed.
///
/// Source: SplitMix64 by Guy Steele, Doug Lea and Christine Flood, "Fast splittable pseudorandom number generators".
public struct SampleGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The sequence that `seed` begins.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True so many times of a hundred.
  mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
