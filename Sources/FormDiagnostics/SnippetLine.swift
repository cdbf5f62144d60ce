import FormText

/// One source line as it is drawn: tabs expanded, unsafe characters escaped, trimmed to a window with `…` at cut ends.
struct SnippetLine {
  /// How far from a mark the line is looked at on either side, in bytes for each cell of the window, so that a line of
  /// megabytes costs no more than a short one.
  private static let reach = 4
  private static let tabStop = 4

  private struct Cluster {
    /// The first byte, and the byte after the last one.
    let start: Int
    let end: Int
    /// The first cell, counted from the first cluster that was read.
    let column: Int
    let text: String
    let width: Int
  }

  /// What is drawn.
  private(set) var text = ""

  private let start: Int
  private var clusters: [Cluster] = []
  private var fullWidth = 0
  /// The cells of the line that are drawn, `…` not counted.
  private var window = 0..<0
  /// The cells that `…` takes before the window: 1 or 0.
  private var leftMark = 0
  private var lastCell = 0

  /// The line with the bytes `contents`, trimmed to `available` cells so that the start of `focus` is seen, and as much
  /// of the rest of it as there is room for.
  init(_ contents: SourceRange, in source: SourceText, focus: SourceRange, available: Int) {
    let reach = Self.reach * available
    var start = max(contents.start, focus.start - reach)
    while start > contents.start, UTF8.isContinuation(source.bytes[start]) { start -= 1 }
    var end = min(contents.end, min(focus.end, focus.start + reach) + reach)
    while end < contents.end, UTF8.isContinuation(source.bytes[end]) { end += 1 }
    self.start = start
    readClusters(source.bytes[start..<end])
    draw(columns(of: focus), in: available, isCutLeft: start > contents.start, isCutRight: end < contents.end)
  }

  /// The cells of the drawn text that stand for `range`: at least one, and within the window.
  func cells(of range: SourceRange) -> Range<Int> {
    let columns = columns(of: range)
    let first = min(max(columns.lowerBound, window.lowerBound), window.upperBound) - window.lowerBound
    let last = min(max(columns.upperBound, window.lowerBound), window.upperBound) - window.lowerBound
    let cell = min(first + leftMark, lastCell)
    return cell..<max(last + leftMark, cell + 1)
  }

  private mutating func readClusters(_ bytes: ArraySlice<UInt8>) {
    clusters.reserveCapacity(bytes.count)
    if bytes.allSatisfy({ 0x20...0x7E ~= $0 }) {
      for offset in bytes.indices {
        append(String(Unicode.Scalar(bytes[offset])), width: 1, from: offset, to: offset + 1)
      }
      return
    }
    if let text = String(validating: bytes, as: UTF8.self) {
      readClusters(text, at: bytes.startIndex)
      return
    }
    // Bytes that are not UTF-8 are drawn as U+FFFD each time the decoder stumbles, and keep their own offsets.
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = bytes.startIndex
    var valid = offset
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length):
        readClusters(String(decoding: bytes[valid..<offset], as: UTF8.self), at: valid)
        append("\u{FFFD}", width: 1, from: offset, to: offset + length)
        offset += length
        valid = offset
      case .emptyInput:
        readClusters(String(decoding: bytes[valid..<offset], as: UTF8.self), at: valid)
        return
      }
    }
  }

  private mutating func readClusters(_ text: String, at start: Int) {
    var offset = start
    for character in text {
      let end = offset + character.utf8.count
      if character == "\t" {
        let cells = Self.tabStop - fullWidth % Self.tabStop
        append(String(repeating: " ", count: cells), width: cells, from: offset, to: end)
      } else {
        let shown = String(character).escapedForDisplay()
        append(shown, width: shown.displayWidth, from: offset, to: end)
      }
      offset = end
    }
  }

  private mutating func append(_ text: String, width: Int, from start: Int, to end: Int) {
    clusters.append(Cluster(start: start, end: end, column: fullWidth, text: text, width: width))
    fullWidth += width
  }

  /// The cells of the whole line that `range` covers, whole clusters; empty for an empty range.
  private func columns(of range: SourceRange) -> Range<Int> {
    let first = clusters.firstIndex { $0.end > range.start }
    let low = first.map { clusters[$0].column } ?? fullWidth
    guard let first, !range.isEmpty else { return low..<low }
    var high = low
    for cluster in clusters[first...] {
      if cluster.start >= range.end { break }
      high = cluster.column + cluster.width
    }
    return low..<high
  }

  private mutating func draw(_ focus: Range<Int>, in available: Int, isCutLeft: Bool, isCutRight: Bool) {
    var left = 0
    var right = fullWidth
    // An empty focus at the end of the line needs a cell of its own.
    let needed = focus.isEmpty ? max(fullWidth, focus.lowerBound + 1) : fullWidth
    if needed > available {
      // The focus stands in the middle; when it is too wide for that, its beginning is shown after some context.
      let before = focus.count + 8 <= available ? (available - focus.count) / 2 : min(8, available / 4)
      left = min(max(0, focus.lowerBound - before), needed - available + 1)
      if left <= 1 { left = 0 }
      right = left + available
    }
    let cutsLeft = left > 0 || isCutLeft
    if cutsLeft, needed > available { right -= 1 }
    let cutsRight = right < fullWidth || isCutRight
    if cutsRight, right < fullWidth { right -= 1 }
    let drawn = clusters.filter { $0.column >= left && $0.column + $0.width <= right }
    window = (drawn.first?.column ?? 0)..<(drawn.last.map { $0.column + $0.width } ?? 0)
    leftMark = cutsLeft ? 1 : 0
    text = (cutsLeft ? "…" : "") + drawn.map(\.text).joined() + (cutsRight ? "…" : "")
    lastCell = available - 1
  }
}
