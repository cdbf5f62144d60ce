/// Finds where the rows of CSV begin and end. It goes on where it stopped, so that the text can come in pieces.
///
/// Source: RFC 4180, section 2, with LF taken as a line break like CR LF.
struct RowScanner {
  private var isQuoted = false
  /// The place from which bytes were not looked at yet.
  private var position = 0
  /// Where the row begins that is not yet whole.
  private(set) var start = 0

  /// Looks at the bytes up to `end`; appends the whole rows, without their line breaks, to `ranges`.
  mutating func scan(_ bytes: Span<UInt8>, to end: Int, into ranges: inout [Range<Int>]) {
    var index = position
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        // A doubled quote closes and opens again, which comes to the same.
        isQuoted.toggle()
      } else if byte == UInt8(ascii: "\n"), !isQuoted {
        append(bytes, start..<index, &ranges)
        start = index + 1
      }
      index += 1
    }
    position = max(index, position)
  }

  /// Ends the text at `end`: what is left is a row as well.
  mutating func close(_ bytes: Span<UInt8>, at end: Int, into ranges: inout [Range<Int>]) {
    append(bytes, start..<max(start, end), &ranges)
    start = end
  }

  private func append(_ bytes: Span<UInt8>, _ range: Range<Int>, _ ranges: inout [Range<Int>]) {
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    if end > range.lowerBound { ranges.append(range.lowerBound..<end) }
  }

  /// Notes that the bytes before `offset` are gone.
  mutating func drop(_ offset: Int) {
    position -= offset
    start = max(0, start - offset)
  }
}

extension Span<UInt8> {
  /// The cells of the row in `range`: for each its bytes as they stand and whether they are in quotes; nil when quotes are
  /// not closed, or something stands beside them. The place of that is given then.
  func cells(_ range: Range<Int>) -> (cells: [(range: Range<Int>, isQuoted: Bool)], problem: Int?) {
    var cells: [(range: Range<Int>, isQuoted: Bool)] = []
    var index = range.lowerBound
    while true {
      if byte(index) == UInt8(ascii: "\""), index < range.upperBound {
        let start = index + 1
        index = start
        while index < range.upperBound {
          if self[index] != UInt8(ascii: "\"") {
            index += 1
          } else if index + 1 < range.upperBound, self[index + 1] == UInt8(ascii: "\"") {
            index += 2
          } else {
            break
          }
        }
        guard index < range.upperBound else { return (cells, start - 1) }
        cells.append((start..<index, true))
        index += 1
        if index < range.upperBound, self[index] != UInt8(ascii: ",") { return (cells, index) }
      } else {
        let start = index
        while index < range.upperBound, self[index] != UInt8(ascii: ",") { index += 1 }
        cells.append((start..<index, false))
      }
      if index >= range.upperBound { return (cells, nil) }
      index += 1
    }
  }

  /// The text of a cell, doubled quotes made single.
  func cell(_ cell: (range: Range<Int>, isQuoted: Bool)) -> [UInt8] {
    var text: [UInt8] = []
    var index = cell.range.lowerBound
    while index < cell.range.upperBound {
      text.append(self[index])
      index += cell.isQuoted && self[index] == UInt8(ascii: "\"") ? 2 : 1
    }
    return text
  }
}
