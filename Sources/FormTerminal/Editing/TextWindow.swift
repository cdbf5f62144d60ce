import FormText

/// The part of a one-line text that is seen through a row, with `<` and `>` where it is cut.
public struct TextWindow: Hashable, Sendable {
  /// What the row shows, no wider than it.
  public let text: String
  /// The cell of the cursor, counted from the start of the row.
  public let cursorColumn: Int
  /// The clusters that are shown.
  private let shown: Range<Int>
  /// The cell that each cluster begins in, and the one behind the last, counted from the start of the text.
  private let columns: [Int]
  /// The cell of the text that the row begins with.
  private let start: Int

  /// The window on `edited` in a row of `width` cells, 4 at least. One cell stays free for the cursor at the end.
  ///
  /// The window moves by half a row, so that most keys change one cell only.
  public init(_ edited: EditedText, width: Int, isMasked: Bool = false) {
    let width = max(width, 4)
    let clusters = edited.clusters
    var columns = [0]
    columns.reserveCapacity(clusters.count + 1)
    var whole: [UInt8] = []
    whole.reserveCapacity(width)
    var end = 0
    for cluster in clusters {
      end += cluster.append(to: &whole, isMasked: isMasked)
      columns.append(end)
    }
    let cursor = columns[edited.cursor]
    if end < width {
      text = String(decoding: whole, as: UTF8.self)
      cursorColumn = cursor
      (shown, self.columns, start) = (0..<clusters.count, columns, 0)
      return
    }
    // The widest that the cluster under the cursor can be and still be seen whole.
    let room = edited.cursor < clusters.count ? columns[edited.cursor + 1] - cursor : 1
    let half = width / 2
    let overhang = max(0, cursor + min(room, half) - (width - 1))
    let start = (overhang + half - 1) / half * half
    var row: [UInt8] = start > 0 ? [UInt8(ascii: "<")] : []
    row.reserveCapacity(width)
    var used = row.count
    let first = columns.dropLast().firstIndex { $0 >= start + used } ?? clusters.count
    var shown = first..<first
    for place in first..<clusters.count {
      let isLast = place == clusters.count - 1
      if columns[place + 1] - start > (isLast ? width : width - 1) { continue }
      let gap = columns[place] - start - used
      if gap > 0 { row += [UInt8](repeating: UInt8(ascii: " "), count: gap) }
      clusters[place].append(to: &row, isMasked: isMasked)
      used = columns[place + 1] - start
      shown = first..<place + 1
    }
    if end - start > width - 1, used < width, end > start + used {
      row += [UInt8](repeating: UInt8(ascii: " "), count: width - 1 - used)
      row.append(UInt8(ascii: ">"))
    }
    text = String(decoding: row, as: UTF8.self)
    cursorColumn = min(max(cursor - start, 0), width - 1)
    (self.shown, self.columns, self.start) = (shown, columns, start)
  }

  /// The cluster under a cell of the row; behind the text, the place after its last cluster.
  public func cluster(at cell: Int) -> Int {
    guard let first = shown.first, start + cell < columns[shown.upperBound] else { return columns.count - 1 }
    return shown.last { columns[$0] <= start + cell && columns[$0] < columns[$0 + 1] } ?? first
  }
}

extension Character {
  /// Adds the cluster to a row as it is shown, escaped or as an asterisk; the number of cells that takes.
  @discardableResult fileprivate func append(to row: inout [UInt8], isMasked: Bool) -> Int {
    if isMasked {
      row.append(UInt8(ascii: "*"))
      return 1
    }
    // Printable ASCII, which spares a closer look.
    if utf8.count == 1, let byte = utf8.first, 0x20..<0x7F ~= byte {
      row.append(byte)
      return 1
    }
    let text = String(self).escapedForDisplay()
    row += text.utf8
    return text.displayWidth
  }
}
