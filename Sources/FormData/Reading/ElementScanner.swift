/// Finds where the records of a JSON stream begin and end: the elements of one array, or values one after another.
///
/// It looks at brackets and quotes alone; whether a record is JSON is for the judge to say. It goes on where it stopped,
/// so that the stream can come in pieces.
struct ElementScanner {
  private enum Phase {
    /// Before everything: an array or the first value.
    case start
    /// Where a value of a sequence may begin.
    case betweenValues
    /// Where an element must begin, or the array may end when `isFirst`.
    case beforeElement(isFirst: Bool)
    /// Inside a value with brackets or quotes.
    case inValue
    /// Inside a number, a word or anything else.
    case inScalar
    /// After an element.
    case afterElement
    /// After the end of the array.
    case end
  }

  private var phase = Phase.start
  private var isArray = false
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Where the record begins that is not yet whole; nil between records.
  private(set) var start: Int?
  /// The place from which bytes were not looked at yet.
  private(set) var position = 0
  /// Whether the record that is not yet whole is passed over because of its size.
  private var isPassedOver = false
  private var isTrailingTold = false
  /// What is wrong with the stream itself, if anything.
  private(set) var fault: RecordFault?

  /// Looks at the bytes up to `end`; appends the whole records to `ranges`.
  mutating func scan(_ bytes: Span<UInt8>, to end: Int, into ranges: inout [Range<Int>]) {
    var index = position
    while index < end {
      let byte = bytes[index]
      switch phase {
      case .start, .betweenValues:
        if byte <= 0x20 || (byte == 0xEF || byte == 0xBB || byte == 0xBF) && start == nil && isStart { break }
        if byte == UInt8(ascii: "["), isStart {
          isArray = true
          phase = .beforeElement(isFirst: true)
        } else {
          begin(byte, at: index)
        }
      case .beforeElement(let isFirst):
        if byte <= 0x20 { break }
        if byte == UInt8(ascii: "]") {
          if !isFirst { ranges.append(index..<index) }
          phase = .end
        } else if byte == UInt8(ascii: ",") {
          ranges.append(index..<index)
          phase = .beforeElement(isFirst: false)
        } else {
          begin(byte, at: index)
        }
      case .inValue: index = advance(bytes, index, end, byte, &ranges)
      case .inScalar:
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || (!isArray && byte <= 0x20) {
          if isArray {
            phase = .afterElement
            continue
          }
          close(at: index, &ranges)
          phase = .betweenValues
        }
      case .afterElement:
        if byte <= 0x20 { break }
        if byte == UInt8(ascii: ",") {
          close(at: index, &ranges)
          phase = .beforeElement(isFirst: false)
        } else if byte == UInt8(ascii: "]") {
          close(at: index, &ranges)
          phase = .end
        } else {
          begin(byte, at: start ?? index)
        }
      case .end:
        if byte > 0x20, !isTrailingTold {
          isTrailingTold = true
          fault = RecordFault(.trailing, at: index)
        }
      }
      index += 1
    }
    position = max(index, position)
  }

  private var isStart: Bool { if case .start = phase { true } else { false } }

  private mutating func begin(_ byte: UInt8, at index: Int) {
    if start == nil { start = index }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth = 1
      phase = .inValue
    case UInt8(ascii: "\""):
      isInString = true
      phase = .inValue
    default: phase = .inScalar
    }
  }

  /// Goes over the byte at `index` of a value, or over a stretch of a string; gives the place of the last byte done.
  private mutating func advance(
    _ bytes: Span<UInt8>, _ place: Int, _ end: Int, _ byte: UInt8, _ ranges: inout [Range<Int>]
  ) -> Int {
    if isInString {
      var index = place
      if isEscaped {
        isEscaped = false
        return index
      }
      while index + 8 <= end {
        let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
        let special = word.littleEndian.quoteBytes
        if special != 0 {
          index += special.trailingZeroBitCount >> 3
          break
        }
        index += 8
      }
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") { index += 1 }
      guard index < end else { return end - 1 }
      if bytes[index] == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        isInString = false
        if depth == 0 { finish(after: index, &ranges) }
      }
      return index
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 0 { finish(after: place, &ranges) }
    default: break
    }
    return place
  }

  private mutating func finish(after index: Int, _ ranges: inout [Range<Int>]) {
    if isArray {
      phase = .afterElement
    } else {
      close(at: index + 1, &ranges)
      phase = .betweenValues
    }
  }

  private mutating func close(at end: Int, _ ranges: inout [Range<Int>]) {
    if let start, !isPassedOver { ranges.append(start..<end) }
    start = nil
    isPassedOver = false
  }

  /// Notes that the bytes before `offset` are gone.
  mutating func drop(_ offset: Int) {
    position -= offset
    if let start { self.start = max(0, start - offset) }
    fault = nil
  }

  /// Passes over the rest of the record that is not yet whole.
  mutating func passOver() { isPassedOver = true }

  /// Whether a record is being passed over.
  var isPassingOver: Bool { isPassedOver }

  /// Ends the stream at `end`: a record that is not whole is one all the same, and an array that is not closed is a
  /// fault.
  mutating func close(stream end: Int, into ranges: inout [Range<Int>]) {
    if start != nil {
      close(at: end, &ranges)
      phase = .end
      return
    }
    switch phase {
    case .beforeElement, .afterElement: fault = RecordFault(.endsEarly, at: end)
    case .start, .betweenValues, .inValue, .inScalar, .end: break
    }
    phase = .end
  }
}

extension UInt64 {
  /// A word whose lowest set bit lies in the first of the eight bytes that is a quote or a backslash; 0 for none.
  @inline(__always)
  fileprivate var quoteBytes: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = self ^ (ones &* 0x22)
    let backslash = self ^ (ones &* 0x5C)
    return (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)) & (ones &* 0x80)
  }
}
