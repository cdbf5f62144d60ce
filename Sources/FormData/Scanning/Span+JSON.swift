/// A JSON string as it stands in a record.
struct StringToken {
  /// The byte after the last one inside the quotes: the place of the closing quote.
  let end: Int
  /// Whether there are escapes in it.
  let hasEscapes: Bool
  /// Whether every byte of it is ASCII.
  let isASCII: Bool
}

/// Reading JSON from bytes, without making anything of them.
///
/// Source: RFC 8259.
extension Span<UInt8> {
  /// The byte at `index`; 0, which begins nothing in JSON, past the end.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 { index < count ? unsafe self[unchecked: index] : 0 }

  /// The first place at or after `index` that holds no blank.
  @inline(__always)
  func afterBlanks(_ index: Int) -> Int {
    var index = index
    while index < count, unsafe self[unchecked: index] <= 0x20, isBlank(byte(index)) { index += 1 }
    return index
  }

  @inline(__always)
  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// The string whose first byte inside the quotes is at `start`.
  @inline(__always)
  func string(from start: Int) throws(RecordFault) -> StringToken {
    var index = start
    // Eight bytes at a time up to the first one that is not plain.
    while index + 8 <= count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self).littleEndian
      let special = word.specialBytes
      if special == 0 {
        index += 8
        continue
      }
      index += special.trailingZeroBitCount >> 3
      if byte(index) == UInt8(ascii: "\"") { return StringToken(end: index, hasEscapes: false, isASCII: true) }
      break
    }
    return try unusualString(from: index)
  }

  /// The rest of a string from `index`, byte by byte: its end, escapes, other scripts.
  private func unusualString(from start: Int) throws(RecordFault) -> StringToken {
    var index = start
    var hasEscapes = false
    var isASCII = true
    while index < count {
      let byte = self[index]
      switch byte {
      case UInt8(ascii: "\""): return StringToken(end: index, hasEscapes: hasEscapes, isASCII: isASCII)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        index = try afterEscape(index).end
      case 0x80...:
        isASCII = false
        let length = encodedLength(at: index)
        if length == 0 { throw RecordFault(.badEncoding, at: index) }
        index += length
      case 0..<0x20: throw RecordFault(.controlCharacter, at: index)
      default: index += 1
      }
    }
    throw RecordFault(.endsEarly, at: count)
  }

  /// The place after the escape whose backslash is at `index`, and the scalar it stands for.
  func afterEscape(_ index: Int) throws(RecordFault) -> (end: Int, scalar: UInt32) {
    switch byte(index + 1) {
    case UInt8(ascii: "\""): return (index + 2, 0x22)
    case UInt8(ascii: "\\"): return (index + 2, 0x5C)
    case UInt8(ascii: "/"): return (index + 2, 0x2F)
    case UInt8(ascii: "b"): return (index + 2, 0x08)
    case UInt8(ascii: "f"): return (index + 2, 0x0C)
    case UInt8(ascii: "n"): return (index + 2, 0x0A)
    case UInt8(ascii: "r"): return (index + 2, 0x0D)
    case UInt8(ascii: "t"): return (index + 2, 0x09)
    case UInt8(ascii: "u"):
      guard let unit = hexadecimalUnit(at: index + 2) else { break }
      if unit & 0xF800 != 0xD800 { return (index + 6, unit) }
      // The first half of a pair needs its second half.
      guard unit < 0xDC00, byte(index + 6) == UInt8(ascii: "\\"), byte(index + 7) == UInt8(ascii: "u"),
        let second = hexadecimalUnit(at: index + 8), second & 0xFC00 == 0xDC00
      else { break }
      return (index + 12, 0x10000 + ((unit & 0x3FF) << 10 | (second & 0x3FF)))
    default: break
    }
    throw RecordFault(index + 1 < count ? .badEscape : .endsEarly, at: index)
  }

  private func hexadecimalUnit(at index: Int) -> UInt32? {
    var unit: UInt32 = 0
    for place in index..<(index + 4) {
      switch byte(place) {
      case let digit where digit >= 0x30 && digit <= 0x39: unit = unit << 4 | UInt32(digit - 0x30)
      case let letter where letter | 0x20 >= 0x61 && letter | 0x20 <= 0x66:
        unit = unit << 4 | UInt32((letter | 0x20) - 0x61 + 10)
      default: return nil
      }
    }
    return unit
  }

  /// How many bytes the scalar at `index` takes; 0 when the bytes there are no UTF-8.
  ///
  /// Source: RFC 3629, section 4.
  func encodedLength(at index: Int) -> Int {
    let first = byte(index)
    let second = byte(index + 1)
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return isContinuation(second) ? 2 : 0
    case 0xE0...0xEF:
      guard isContinuation(second), isContinuation(byte(index + 2)) else { return 0 }
      if first == 0xE0, second < 0xA0 { return 0 }
      return first == 0xED && second >= 0xA0 ? 0 : 3
    case 0xF0...0xF4:
      guard isContinuation(second), isContinuation(byte(index + 2)), isContinuation(byte(index + 3)) else { return 0 }
      if first == 0xF0, second < 0x90 { return 0 }
      return first == 0xF4 && second >= 0x90 ? 0 : 4
    default: return 0
    }
  }

  @inline(__always)
  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

extension UInt64 {
  /// A word whose lowest set bit lies in the first of the eight bytes that is a quote, a backslash, a control character
  /// or not ASCII; 0 when there is none.
  @inline(__always)
  var specialBytes: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = self ^ (ones &* 0x22)
    let backslash = self ^ (ones &* 0x5C)
    let found = ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((self &- ones &* 0x20) & ~self)
    return (found | self) & (ones &* 0x80)
  }
}
