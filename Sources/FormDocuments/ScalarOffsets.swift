internal import FormDiagnostics

/// Turns places counted in Unicode scalars into byte offsets, by walking from the place asked for last.
///
/// Where no character of more than one byte lies between, there is nothing to walk over. libyaml shows that: it knows
/// how many bytes and how many scalars it has read, and as long as the difference is the one known here, all that
/// lies between is ASCII.
struct ScalarOffsets {
  private let bytes: [UInt8]
  /// The first byte after the byte order mark, which the places do not count.
  private let origin: Int
  private var scalar = 0
  private var offset: Int

  /// The offsets of `source`, whose bytes are UTF-8; in other bytes places are near, never outside the text.
  init(_ source: SourceText) {
    bytes = source.bytes
    origin = source.byteOrderMarkCount
    offset = origin
  }

  /// The byte at which the Unicode scalar number `place`, counted from 0, begins; the end of the text when it lies past it.
  ///
  /// `surplus` is how many bytes more than scalars had been read at some place behind this one; nil when that is not
  /// known.
  mutating func byte(ofScalar place: Int, surplus: Int? = nil) -> Int {
    if place >= scalar, surplus == offset - origin - scalar {
      offset = min(offset + place - scalar, bytes.count)
      scalar = place
    } else {
      walk(to: place)
    }
    return offset
  }

  private mutating func walk(to place: Int) {
    var offset = self.offset
    while scalar < place, offset < bytes.count {
      let byte = bytes[offset]
      offset += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      scalar += 1
    }
    offset = min(offset, bytes.count)
    while scalar > place, offset > origin {
      offset -= 1
      while offset > origin, UTF8.isContinuation(bytes[offset]) { offset -= 1 }
      scalar -= 1
    }
    self.offset = offset
  }
}
