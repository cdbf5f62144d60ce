/// A place in a text as a person reads it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1, in Unicode scalars (code points). A tab is one column, a byte order mark none.
  public let column: Int

  /// The place at `line` and `column`, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a text begin: the one place that turns byte offsets into lines and columns.
///
/// A line ends at LF, CR or CR LF, as editors count. NEL, U+2028 and U+2029 end no line.
/// Building costs one pass over the text; each look-up costs a binary search and a walk of at most 256 bytes, however
/// long its line is.
public struct LineIndex: Sendable {
  /// The text that is indexed.
  public let source: SourceText
  private let starts: [Int]
  /// How many bytes that begin a scalar stand before each stride of ``stride`` bytes.
  private let scalarCounts: [Int]
  private static let stride = 256

  /// The index of `source`.
  public init(_ source: SourceText) {
    self.source = source
    starts = Self.starts(in: source)
    scalarCounts = Self.scalarCounts(in: source.bytes)
  }

  private static func starts(in source: SourceText) -> [Int] {
    let bytes = source.bytes
    var starts = [source.byteOrderMarkCount]
    var place = 0
    while place < bytes.count {
      if let word = ByteWord(of: bytes, at: place) {
        guard let first = word.firstPlace(below: UInt8(ascii: "\r") + 1) else {
          place += 8
          continue
        }
        place += first
      }
      if bytes.endsLine(at: place) { starts.append(place + 1) }
      place += 1
    }
    return starts
  }

  private static func scalarCounts(in bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var scalars = 0
    for start in Swift.stride(from: 0, through: bytes.count, by: stride) {
      counts.append(scalars)
      let end = min(start + stride, bytes.count)
      var place = start
      while place < end {
        if let word = ByteWord(of: bytes, at: place) {
          scalars += 8 - word.continuationCount
          place += 8
        } else {
          scalars += UTF8.isContinuation(bytes[place]) ? 0 : 1
          place += 1
        }
      }
    }
    return counts
  }

  /// The number of lines; a text that ends in a line break has an empty last line.
  public var lineCount: Int { starts.count }

  /// The position of the byte at `offset`. Offsets past the end give the place just after the last character.
  public func position(at offset: Int) -> SourcePosition {
    let line = lineNumber(at: offset)
    let start = starts[line - 1]
    let end = min(max(offset, start), contents(ofLine: line).end)
    return SourcePosition(line: line, column: scalarCount(before: end) - scalarCount(before: start) + 1)
  }

  private func scalarCount(before offset: Int) -> Int {
    let place = offset / Self.stride
    let start = place * Self.stride
    return scalarCounts[place] + source.bytes[start..<offset].count { !UTF8.isContinuation($0) }
  }

  /// The bytes of line `line` (counted from 1) without its line break.
  public func contents(ofLine line: Int) -> SourceRange {
    precondition(starts.indices.contains(line - 1), "a line number lies between 1 and the number of lines")
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : source.bytes.count
    if end > start, line < starts.count, source.bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, line < starts.count, source.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(start, end)
  }

  private func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }
}

extension [UInt8] {
  /// Whether the byte at `offset` is the last one of a line break.
  fileprivate func endsLine(at offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): offset + 1 == count || self[offset + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
