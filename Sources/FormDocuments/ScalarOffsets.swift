internal import FormDiagnostics

/// Turns places counted in Unicode scalars into byte offsets, by walking from the place asked for last.
///
/// Places that rise, as those of events do, cost one walk over the text in all; a text of nothing but ASCII none.
struct ScalarOffsets {
  private let bytes: [UInt8]
  /// The first byte after the byte order mark, which the places do not count.
  private let origin: Int
  private let isASCII: Bool
  private var scalar = 0
  private var offset: Int

  /// The offsets of `source`, whose bytes are UTF-8; in other bytes places are near, never outside the text.
  init(_ source: SourceText) {
    bytes = source.bytes
    origin = source.byteOrderMarkCount
    // Without an early exit the compiler looks at many bytes at once.
    isASCII = bytes.reduce(0, |) < 0x80
    offset = origin
  }

  /// The byte at which the Unicode scalar number `target`, counted from 0, begins; the end of the text when it lies past it.
  mutating func byte(ofScalar target: Int) -> Int {
    if isASCII { return min(origin + target, bytes.count) }
    var offset = self.offset
    var scalar = self.scalar
    while scalar < target, offset < bytes.count {
      let byte = bytes[offset]
      offset += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      scalar += 1
    }
    offset = min(offset, bytes.count)
    while scalar > target, offset > origin {
      offset -= 1
      while offset > origin, UTF8.isContinuation(bytes[offset]) { offset -= 1 }
      scalar -= 1
    }
    self.offset = offset
    self.scalar = scalar
    return offset
  }
}
