/// Eight bytes of a text, looked at together.
@frozen public struct ByteWord {
  @usableFromInline let bits: UInt64

  /// The bytes of `text` from `offset` on; nil where fewer than eight are left.
  @inlinable @inline(__always) public init?(of text: [UInt8], at offset: Int) {
    guard offset + 8 <= text.count else { return nil }
    bits = unsafe UInt64(littleEndian: text.span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Whether every byte is a character of its own.
  @inlinable @inline(__always) public var isASCII: Bool { bits & 0x8080_8080_8080_8080 == 0 }

  /// How many bytes continue a character: in UTF-8 their two highest bits are 1 and 0.
  @inlinable @inline(__always) public var continuationCount: Int {
    let continuations = (bits & ~(bits << 1)) >> 7 & 0x0101_0101_0101_0101
    // Multiplying adds the eight bytes up in the highest one; not every processor counts bits.
    return Int((continuations &* 0x0101_0101_0101_0101) >> 56)
  }

  /// The place of the first byte below `limit`, which is at most 128, counted from 0; nil when there is none.
  @inlinable @inline(__always) public func firstPlace(below limit: UInt8) -> Int? {
    // Of bytes whose highest bit was 0, one below the limit borrows into it, and perhaps from those behind it.
    let borrowed = (bits &- 0x0101_0101_0101_0101 &* UInt64(limit)) & ~bits & 0x8080_8080_8080_8080
    return borrowed == 0 ? nil : borrowed.trailingZeroBitCount / 8
  }
}
