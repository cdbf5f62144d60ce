/// Eight bytes of a text, looked at together.
@frozen public struct ByteWord {
  @usableFromInline let bits: UInt64

  /// The bytes of `text` from `offset` on; nil where fewer than eight are left.
  @inlinable @inline(__always) public init?(of text: [UInt8], at offset: Int) {
    guard offset + 8 <= text.count else { return nil }
    bits = unsafe text.span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Whether every byte is a character of its own.
  @inlinable @inline(__always) public var isASCII: Bool { bits & 0x8080_8080_8080_8080 == 0 }

  /// How many bytes continue a character: in UTF-8 their two highest bits are 1 and 0.
  @inlinable @inline(__always) public var continuationCount: Int {
    let continuations = (bits & ~(bits << 1)) >> 7 & 0x0101_0101_0101_0101
    // Multiplying adds the eight bytes up in the highest one; not every processor counts bits.
    return Int((continuations &* 0x0101_0101_0101_0101) >> 56)
  }

  /// Whether a byte is below `limit`, which is at most 128.
  @inlinable @inline(__always) public func hasByte(below limit: UInt8) -> Bool {
    // Only a byte below the limit borrows into its highest bit without having had it before.
    (bits &- 0x0101_0101_0101_0101 &* UInt64(limit)) & ~bits & 0x8080_8080_8080_8080 != 0
  }
}
